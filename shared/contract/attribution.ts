/**
 * The origin of a donation: the partner whose page or link the donor used, and the partner's campaign values (UTM). Nothing here identifies the donor. A
 * value that holds an e-mail address or control characters is refused, because the trust's staff reads these lists.
 */
import * as z from 'zod/mini'
import { textOf } from './basics.ts'

/** Id of a registered partner, e.g. `slow-loom`. */
export const partnerIdSchema = textOf(/^[a-z\d][a-z\d-]{0,39}$/)

/** 1 to 100 characters: no control characters, line breaks or text-direction marks, and no e-mail address. */
export const utmTextSchema = textOf(/^(?!.*[^\s@]@[^\s@]+\.[^\s@])[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]{1,100}$/u)

/** Origin of the page that linked to the trust's own site, as the browser reports it, e.g. `https://loom.example`. It never holds a path. */
export const referrerSchema = textOf(/^https?:\/\/[^\s\p{Cc}/?#@]{1,190}$/u)

const utmText = z.optional(utmTextSchema)

/** The UTM values that the address holds, at most five. */
export const attributionSchema = z.object({
  utm_source: utmText,
  utm_medium: utmText,
  utm_campaign: utmText,
  utm_term: utmText,
  utm_content: utmText,
})

/** A payment link's number and its signature (`GET payment-link`). */
export const paymentLinkTokenSchema = textOf(/^[1-9]\d{0,14}\.[\w-]{16}$/)

/** The code with which a donation is paid on another device (`donation/phone-code`). */
export const phoneCodeTextSchema = textOf(/^[\w-]{22}$/)

/** The attribution that a donation request may carry. An unknown id or origin has no effect. On a partner's page the server uses its own records. */
export const touchSchema = z.object({
  partner: z.optional(partnerIdSchema),
  attribution: z.optional(attributionSchema),
  referrer: z.optional(referrerSchema),
  /** The link by which the donor came (our addition). Another project or amount is not tied to it. */
  payment_link: z.optional(paymentLinkTokenSchema),
  /** The code of another device that shows the outcome (our addition). A code that is used up or too old has no effect. */
  phone_code: z.optional(phoneCodeTextSchema),
})
export type Touch = z.infer<typeof touchSchema>

/** An object with these fields and those of an attribution. */
export const withTouch = /* @__NO_SIDE_EFFECTS__ */ <Fields extends z.core.$ZodLooseShape>(fields: Fields) =>
  z.object({ ...fields, ...touchSchema.shape })
