import { isRuleKey, type Rule, type RuleKey, ruleValues } from '../../shared/contract/content/rules.ts'
import { invalid } from '../base/http/refusal.ts'
import type { Database, Reading } from '../storage/database.ts'
import { parseTexts } from '../storage/inLanguage.ts'

/** The rules of the content. An entry that this version of the program does not know is left out. */
export async function readRules(db: Database): Promise<readonly Rule[]> {
  const rows = await db.selectFrom('rules').selectAll().execute()
  return rows.flatMap(({ key, from_day, value }) =>
    isRuleKey(key) ? (toRule(key, from_day, parseTexts(value)) ?? []) : [],
  )
}

/** Null if the value does not fit its key. */
export function toRule(key: RuleKey, from: string, value: unknown): Rule | null {
  const read = ruleValues[key].safeParse(value)
  // The schema of this key made the value, so they belong together.
  return read.success ? ({ key, from, value: read.data } as Rule) : null
}

/**
 * Refuses the trust's own PAN as a donor's: people copy it from a receipt, and the yearly statement refuses it.
 * @throws Refused 422 `pan: pan_own`
 */
export async function refuseOwnPan({ db }: Reading, pan: string | null | undefined): Promise<void> {
  if (!pan) return
  const rules = await readRules(db)
  if (rules.some(({ key, value }) => key === 'receipt.trustPan' && value === pan)) throw invalid({ pan: 'pan_own' })
}
