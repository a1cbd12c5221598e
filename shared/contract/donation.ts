/** The calls that make a gift (specification, sections 3, 4 and 7, decisions 2 to 8). */
import * as z from 'zod/mini'
import { touchSchema } from './attribution.ts'
import { countSchema, idSchema, rupeesSchema, textOf, textsSchema, txnIdSchema } from './basics.ts'
import { donationTypeSchema } from './project.ts'

/** An item and how many of it. */
export const itemQuantitySchema = z.object({ id: idSchema, qty: countSchema })

/**
 * Payload of `POST donation/payment-detail`. `amount` in rupees. The specification sends project and amount; purpose and items are
 * ours, so that the txn id is bound to them from the start (specification, decision 4). Where absent they are bound when recording. `partner`,
 * `attribution` and `referrer` (ours): where the gift came from; what is said first stays.
 */
export const paymentDetailRequestSchema = z.object({
  project_id: idSchema,
  amount: rupeesSchema,
  purpose_id: z.optional(idSchema),
  items: z.optional(z.array(itemQuantitySchema)),
  ...touchSchema.shape,
})
export type PaymentDetailRequest = z.infer<typeof paymentDetailRequestSchema>

/**
 * Answer of `POST donation/payment-detail`. `generated_hash`: the provider's proof, whatever its form. `fields`: the form fields to post unchanged; their names are
 * the provider's. `action`: where to. A donating-only token
 * gets `handover_url` instead: a page of the trust that posts the form, so that no personal field enters a partner's page.
 */
export const paymentDetailSchema = z.object({
  generated_hash: textOf(/^[!-~]{1,512}$/),
  txn_id: txnIdSchema,
  fields: z.optional(textsSchema),
  action: z.optional(z.string()),
  handover_url: z.optional(z.string()),
})
export type PaymentDetail = z.infer<typeof paymentDetailSchema>

/** Payload of `POST donation/add-donation`. `partner`, `attribution` and `referrer` count only where `payment-detail` was sent without. */
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
 * Answer of `POST donation/update-status`; only for the gift's owner. `amount` in rupees. `stage` tells a pending payment of which the
 * provider has seen no more than a beginning (`opened`) from one that is being settled there; `items` and `quantity` let a failed gift be tried again without retyping.
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

/** A row of `GET donation`. */
export const donationPageSchema = z.object({
  rows: z.array(donationStatusSchema),
  page: z.number(),
  per_page: z.number(),
  total: z.number(),
})
export type DonationPage = z.infer<typeof donationPageSchema>

/**
 * `POST donation/handover`: a one-time code (specification, decision 8) for the form to post. Trust's own site only. `partner` and `attribution`: where the
 * gift came from, so that another try on the trust's own pages counts for them, too.
 */
export const handoverRequestSchema = z.object({ code: textOf(/^.{16,128}$/) })
export const handoverSchema = z.object({
  action: z.string(),
  fields: textsSchema,
  partner: touchSchema.shape.partner,
  attribution: touchSchema.shape.attribution,
})
export type Handover = z.infer<typeof handoverSchema>
