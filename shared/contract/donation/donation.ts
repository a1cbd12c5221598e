/**
 * Donations: the calls that make one (specification, sections 3, 4 and 7, decisions 2 to 8), and a donor's own donations. Each call throws `ApiError`; the client
 * never repeats one by itself.
 */
import * as z from 'zod/mini'
import { attributionSchema, partnerIdSchema, withTouch } from '../attribution.ts'
import {
  countSchema,
  idSchema,
  moneySchema,
  pictureSchema,
  query,
  rupeesSchema,
  textOf,
  textsSchema,
  txnIdSchema,
} from '../basics.ts'
import { dedicatedSchema } from './dedication.ts'
import { mandateSchema, monthlySchema } from './mandate.ts'
import { donationTypeSchema } from '../project.ts'
import type { Transport } from '../transport.ts'
import { type PageRequest, pageSchema, pagingQuerySchema } from '../paging.ts'

/** How the money reached the trust. Donors' receipts name it, too. */
export const donationModes = ['provider', 'cash', 'cheque', 'transfer', 'upi'] as const
export type DonationMode = (typeof donationModes)[number]

/** An item and its quantity. */
export const itemQuantitySchema = z.object({ id: idSchema, qty: countSchema })

/** The name that a client gives one intent of a donor, so that a repeated request makes no second donation. A random text, e.g. a UUID. */
export const intentKeySchema = textOf(/^[\w-]{16,64}$/)

/** What a donor answers besides the amount (`shared/donation/answers.ts`): as it travels, and as the browser stores it while the donor is away. */
export const answerSchemas = {
  purposeId: z.optional(idSchema),
  monthly: z.optional(monthlySchema),
  dedication: z.optional(dedicatedSchema),
}

/**
 * Payload of `POST donation/payment-detail`. `amount` in rupees. The specification sends project and amount. We add purpose and items, so the txn id is bound
 * to them from the start (decision 4). If they are missing, the record binds them. `partner`, `attribution` and `referrer` (our additions) are the donation's
 * attribution. The first values stay. `idempotency_key` is for clients that may not send the header `Idempotency-Key`. On another origin a
 * new header needs the permission of each back end, and a new field needs none. `open_payments_seen`: txn ids of unsettled payments that the donor has
 * seen, and still wants to pay again. With it, even empty, the API may refuse with 409 `payment_open` and the `txn_id` of another one. `monthly`: the donor
 * agrees to give the same amount every month. `dedication`: in whose name the donation is given; only on the trust's own pages.
 */
export const paymentDetailRequestSchema = withTouch({
  project_id: idSchema,
  amount: rupeesSchema,
  purpose_id: answerSchemas.purposeId,
  items: z.optional(z.array(itemQuantitySchema)),
  idempotency_key: z.optional(intentKeySchema),
  open_payments_seen: z.optional(z.array(txnIdSchema).check(z.maxLength(50))),
  monthly: answerSchemas.monthly,
  dedication: answerSchemas.dedication,
})
export type PaymentDetailRequest = z.infer<typeof paymentDetailRequestSchema>

/**
 * Answer of `POST donation/payment-detail`. `generated_hash`: the provider's proof in any form. `fields`: the form fields to post unchanged, under the
 * provider's names. `action`: the address to post them to. A donating-only token gets `handover_url` instead. That page of the trust posts the form, so no
 * personal field enters a partner's page.
 */
export const paymentDetailSchema = z.object({
  generated_hash: /* @__PURE__ */ textOf(/^[!-~]{1,512}$/),
  txn_id: txnIdSchema,
  fields: z.optional(textsSchema),
  action: z.optional(z.string()),
  handover_url: z.optional(z.string()),
})
export type PaymentDetail = z.infer<typeof paymentDetailSchema>

/** Payload of `POST donation/add-donation`. `partner`, `attribution` and `referrer` count only if `payment-detail` was sent without them. */
export const donationRecordSchema = withTouch({
  project_id: idSchema,
  purpose_id: idSchema,
  purpose_text: z.string(),
  items: z.array(itemQuantitySchema),
  donation_type: donationTypeSchema,
  donation_amount: rupeesSchema,
  txn_id: txnIdSchema,
})
export type DonationRecord = z.infer<typeof donationRecordSchema>

export const recordedSchema = z.object({ txn_id: txnIdSchema })

export const paymentStatusSchema = z.enum(['success', 'failure', 'pending'])
export type PaymentStatus = z.infer<typeof paymentStatusSchema>

export const statusRequestSchema = z.object({ txn_id: txnIdSchema })

/**
 * Answer of `POST donation/update-status`, for the donation's owner only. `amount` in rupees. `stage` of a pending payment: `opened` if the provider has seen
 * no more than a start, otherwise it is being settled. `checking`: the money arrived and differs from the donation, so the trust checks it. With `items` and `quantity` the donor can try again without typing.
 */
export const donationStatusSchema = z.object({
  txn_id: txnIdSchema,
  payment_status: paymentStatusSchema,
  amount: rupeesSchema,
  stage: z.optional(z.enum(['opened', 'settling', 'settled'])),
  checking: z.optional(z.boolean()),
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
export const handoverRequestSchema = z.object({ code: /* @__PURE__ */ textOf(/^.{16,128}$/) })
export const handoverSchema = z.object({
  action: z.string(),
  fields: textsSchema,
  confirm: z.optional(z.boolean()),
  project: z.optional(z.string()),
  partner: z.optional(partnerIdSchema),
  attribution: z.optional(attributionSchema),
})
export type Handover = z.infer<typeof handoverSchema>

export const paymentDetail = (t: Transport, request: PaymentDetailRequest) =>
  t.post('donation/payment-detail', request, paymentDetailSchema)

/** Records the donation. Nothing needs the `data` of the answer. */
export const addDonation = (t: Transport, record: DonationRecord) => t.post('donation/add-donation', record)

/** The server asks the provider first, then answers the donation's status. */
export const updateStatus = (t: Transport, txnId: string) =>
  t.post('donation/update-status', { txn_id: txnId }, donationStatusSchema)

export const handover = (t: Transport, code: string) => t.post('donation/handover', { code }, handoverSchema)

// A donor's donations by year: `GET donation`, `GET donation/years`.

/** The Indian financial year, April to March, e.g. `2026-27`. It begins between 1900 and 2199, like all days. */
export const financialYearSchema = z
  .string()
  .check(
    z.refine(
      (text) => /^(19|20|21)\d{2}-\d{2}$/.test(text) && (Number(text.slice(0, 4)) + 1) % 100 === Number(text.slice(5)),
      'year',
    ),
  )

/** What donations became: a picture and two lines of staff. `published_at` is an ISO instant. */
export const shownDeedSchema = z.object({
  title: z.string(),
  text: z.string(),
  picture: pictureSchema,
  published_at: z.string(),
})
export type ShownDeed = z.infer<typeof shownDeedSchema>

/** A donation in the list: what `update-status` answers, its financial year, and its receipt after it is confirmed. `issued_at` is an ISO instant. */
export const donationRowSchema = z.extend(donationStatusSchema, {
  year: z.optional(financialYearSchema),
  /** Another paid donation of the same amount to the same project is only minutes away: it may be a mistake. */
  maybe_twice: z.optional(z.boolean()),
  /** Rupees of a paid donation that were refunded, are disputed or lost, or never came; absent if there are none. */
  not_counted: z.optional(moneySchema),
  receipt: z.optional(z.nullable(z.object({ number: z.string(), issued_at: z.string() }))),
  /** What it became, newest first. */
  deeds: z.optional(z.array(shownDeedSchema)),
})
export type DonationRow = z.infer<typeof donationRowSchema>

/** Answer of `GET donation?page=1&per_page=10&year=2026-27`: newest first, at most 50 a page. */
export const donationHistorySchema = pageSchema(donationRowSchema)
export type DonationHistory = z.infer<typeof donationHistorySchema>

/** Query of `GET donation`. */
export const donationQuerySchema = z.extend(pagingQuerySchema, { year: z.optional(financialYearSchema) })

/**
 * A row of `GET donation/years` (our addition), newest first. `donations` counts all states, `confirmed` the paid ones; `total` adds up the paid ones in rupees.
 */
export const donationYearSchema = z.object({
  year: financialYearSchema,
  gifts: rupeesSchema,
  confirmed: rupeesSchema,
  total: moneySchema,
})
export type DonationYear = z.infer<typeof donationYearSchema>
export const donationYearsSchema = z.array(donationYearSchema)

// What the trust's own site shows a donor after the payment: `POST donation/update-status` in full, the receipt by mail, and a name to be
// written.

/**
 * Answer of `POST donation/update-status` for a full session: what everybody gets, and the receipt if there is one. `dedication` is there if the purpose
 * promises to write a name (`name` null: none was given yet). `partner_page` is there if the donation began on a partner's page, at an origin that this
 * partner still has registered: the donor may return there. `receipt_mail` says when the first mail with the receipt is due: it waits for the donor's answers.
 * `monthly`: the monthly donation that it began or belongs to. A back end may leave all of this out.
 */
export const donationOutcomeSchema = z.extend(donationRowSchema, {
  receipt_mail: z.optional(z.nullable(z.object({ due_at: z.string(), sent: z.boolean() }))),
  dedication: z.optional(z.nullable(z.object({ name: z.nullable(z.string()) }))),
  partner_page: z.optional(z.nullable(z.object({ name: z.string(), origin: z.string() }))),
  monthly: z.optional(z.nullable(mandateSchema)),
})
export type DonationOutcome = z.infer<typeof donationOutcomeSchema>

/** The donor's own donations, newest first. `year` is a financial year such as `2026-27`; leave it out for all. */
export const donations = (t: Transport, { page, perPage, year }: PageRequest & { year?: string | undefined }) =>
  t.get(`donation${query({ page, per_page: perPage, year })}`, donationHistorySchema)

export const donationYears = (t: Transport) => t.get('donation/years', donationYearsSchema)

/** The server asks the provider first, then answers the result of the donor's own donation, with its receipt if there is one. */
export const donationOutcome = (t: Transport, txnId: string) =>
  t.post('donation/update-status', { txn_id: txnId }, donationOutcomeSchema)
