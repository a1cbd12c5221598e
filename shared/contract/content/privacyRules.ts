/** What the law says about donors' data and about foreign money. Each value holds from a day (rules.ts). */
import * as z from 'zod/mini'
import { inEachLanguage } from '../../languages.ts'
import { rupeesSchema } from '../basics.ts'
import { ruleTextSchema } from './receiptRules.ts'

const textSchema = z.string().check(z.trim(), z.minLength(1))
const version = z.string().check(z.regex(/^[\w.-]{1,20}$/))

/** The question in one language. */
const questionTextSchema = z.strictObject({
  title: textSchema,
  lead: textSchema,
  citizen: textSchema,
  organisation: textSchema,
  neither: textSchema,
})

/** The notice in one language: each point says what is kept, and why and how long. */
const noticeTextSchema = z.strictObject({
  title: textSchema,
  lead: textSchema,
  points: z.array(z.strictObject({ what: textSchema, why: textSchema })).check(z.minLength(1)),
  withdraw: textSchema,
  complain: textSchema,
  officer: textSchema,
})

export const privacyRules = {
  /** Asked once, before a donor's first donation. Null: the trust does not ask. A new wording needs a new version. */
  'declaration.question': z.nullable(
    z.strictObject({ version, text: z.strictObject(inEachLanguage(() => questionTextSchema)) }),
  ),
  /** For donors who are neither Indian citizens nor Indian organisations. An empty `account`: the trust cannot take their donations. */
  'declaration.foreign': z.strictObject({
    title: ruleTextSchema,
    text: ruleTextSchema,
    account: z.array(z.strictObject({ label: ruleTextSchema, value: textSchema })),
    email: textSchema,
  }),
  /** The most that one payment by UPI can have, in rupees. */
  'upi.limit': rupeesSchema,
  /** The notice about personal data. A new text needs a new version. `email` reaches the officer. */
  'privacy.notice': z.strictObject({
    version,
    email: textSchema,
    text: z.strictObject(inEachLanguage(() => noticeTextSchema)),
  }),
} as const
