/**
 * Rules that change with the law or with the trust's registrations: form names, limits, periods, sentences. Each has its first day, so an old receipt
 * and a new one each follow their own rule. To add one, add its schema below, or to its group, and its value to `rules/` of the content.
 */
import * as z from 'zod/mini'
import { countSchema } from '../basics.ts'
import { daySchema } from '../day.ts'
import { journalRules } from './journalRules.ts'
import { privacyRules } from './privacyRules.ts'
import { receiptRules } from './receiptRules.ts'
import { statementFormSchema } from './statementForm.ts'

/** Every rule by its key, with the schema of its value. */
export const ruleValues = {
  /** A donation that is being confirmed for more days than this becomes a case for staff. */
  'payment.confirmDays': countSchema,
  ...journalRules,
  ...privacyRules,
  ...receiptRules,
  'statement.form': statementFormSchema,
  /** Staff enter no offline donation of an earlier day. Null: the years after the last filed statement are open. */
  'ledger.openFrom': z.nullable(daySchema),
} as const

export type RuleKey = keyof typeof ruleValues
export type RuleValue<Key extends RuleKey> = z.output<(typeof ruleValues)[Key]>

/** One value of a rule, and the Indian day from which it holds (`yyyy-MM-dd`). */
export type Rule<Key extends RuleKey = RuleKey> = Key extends RuleKey
  ? { key: Key; from: string; value: RuleValue<Key> }
  : never

/** An entry as a file or the database has it. Its value is checked with the schema of its key. */
export const ruleEntrySchema = z.strictObject({ key: z.string(), from: daySchema, value: z.unknown() })

export const isRuleKey = (key: string): key is RuleKey => Object.hasOwn(ruleValues, key)

const isOf =
  <Key extends RuleKey>(key: Key) =>
  (rule: Rule): rule is Rule<Key> =>
    rule.key === key

/**
 * What holds on a day.
 * @param day an Indian day, `yyyy-MM-dd`
 * @returns undefined if no value of this rule holds yet, or the trust has written none
 */
export function ruleOn<Key extends RuleKey>(rules: readonly Rule[], key: Key, day: string): RuleValue<Key> | undefined {
  const begun = rules.filter(isOf(key)).filter((rule) => rule.from <= day)
  const newest = begun.toSorted((a, b) => a.from.localeCompare(b.from)).at(-1)
  return newest?.value as RuleValue<Key> | undefined
}
