/** Payment links at the staff desk: for a donor on the telephone, with project and amount. Each call throws `ApiError`. */
import * as z from 'zod/mini'
import { asciiDigits } from '../../asciiDigits.ts'
import { canBeGiven } from '../../donation/limits.ts'
import { daySchema, idSchema, query, rupeesSchema, txnIdSchema } from '../basics.ts'
import { paymentLinkStates } from '../donation/paymentLink.ts'
import { countTextSchema, pageSchema, pagingQuerySchema } from '../paging.ts'
import { donorKeySchema } from './donors.ts'
import { needsName, noteText, personFields } from './offlineDonation.ts'
import type { Transport } from '../transport.ts'

const { name, email, phone, language } = personFields

/** The Indian days on which a link may end, `yyyy-MM-dd`, both included. */
export interface LinkDays {
  today: string
  last: string
}

/** A link must not outlive the call for long: a year. */
export const linkDays = (today: string): LinkDays => ({
  today,
  last: new Date(Date.parse(today) + 365 * 86_400_000).toISOString().slice(0, 10),
})

/**
 * Payload of `POST staff/payment-link`, as the form has it. `donor`: a known one by key, or `new` with name, e-mail address and phone. `note`: a sentence for the mail to the
 * donor and for the desk. `until`: the last Indian day on which it works. Codes: those of the fields; `amount`; `past` and `too_late` for the day.
 */
export const paymentLinkSchema = ({ today, last }: LinkDays) =>
  z
    .object({
      donor: z._default(z.union([z.literal('new'), donorKeySchema]), 'new'),
      name,
      email,
      phone,
      language,
      project_id: countTextSchema,
      amount: z.string().check(
        z.overwrite((text) => asciiDigits(text).replace(/[₹,\s]/g, '')),
        z.refine((text) => /^[1-9]\d{0,9}$/.test(text) && canBeGiven(Number(text)), 'amount'),
      ),
      note: z._default(noteText, ''),
      until: daySchema.check(
        z.refine((day) => day >= today, 'past'),
        z.refine((day) => day <= last, 'too_late'),
      ),
    })
    .check(needsName)
export type PaymentLinkForm = z.output<ReturnType<typeof paymentLinkSchema>>

/** `url` is null unless the link is open. `donor` is null if it is deleted. `txn_id`: the paid donation, or the last one that was begun. Moments are ISO instants. */
const linkSchema = z.object({
  id: idSchema,
  state: z.enum(paymentLinkStates),
  url: z.nullable(z.string()),
  donor: z.nullable(z.object({ key: donorKeySchema, name: z.string(), email: z.nullable(z.string()) })),
  project: z.string(),
  amount: rupeesSchema,
  note: z.string(),
  until: z.string(),
  created_at: z.string(),
  created_by: z.string(),
  mailed_at: z.nullable(z.string()),
  txn_id: z.nullable(txnIdSchema),
})
export type StaffPaymentLink = z.output<typeof linkSchema>

export const paymentLinksQuerySchema = z.extend(pagingQuerySchema, { state: z.optional(z.enum(paymentLinkStates)) })

/** Answer of `GET staff/payment-links`: newest first. */
export const paymentLinksSchema = pageSchema(linkSchema)
export type PaymentLinks = z.output<typeof paymentLinksSchema>

/** Answer of `POST staff/payment-link`, and payload of the acts on a link. Refused (409) with `link_over` unless it is open, and `no_address` to mail it. */
export const linkIdSchema = z.object({ id: idSchema })

export const staffPaymentLinks = (t: Transport, page: number, state?: (typeof paymentLinkStates)[number]) =>
  t.get(`staff/payment-links${query({ page, state })}`, paymentLinksSchema)

export const addPaymentLink = (t: Transport, link: PaymentLinkForm) => t.post('staff/payment-link', link, linkIdSchema)

export const mailPaymentLink = (t: Transport, id: number) => t.post('staff/mail-payment-link', { id })

export const revokePaymentLink = (t: Transport, id: number) => t.post('staff/revoke-payment-link', { id })
