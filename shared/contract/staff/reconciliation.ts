/** Our donations compared with the provider's records, for the trust's staff: differences, cases, days. Each call throws `ApiError`. */
import * as z from 'zod/mini'
import { daySchema, idSchema, query, rupeesSchema, txnIdSchema } from '../basics.ts'
import { type FilterOf, pageSchema, pagingQuerySchema } from '../paging.ts'
import { staffNoteSchema } from './refunds.ts'
import type { Transport } from '../transport.ts'

/** What staff do next about a case. */
export const nextStepSchema = z.enum([
  'none',
  'find_donor',
  'refund_second_payment',
  'refund_debit',
  'check_amount',
  'check_product',
  'ask_provider',
  'check_refund',
  'repeat_refund',
  'answer_dispute',
  'tell_donor',
  'correct_letters',
  'check_books',
])
export type NextStep = z.infer<typeof nextStepSchema>

/** `notice`: applied, nothing is left to do. `act`: within days. `urgent`: money is at risk, or a deadline runs. */
export const severities = ['notice', 'act', 'urgent'] as const
export const severitySchema = z.enum(severities)
export type Severity = (typeof severities)[number]

interface DifferenceRule {
  nextStep: NextStep
  severity: Severity
  /** Every comparison of the day finds it until somebody solves it. The others are applied, or are not looked for each time. */
  lasts: boolean
  /** It is about the money of one payment. Of several such differences of a payment only the first opens a case. */
  ofPayment?: boolean
}

/** What may differ, and what follows from it. `api/accounting/reconciliation` finds it; staff see it as a case. */
const rules = {
  /** The provider has the money of a donation that we took for unpaid. */
  paid_late: { nextStep: 'none', severity: 'notice', lasts: false },
  /** A paid transaction that no donation has. */
  unknown_payment: { nextStep: 'find_donor', severity: 'urgent', lasts: true, ofPayment: true },
  /** A second payment under the transaction id of a paid donation. */
  double_payment: { nextStep: 'refund_second_payment', severity: 'urgent', lasts: true, ofPayment: true },
  /** Two debits of one month of a monthly donation are paid. */
  month_paid_twice: { nextStep: 'refund_debit', severity: 'urgent', lasts: false },
  wrong_amount: { nextStep: 'check_amount', severity: 'act', lasts: true, ofPayment: true },
  /** The payment is for another product, transaction or account. */
  wrong_product: { nextStep: 'check_product', severity: 'act', lasts: true, ofPayment: true },
  /** The payment is not in rupees. */
  wrong_currency: { nextStep: 'check_amount', severity: 'urgent', lasts: true, ofPayment: true },
  /** Being confirmed for days, and the provider has given no final answer. */
  unconfirmed: { nextStep: 'ask_provider', severity: 'act', lasts: false, ofPayment: true },
  /** We have it as paid; the provider does not. */
  not_paid_there: { nextStep: 'ask_provider', severity: 'urgent', lasts: true, ofPayment: true },
  /** A refund that nobody asked for here. */
  refunded_there: { nextStep: 'check_refund', severity: 'act', lasts: false },
  /** We have a refund that the provider does not know. */
  refund_missing: { nextStep: 'ask_provider', severity: 'urgent', lasts: false },
  refunded_too_much: { nextStep: 'ask_provider', severity: 'urgent', lasts: false },
  /** The provider or the bank refused a refund that was approved here. */
  refund_failed: { nextStep: 'repeat_refund', severity: 'act', lasts: false },
  disputed: { nextStep: 'answer_dispute', severity: 'urgent', lasts: false },
  dispute_won: { nextStep: 'none', severity: 'notice', lasts: false },
  dispute_lost: { nextStep: 'tell_donor', severity: 'act', lasts: false },
  payout_amount: { nextStep: 'ask_provider', severity: 'act', lasts: true, ofPayment: true },
  /** Amount less fee and tax is not what was paid out. */
  payout_sum: { nextStep: 'ask_provider', severity: 'act', lasts: true, ofPayment: true },
  /** A line of a payout without a payment or refund that we know. */
  payout_unexplained: { nextStep: 'ask_provider', severity: 'act', lasts: true, ofPayment: true },
  /** Paid days ago, and in no payout. */
  payout_missing: { nextStep: 'ask_provider', severity: 'act', lasts: true, ofPayment: true },
  /** The same line twice in one payout. */
  payout_repeated: { nextStep: 'ask_provider', severity: 'act', lasts: true },
  /** The same payment, refund or dispute in two payouts. */
  payout_twice: { nextStep: 'ask_provider', severity: 'urgent', lasts: true },
  /** A line of an unknown kind, or with an amount that nobody can read. */
  payout_unknown: { nextStep: 'ask_provider', severity: 'act', lasts: true, ofPayment: true },
  /** The provider kept more than the agreed fee, or more tax. */
  payout_fee: { nextStep: 'ask_provider', severity: 'act', lasts: true },
  /** What the provider has of a donation, by the ledger, is not what is due. */
  clearing_wrong: { nextStep: 'check_books', severity: 'urgent', lasts: false, ofPayment: true },
  /** A day, or the changes of a payment, could not be compared. */
  comparison_failed: { nextStep: 'check_books', severity: 'urgent', lasts: false },
  /** The PDF of a receipt has letters that the fonts lack. */
  receipt_letters: { nextStep: 'correct_letters', severity: 'act', lasts: false },
} as const satisfies Record<string, DifferenceRule>
export type DifferenceCode = keyof typeof rules
export const differenceRules: Readonly<Record<DifferenceCode, DifferenceRule>> = rules
export const differenceCodes = Object.keys(rules) as [DifferenceCode, ...DifferenceCode[]]
export const differenceCodeSchema = z.enum(differenceCodes)

// Cases: differences between our donations and the provider's records, for staff.

/** One case in the list. Times are ISO instants, `day` is an Indian day. */
export const caseRowSchema = z.object({
  id: idSchema,
  code: differenceCodeSchema,
  next_step: nextStepSchema,
  severity: severitySchema,
  day: z.string(),
  /** Null: no donation has the transaction. */
  donation_id: z.nullable(idSchema),
  txn_id: z.string(),
  /** Whole rupees of the donation; null without one. */
  amount: z.nullable(rupeesSchema),
  open: z.boolean(),
  /** When it was found first, and last. */
  opened_at: z.string(),
  found_at: z.string(),
  closed_at: z.nullable(z.string()),
  /** It is open, and the last comparison of each of its days did not find it any more. */
  gone: z.boolean(),
  /** Money of its payment that no donation agrees with, in paise; null if there is none, or the case is closed. */
  unmatched_paise: z.nullable(z.int()),
  /** The donation that somebody has found for it. Another person has to agree. */
  match: z.nullable(z.object({ txn_id: z.string(), name: z.string(), is_own: z.boolean() })),
})
export type CaseRow = z.infer<typeof caseRowSchema>

/** Query of `GET staff/cases?open=yes&day=2026-11-20&code=disputed&page=1`. Without `open` it lists open and closed ones; with `txn_id` those of one donation. */
export const casesQuerySchema = z.extend(pagingQuerySchema, {
  open: z.optional(z.enum(['yes', 'no'])),
  code: z.optional(differenceCodeSchema),
  day: z.optional(daySchema),
  txn_id: z.optional(txnIdSchema),
})

/** Answer of `GET staff/cases`: the most urgent first, then the oldest. */
export const casesPageSchema = pageSchema(caseRowSchema)
export type CasesPage = z.infer<typeof casesPageSchema>

/** Query of `GET staff/case?id=7`. */
export const caseQuerySchema = z.object({ id: z.string().check(z.regex(/^[1-9]\d{0,9}$/, 'invalid')) })

/** A message of the provider, or its answer, as it is stored. */
export const messageFields = {
  id: idSchema,
  source: z.enum(['return', 'webhook', 'query']),
  verified: z.boolean(),
  note: z.string(),
  at: z.string(),
}

/** Answer of `GET staff/case`. */
export const staffCaseSchema = z.extend(caseRowSchema, {
  provider_id: z.string(),
  /** The provider's record, without personal data. */
  evidence: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  /** The stored messages and answers about the transaction. */
  events: z.array(z.object(messageFields)),
  notes: z.array(z.object({ note: z.string(), name: z.string(), at: z.string() })),
  /** '' if it was the system, or the account is deleted. */
  closed_by: z.string(),
})
export type StaffCase = z.infer<typeof staffCaseSchema>

/** Payload of `POST staff/close-case`. Refused (409) with `case_closed`. */
export const closeCaseSchema = z.object({ id: idSchema, note: staffNoteSchema })

/** @param filter which ones; all of them if it is empty */
export const staffCases = (t: Transport, page: number, filter: FilterOf<typeof casesQuerySchema>) =>
  t.get(`staff/cases${query({ ...filter, page })}`, casesPageSchema)

export const staffCase = (t: Transport, id: number) => t.get(`staff/case${query({ id })}`, staffCaseSchema)

/** The note says how it was solved. */
export const closeCase = (t: Transport, id: number, note: string) => t.post('staff/close-case', { id, note })

// Days that were compared with the provider's records.

const count = z.int().check(z.minimum(0))

/** What one run found. Amounts are paise. */
export const dayFiguresSchema = z.object({
  /** Donations of the day that we have as paid, and their sum. */
  ours: count,
  ours_paise: count,
  /** Captured payments in the provider's list of the day, and their sum. */
  theirs: count,
  theirs_paise: count,
  /** Lines of the day's payouts, their fees, the tax on them, and what was paid out. Days that were compared long ago have fee and tax together. */
  lines: count,
  fees_paise: z.int(),
  gst_paise: z._default(z.int(), 0),
  payout_paise: z.int(),
  /** How many differences of each code the run found. */
  differences: z.partialRecord(z.enum(differenceCodes), count),
})
export type DayFigures = z.infer<typeof dayFiguresSchema>

/** `waiting`: it is compared within a minute. `incomplete`: the provider did not answer. `open`: cases are open. `closed`: everything agrees. */
export const dayStates = ['waiting', 'incomplete', 'open', 'closed'] as const
export type DayState = (typeof dayStates)[number]

export const reconciledDaySchema = z.object({
  day: z.string(),
  state: z.enum(dayStates),
  /** ISO instant; null before the first run. */
  run_at: z.nullable(z.string()),
  figures: z.nullable(dayFiguresSchema),
  open_cases: count,
})
export type ReconciledDay = z.infer<typeof reconciledDaySchema>

/** Query of `GET staff/reconciliation-days?page=1`. With `day` it lists that one, if it is known. */
export const reconciliationDaysQuerySchema = z.extend(pagingQuerySchema, { day: z.optional(daySchema) })

/** Answer of `GET staff/reconciliation-days`: newest first. */
export const reconciliationDaysSchema = pageSchema(reconciledDaySchema)
export type ReconciliationDays = z.infer<typeof reconciliationDaysSchema>

/** Payload of `POST staff/reconcile-day`. 422 `day: date` if it is none, or not over in India. */
export const reconcileDaySchema = z.object({ day: daySchema })

export const reconciliationDays = (t: Transport, page: number, day?: string) =>
  t.get(`staff/reconciliation-days${query({ page, day })}`, reconciliationDaysSchema)

/** The server compares the day within a minute. @param day `yyyy-MM-dd`, over in India */
export const reconcileDay = (t: Transport, day: string) => t.post('staff/reconcile-day', { day })

/** What a payout, or one of its lines, is about, in paise. `net_paise` is what arrives in the bank: less than 0 for a refund. */
const payoutSums = {
  gross_paise: z.int(),
  fee_paise: z.int(),
  gst_paise: z.int(),
  net_paise: z.int(),
}
/** `utr`: the bank's reference. `day`: the Indian day on which the provider paid it out. */
const payoutSchema = z.object({ utr: z.string(), day: z.string(), ...payoutSums })

/** Answer of `GET staff/payouts?page=1`: newest first, each with the number of its lines. */
export const payoutsSchema = pageSchema(z.extend(payoutSchema, { lines: count }))
export type Payouts = z.infer<typeof payoutsSchema>

/** Query of `GET staff/payout?utr=…`. */
export const payoutQuerySchema = z.object({ utr: z.string().check(z.minLength(1), z.maxLength(60)) })

export const payoutKindSchema = z.enum(['capture', 'refund', 'chargeback', 'reversal'])

/** Answer of `GET staff/payout`. `cases`: open ones about lines that are not in the ledger. */
export const payoutDetailSchema = z.extend(payoutSchema, {
  lines: z.array(
    z.object({
      id: idSchema,
      kind: payoutKindSchema,
      /** Null: no donation has the money. */
      txn_id: z.nullable(z.string()),
      receipt: z.nullable(z.string()),
      ...payoutSums,
    }),
  ),
  cases: z.array(z.object({ id: idSchema, code: differenceCodeSchema, txn_id: z.string() })),
})
export type Payout = z.infer<typeof payoutDetailSchema>

export const staffPayouts = (t: Transport, page: number) => t.get(`staff/payouts${query({ page })}`, payoutsSchema)

/** @param utr the bank's reference */
export const staffPayout = (t: Transport, utr: string) => t.get(`staff/payout${query({ utr })}`, payoutDetailSchema)

/**
 * Payload of `POST staff/match-payment`: the donation that the case's payment belongs to. The first person proposes it, another one sends the same. Refused: 403
 * `own_match`; 409 `case_closed`, `nothing_unmatched`, `not_matchable`, `match_amount`.
 */
export const matchPaymentSchema = z.object({ id: idSchema, txn_id: txnIdSchema })

/** Answer of `POST staff/match-payment`. `paid`: both named the same donation, and it is paid; false: another person has to agree. */
export const matchedPaymentSchema = z.object({ paid: z.boolean() })
export type MatchedPayment = z.infer<typeof matchedPaymentSchema>

/** Names the donation of the case's payment; a second person with the same one agrees. */
export const matchPayment = (t: Transport, id: number, txn_id: string) =>
  t.post('staff/match-payment', { id, txn_id }, matchedPaymentSchema)
