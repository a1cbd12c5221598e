/** Refunds: one person asks, another approves. Each call throws `ApiError`. */
import * as z from 'zod/mini'
import { daySchema, idSchema, pastDaySchema, query, rupeesSchema, txnIdSchema } from '../basics.ts'
import { financialYearSchema } from '../donation/donation.ts'
import { moneyFields, noteText } from './offlineDonation.ts'
import { type FilterOf, pageSchema, pagingQuerySchema } from '../paging.ts'
import type { Transport } from '../transport.ts'

export const refundStateSchema = z.enum([
  'asked',
  'refused',
  /** It is sent to the provider as soon as possible. */
  'approved',
  /** The provider accepted it, and the bank is not done. */
  'sent',
  'done',
  'failed',
])
export type RefundState = z.infer<typeof refundStateSchema>

/** `provider`: a refund through it. `returned`: the trust gave money of an offline donation back. `voided`: an offline donation is cancelled. */
export const refundWays = ['provider', 'returned', 'voided'] as const
export type RefundWay = (typeof refundWays)[number]

/** A sentence of staff. Donors do not see it. */
export const staffNoteSchema = z.string().check(z.trim(), z.minLength(3, 'required'), z.maxLength(500, 'too_big'))

/** A member of staff. The name is '' if the account is deleted. */
const staffSchema = z.object({ id: idSchema, name: z.string() })

export const refundSchema = z.object({
  id: idSchema,
  donation_id: idSchema,
  txn_id: z.string(),
  /** Whole rupees, as all amounts here. */
  amount: rupeesSchema,
  donation_amount: rupeesSchema,
  project: z.string(),
  /** '' if the donor's account is deleted. */
  donor: z.string(),
  reason: z.string(),
  way: z.enum(refundWays),
  /** Of money that went back outside the provider: the Indian day, and the bank's reference. */
  day: z.nullable(daySchema),
  reference: z.nullable(z.string()),
  /** The tax year whose filed statement has the donation, so that a revised one is due; null if none is. */
  revision: z.nullable(financialYearSchema),
  state: refundStateSchema,
  asked_by: staffSchema,
  /** ISO instants. */
  asked_at: z.string(),
  decided_by: z.nullable(staffSchema),
  decided_at: z.nullable(z.string()),
  decision_note: z.nullable(z.string()),
  ended_at: z.nullable(z.string()),
  failure: z.nullable(z.string()),
  /** Whether the reader may approve or refuse it: it waits, and another person asked for it. */
  may_decide: z.boolean(),
})
export type StaffRefund = z.infer<typeof refundSchema>

/** Query of `GET staff/refunds?state=asked&txn_id=…&page=1`. With `txn_id` it lists the refunds of one donation. */
export const refundsQuerySchema = z.extend(pagingQuerySchema, {
  state: z.optional(refundStateSchema),
  txn_id: z.optional(txnIdSchema),
})

/** Answer of `GET staff/refunds`: newest first. */
export const refundsPageSchema = pageSchema(refundSchema)
export type RefundsPage = z.infer<typeof refundsPageSchema>

/** Payload of `POST staff/request-refund`. Refused (409) with `not_refundable`, or 422 `amount: too_big` if less is left. */
export const requestRefundSchema = z.object({
  txn_id: z.string().check(z.minLength(1), z.maxLength(40)),
  amount: z.int().check(z.minimum(1)),
  reason: staffNoteSchema,
})
/**
 * The form for money of an offline donation that went back outside the provider, e.g. a returned transfer. `reason` stays in the ledger. Codes: `too_big`, those
 * of a day, `before` (the donation), and those of a note.
 */
export const requestReturnFormSchema = (today: string) =>
  z.object({
    amount: moneyFields({ from: '', today }).amount,
    day: pastDaySchema(today),
    reference: moneyFields({ from: '', today }).reference,
    reason: noteText.check(z.minLength(3, 'required')),
  })

/** Payload of `POST staff/request-return`. Refused (409) with `not_returnable`. */
export const requestReturnSchema = (today: string) => z.extend(requestReturnFormSchema(today), { txn_id: txnIdSchema })
export type RequestReturn = z.output<ReturnType<typeof requestReturnSchema>>

/** Answer of `POST staff/request-refund` and `staff/request-return`. */
export const askedRefundSchema = z.object({ id: idSchema })
export type RequestRefund = z.infer<typeof requestRefundSchema>

/** Payload of `POST staff/approve-refund`. Refused: 403 `own_request` by the person who asked; 409 `decided`. */
export const approveRefundSchema = z.object({ id: idSchema })

/** Payload of `POST staff/refuse-refund`. The person who asked may withdraw the request with it. */
export const refuseRefundSchema = z.object({ id: idSchema, note: staffNoteSchema })

/** @param filter which ones; all of them if it is empty */
export const staffRefunds = (t: Transport, page: number, filter: FilterOf<typeof refundsQuerySchema>) =>
  t.get(`staff/refunds${query({ ...filter, page })}`, refundsPageSchema)

export const requestRefund = (t: Transport, wanted: RequestRefund) =>
  t.post('staff/request-refund', wanted, askedRefundSchema)

export const requestReturn = (t: Transport, wanted: RequestReturn) =>
  t.post('staff/request-return', wanted, askedRefundSchema)

export const approveRefund = (t: Transport, id: number) => t.post('staff/approve-refund', { id })

export const refuseRefund = (t: Transport, id: number, note: string) => t.post('staff/refuse-refund', { id, note })
