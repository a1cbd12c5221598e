/**
 * The yearly statement of donors and its pool of numbers, as staff see them. Days are `yyyy-MM-dd`, times are ISO instants, amounts are whole rupees, and those of tallies exact. Each call
 * throws `ApiError`.
 */
import * as z from 'zod/mini'
import { countSchema, idSchema, moneySchema, query, rupeesSchema, txnIdSchema } from '../basics.ts'
import { statementColumns } from '../content/rules.ts'
import { financialYearSchema } from '../donation/donation.ts'
import { pageSchema, pagingQuerySchema } from '../paging.ts'
import type { Transport } from '../transport.ts'

/** What the check of a yearly statement can find. `error`: do not file it so. `notice`: look at it; it may be right. */
export const statementProblems = {
  serial_number: 'error',
  serial_gap: 'error',
  serial_twice: 'error',
  pre_ack_off: 'error',
  pre_ack_long: 'error',
  pre_ack_form: 'error',
  pre_ack_unknown: 'error',
  pre_ack_twice: 'error',
  pre_ack_receipt: 'error',
  pre_ack_filed: 'error',
  id_code_unknown: 'error',
  id_code_refused: 'error',
  id_missing: 'error',
  id_long: 'error',
  id_characters: 'error',
  id_differs: 'error',
  id_aadhaar: 'error',
  id_in_text: 'error',
  pan_form: 'error',
  pan_kind: 'error',
  pan_own: 'error',
  section_unknown: 'error',
  registration_missing: 'error',
  registration_long: 'error',
  registration_unknown: 'error',
  registration_section: 'error',
  registration_expired: 'error',
  registration_date: 'error',
  name_missing: 'error',
  name_long: 'error',
  name_differs: 'error',
  address_missing: 'error',
  address_long: 'error',
  address_differs: 'error',
  control_characters: 'error',
  formula: 'error',
  type_unknown: 'error',
  type_differs: 'error',
  mode_unknown: 'error',
  mode_differs: 'error',
  amount_missing: 'error',
  amount_zero: 'error',
  amount_negative: 'error',
  amount_fraction: 'error',
  amount_differs: 'error',
  row_twice: 'error',
  row_without_donation: 'error',
  donors_mixed: 'error',
  donor_anonymous: 'error',
  donor_foreign: 'error',
  donation_unknown: 'error',
  donation_twice: 'error',
  donation_missing: 'error',
  donation_outside_year: 'error',
  donation_returned: 'error',
  refund_larger: 'error',
  sum_differs: 'error',
  two_names: 'error',
  foreign_later: 'notice',
  cash_above_limit: 'notice',
  year_open: 'notice',
  late: 'notice',
} as const satisfies Record<string, 'error' | 'notice'>
export type StatementProblemCode = keyof typeof statementProblems

export const statementQuerySchema = z.object({ year: z.optional(financialYearSchema) })

const problemCodes = Object.keys(statementProblems) as [StatementProblemCode, ...StatementProblemCode[]]

/** `row` counts from 1. `receipts` are those of the donation, or of all donations in the row. `name` is the donor's in that row; all names of `two_names`. */
export const statementProblemSchema = z.object({
  code: z.enum(problemCodes),
  row: z.nullable(countSchema),
  name: z.nullable(z.string()),
  column: z.nullable(z.enum(statementColumns)),
  receipts: z.array(z.object({ txn_id: txnIdSchema, number: z.string() })),
})
export type StatementProblemRow = z.infer<typeof statementProblemSchema>

const tallySchema = z.object({ donations: rupeesSchema, rupees: moneySchema })

/** A statement that was downloaded. `digest` begins the SHA-256 of its file. `acknowledgement` and the rest are null until it is filed. */
export const storedStatementSchema = z.object({
  id: idSchema,
  version: z.nullable(countSchema),
  /** Acknowledgement number of the statement that it revises; null for an original. */
  revises: z.nullable(z.string()),
  rows: rupeesSchema,
  rupees: rupeesSchema,
  digest: z.string(),
  prepared_at: z.string(),
  filed_at: z.nullable(z.string()),
  acknowledgement: z.nullable(z.string()),
  /** Of a filed original: what a revision of it would contain. Null for others. */
  changes: z.nullable(z.object({ added: rupeesSchema, changed: rupeesSchema, deleted: rupeesSchema })),
})
export type StoredStatement = z.infer<typeof storedStatementSchema>

/** Answer of `GET staff/statements`. `problems` has all errors, and at most 200 notices. */
export const statementYearSchema = z.object({
  year: financialYearSchema,
  /** Years with donations, newest first. */
  years: z.array(financialYearSchema),
  form: z.object({ name: z.string(), certificate: z.string(), formerly: z.nullable(z.string()) }),
  due: z.string(),
  rows: rupeesSchema,
  rupees: rupeesSchema,
  tallies: z.object({
    reported: tallySchema,
    without_id: tallySchema,
    anonymous: tallySchema,
    foreign: tallySchema,
    returned: tallySchema,
  }),
  /** Donations without a recorded name or address. Above `allowance` they are taxed apart; null: no rule says so. */
  unrecorded: z.extend(tallySchema, {
    allowance: z.nullable(
      z.object({ rupees: moneySchema, percent: z.number(), least: rupeesSchema, taxed: moneySchema }),
    ),
  }),
  problems: z.array(statementProblemSchema),
  problem_total: rupeesSchema,
  error_total: rupeesSchema,
  /** What the next original would contain: the donations that no filed one has. */
  next: z.object({ rows: rupeesSchema, rupees: rupeesSchema }),
  /** The newest downloads that are not filed: of the next original, and of a revision of each original. */
  prepared: z.array(storedStatementSchema),
  /** Newest first. */
  filed: z.array(storedStatementSchema),
  /** Null: the form's rules have them off. */
  pool: z.nullable(z.object({ free: rupeesSchema, used: rupeesSchema, filed: rupeesSchema })),
})
export type StatementYear = z.infer<typeof statementYearSchema>

/** `POST staff/statement-file`: answers the CSV of a revision of the filed `original`. Without one: of the next original. */
export const statementFileSchema = z.object({ year: financialYearSchema, original: z.optional(idSchema) })

/**
 * The file's name says which statement it is, e.g. `statement-2-revision-1`.
 * @param position of the original in its year, from 1
 * @param revision from 1; 0 for the original itself
 */
export const statementKind = (position: number, revision = 0): string =>
  [position > 1 || revision === 0 ? 'statement' : '', position > 1 && position, revision > 0 && `revision-${revision}`]
    .filter(Boolean)
    .join('-')

/** `POST staff/statement-filed`. */
export const statementFiledSchema = z.object({
  id: idSchema,
  acknowledgement: z.string().check(z.trim(), z.regex(/^[A-Za-z0-9/-]{4,40}$/, 'acknowledgement')),
})

/** `POST staff/pre-acknowledgement-add`: numbers with spaces, commas or line breaks between them. */
export const addNumbersSchema = z.object({ numbers: z.string().check(z.minLength(1, 'required')) })
export const addedNumbersSchema = z.object({ added: rupeesSchema, known: rupeesSchema })
export type AddedNumbers = z.infer<typeof addedNumbersSchema>

/** `POST staff/pre-acknowledgement-give`: gives the next free number to a receipt. */
export const giveNumberSchema = z.object({
  receipt: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(40, 'too_long')),
})
export const pooledNumberSchema = z.object({
  number: z.string(),
  state: z.enum(['free', 'used', 'filed']),
  receipt: z.nullable(z.string()),
})
export type PooledNumberRow = z.infer<typeof pooledNumberSchema>
export const poolQuerySchema = z.extend(pagingQuerySchema, {
  state: z.optional(z.enum(['free', 'used', 'filed'])),
})
export const poolPageSchema = pageSchema(pooledNumberSchema)
export type PoolPage = z.infer<typeof poolPageSchema>

/** @param year e.g. `2026-27`; without one: the last that is over */
export const statementYear = (t: Transport, year?: string) =>
  t.get(`staff/statements${query({ year })}`, statementYearSchema)

/** Marks a downloaded file as filed. */
export const fileStatement = (t: Transport, id: number, acknowledgement: string) =>
  t.post('staff/statement-filed', { id, acknowledgement })

export const poolNumbers = (t: Transport, page: number, state?: PooledNumberRow['state']) =>
  t.get(`staff/pre-acknowledgements${query({ state, page })}`, poolPageSchema)

/** @param numbers with spaces, commas or line breaks between them */
export const addNumbers = (t: Transport, numbers: string) =>
  t.post('staff/pre-acknowledgement-add', { numbers }, addedNumbersSchema)

export const giveNumber = (t: Transport, receipt: string) =>
  t.post('staff/pre-acknowledgement-give', { receipt }, pooledNumberSchema)
