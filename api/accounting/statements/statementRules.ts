import { ruleOn, type RuleValue, type StatementForm } from '../../../shared/contract/content/rules.ts'
import { readRules } from '../../content/readRules.ts'
import { notFound } from '../../base/http/refusal.ts'
import { financialYearDays, lastKeptDay } from '../../payment/financialYear.ts'
import type { Reading } from '../../storage/database.ts'

/** The last day to file the statement of a year that ends on `lastDay`. */
export const dueDay = (lastDay: string, { due }: Pick<StatementForm, 'due'>): string => `${lastDay.slice(0, 4)}-${due}`

export interface StatementRules {
  form: StatementForm
  /** The trust's own PAN, which no donor has. */
  ownPan: string | null
  /** Cash above it is not deductible. Rupees; null: there is no limit. */
  cashLimit: number | null
  /** Beyond it, donations without a recorded name or address are taxed apart; null: not for this trust. */
  anonymous: RuleValue<'statement.anonymous'>
  /** The last Indian day on which the donors of the year are kept. */
  keepUntil: string
}

/**
 * The rules for a tax year are those of its first day: a law of April does not change the statement of the year before.
 * @throws Refused 404 if no form holds for the year
 */
export async function readStatementRules({ db }: Reading, year: string): Promise<StatementRules> {
  const rules = await readRules(db)
  const { from } = financialYearDays(year)
  const form = ruleOn(rules, 'statement.form', from)
  if (!form) throw notFound()
  return {
    form,
    ownPan: ruleOn(rules, 'receipt.trustPan', from) ?? null,
    cashLimit: ruleOn(rules, 'receipt.cash', from)?.limit ?? null,
    anonymous: ruleOn(rules, 'statement.anonymous', from) ?? null,
    keepUntil: lastKeptDay(year, ruleOn(rules, 'receipt.keepYears', from) ?? 0),
  }
}
