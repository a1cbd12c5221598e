/** The calls that make a donation (specification, sections 3, 4 and 7, decisions 2 to 8). */
import * as z from 'zod/mini'
import { touchSchema } from '../attribution.ts'
import { countSchema, idSchema, rupeesSchema, textOf, textsSchema, txnIdSchema } from '../basics.ts'
import { donationTypeSchema } from '../project.ts'

/** An item and its quantity. */
export const itemQuantitySchema = z.object({ id: idSchema, qty: countSchema })

/** The name that a client gives one intent of a donor, so that a repeated request makes no second donation. A random text, e.g. a UUID. */
export const intentKeySchema = textOf(/^[\w-]{16,64}$/)

/**
 * Payload of `POST donation/payment-detail`. `amount` in rupees. The specification sends project and amount. We add purpose and items, so the txn id is bound
 * to them from the start (decision 4). If they are missing, the record binds them. `partner`, `attribution` and `referrer` (our additions) are the donation's
 * attribution. The first values stay. `idempotency_key` is for clients that may not send the header `Idempotency-Key`. On another origin a
 * new header needs the permission of each back end, and a new field needs none. `open_payments_seen`: txn ids of unsettled payments that the donor has
 * seen, and still wants to pay again. With it, even empty, the API may refuse with 409 `payment_open` and the `txn_id` of another one.
 */
export const paymentDetailRequestSchema = z.object({
  project_id: idSchema,
  amount: rupeesSchema,
  purpose_id: z.optional(idSchema),
  items: z.optional(z.array(itemQuantitySchema)),
  idempotency_key: z.optional(intentKeySchema),
  open_payments_seen: z.optional(z.array(txnIdSchema).check(z.maxLength(50))),
  ...touchSchema.shape,
})
export type PaymentDetailRequest = z.infer<typeof paymentDetailRequestSchema>

/**
 * Answer of `POST donation/payment-detail`. `generated_hash`: the provider's proof in any form. `fields`: the form fields to post unchanged, under the
 * provider's names. `action`: the address to post them to. A donating-only token gets `handover_url` instead. That page of the trust posts the form, so no
 * personal field enters a partner's page.
 */
export const paymentDetailSchema = z.object({
  generated_hash: textOf(/^[!-~]{1,512}$/),
  txn_id: txnIdSchema,
  fields: z.optional(textsSchema),
  action: z.optional(z.string()),
  handover_url: z.optional(z.string()),
})
export type PaymentDetail = z.infer<typeof paymentDetailSchema>

/** Payload of `POST donation/add-donation`. `partner`, `attribution` and `referrer` count only if `payment-detail` was sent without them. */
export const donationRecordSchema = z.object({
  project_id: idSchema,
  purpose_id: idSchema,
  purpose_text: z.string(),
  items: z.array(itemQuantitySchema),
  donation_type: donationTypeSchema,
  donation_amount: rupeesSchema,
  txn_id: txnIdSchema,
  ...touchSchema.shape,
})
export type DonationRecord = z.infer<typeof donationRecordSchema>

export const recordedSchema = z.object({ txn_id: txnIdSchema })

export const paymentStatusSchema = z.enum(['success', 'failure', 'pending'])
export type PaymentStatus = z.infer<typeof paymentStatusSchema>

export const statusRequestSchema = z.object({ txn_id: txnIdSchema })

/**
 * Answer of `POST donation/update-status`, for the donation's owner only. `amount` in rupees. `stage` of a pending payment: `opened` if the provider has seen
 * no more than a start, otherwise it is being settled. With `items` and `quantity` the donor can try again without typing.
 */
export const donationStatusSchema = z.object({
  txn_id: txnIdSchema,
  payment_status: paymentStatusSchema,
  amount: rupeesSchema,
  stage: z.optional(z.enum(['opened', 'settling', 'settled'])),
  project: z.optional(z.object({ id: idSchema, title: z.string() })),
  purpose: z.optional(z.nullable(z.object({ id: idSchema, title: z.string() }))),
  items: z.optional(z.array(itemQuantitySchema)),
  created_at: z.optional(z.string()),
  reason: z.optional(z.nullable(z.string())),
  partner: z.optional(z.nullable(z.string())),
})
export type DonationStatus = z.infer<typeof donationStatusSchema>

/**
 * `POST donation/handover`: a one-time code (specification, decision 8), for the form to post. Only on the trust's own site. `confirm`: the donor has not seen this
 * donation in the sign-in window. The page then names its `project` and asks before it posts the form. `partner` and `attribution` are the donation's
 * attribution: another try on the trust's own pages is credited the same way.
 */
export const handoverRequestSchema = z.object({ code: textOf(/^.{16,128}$/) })
export const handoverSchema = z.object({
  action: z.string(),
  fields: textsSchema,
  confirm: z.optional(z.boolean()),
  project: z.optional(z.string()),
  partner: touchSchema.shape.partner,
  attribution: touchSchema.shape.attribution,
})
export type Handover = z.infer<typeof handoverSchema>
