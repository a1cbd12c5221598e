/** The yearly statement of donors, as staff see it. Days are `yyyy-MM-dd`, times are ISO instants, amounts are whole rupees. */
import * as z from 'zod/mini'
import { countSchema, idSchema, rupeesSchema, txnIdSchema } from '../basics.ts'
import { statementColumns } from '../content/statementForm.ts'
import { financialYearSchema } from '../donation/donationHistory.ts'
import { pageSchema, pagingQuerySchema } from '../paging.ts'
import { type StatementProblemCode, statementProblems } from './statementProblems.ts'

export const statementQuerySchema = z.object({ year: z.optional(financialYearSchema) })

const problemCodes = Object.keys(statementProblems) as [StatementProblemCode, ...StatementProblemCode[]]

/** `row` counts from 1. `receipt` and `txn_id` are those of the donation, if it concerns one. `name` is the donor's in that row. */
export const statementProblemSchema = z.object({
  code: z.enum(problemCodes),
  row: z.nullable(countSchema),
  name: z.nullable(z.string()),
  column: z.nullable(z.enum(statementColumns)),
  donation: z.nullable(z.object({ txn_id: txnIdSchema, receipt: z.nullable(z.string()) })),
})
export type StatementProblemRow = z.infer<typeof statementProblemSchema>

const tallySchema = z.object({ donations: rupeesSchema, rupees: rupeesSchema })

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
})
export type StoredStatement = z.infer<typeof storedStatementSchema>

/** Answer of `GET staff/statements`. `problems` has at most 200 of `problem_total`. */
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
  problems: z.array(statementProblemSchema),
  problem_total: rupeesSchema,
  error_total: rupeesSchema,
  /** What a revised statement would contain; null before the first is filed. */
  changes: z.nullable(z.object({ added: rupeesSchema, changed: rupeesSchema, deleted: rupeesSchema })),
  /** The newest download that is not filed. */
  prepared: z.nullable(storedStatementSchema),
  /** Newest first. */
  filed: z.array(storedStatementSchema),
  /** Null: the form's rules have them off. */
  pool: z.nullable(z.object({ free: rupeesSchema, used: rupeesSchema, filed: rupeesSchema })),
})
export type StatementYear = z.infer<typeof statementYearSchema>

/** `POST staff/statement-file`: answers the CSV. */
export const statementFileSchema = z.object({ year: financialYearSchema })

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
