/**
 * Where a gift came from: the partner whose page or link led to it, and the words of the partner's campaign (UTM). Nothing here tells who gives: a value
 * that holds an e-mail address is refused like one with control characters, which have no place in a list that the trust's staff reads.
 */
import * as z from 'zod/mini'
import { textOf } from './basics.ts'

/** Id of a registered partner, e.g. `slow-loom`. */
export const partnerIdSchema = textOf(/^[a-z\d][a-z\d-]{0,39}$/)

/** 1 to 100 characters: no control characters, no line breaks, nothing that turns the direction of what stands beside it, no e-mail address. */
export const utmTextSchema = textOf(/^(?!.*[^\s@]@[^\s@]+\.[^\s@])[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]{1,100}$/u)

/** Origin of the page whose link led to the trust's own site, as the browser tells it, e.g. `https://loom.example`. Nothing of its path. */
export const referrerSchema = textOf(/^https?:\/\/[^\s\p{Cc}/?#@]{1,190}$/u)

const utmText = z.optional(utmTextSchema)

/** The five UTM values, as far as the address had them. */
export const attributionSchema = z.object({
  utm_source: utmText,
  utm_medium: utmText,
  utm_campaign: utmText,
  utm_term: utmText,
  utm_content: utmText,
})
export type Attribution = z.infer<typeof attributionSchema>

/**
 * What a request that makes a gift may say of it. An id or origin that the server does not know has no effect; on a partner's page the server goes
 * by its own knowledge.
 */
export const touchSchema = z.object({
  partner: z.optional(partnerIdSchema),
  attribution: z.optional(attributionSchema),
  referrer: z.optional(referrerSchema),
})
export type Touch = z.infer<typeof touchSchema>
