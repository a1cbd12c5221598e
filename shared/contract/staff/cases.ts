/** Cases: differences between our donations and the provider's records, for staff. */
import * as z from 'zod/mini'
import { idSchema, rupeesSchema, txnIdSchema } from '../basics.ts'
import { daySchema } from '../day.ts'
import { pageSchema, pagingQuerySchema } from '../paging.ts'
import { differenceCodeSchema, nextStepSchema, severitySchema } from './differences.ts'
import { staffNoteSchema } from './refunds.ts'

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

/** Answer of `GET staff/case`. */
export const staffCaseSchema = z.extend(caseRowSchema, {
  provider_id: z.string(),
  /** The provider's record, without personal data. */
  evidence: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  /** The stored messages and answers about the transaction. */
  events: z.array(
    z.object({
      id: idSchema,
      source: z.enum(['return', 'webhook', 'query']),
      verified: z.boolean(),
      note: z.string(),
      at: z.string(),
    }),
  ),
  notes: z.array(z.object({ note: z.string(), name: z.string(), at: z.string() })),
  /** '' if it was the system, or the account is deleted. */
  closed_by: z.string(),
})
export type StaffCase = z.infer<typeof staffCaseSchema>

/** Payload of `POST staff/close-case`. Refused (409) with `case_closed`. */
export const closeCaseSchema = z.object({ id: idSchema, note: staffNoteSchema })
