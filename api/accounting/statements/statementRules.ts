import { ruleOn, type StatementForm } from '../../../shared/contract/content/rules.ts'
import { readRules } from '../../content/readRules.ts'
import { notFound } from '../../base/http/refusal.ts'
import { taxYearDays } from './taxYear.ts'
import type { Reading } from '../../storage/database.ts'

export interface StatementRules {
  form: StatementForm
  ownPan: string | null
  /** Rupees; null: there is no limit. */
  cashLimit: number | null
  /** For how many years after the tax year the ledger's donors are kept. */
  keepYears: number
}

/**
 * The rules for a tax year are those of its first day: a law of April does not change the statement of the year before.
 * @throws Refused 404 if no form holds for the year
 */
export async function readStatementRules({ db }: Reading, year: string): Promise<StatementRules> {
  const rules = await readRules(db)
  const { from } = taxYearDays(year)
  const form = ruleOn(rules, 'statement.form', from)
  if (!form) throw notFound()
  return {
    form,
    ownPan: ruleOn(rules, 'receipt.trustPan', from) ?? null,
    cashLimit: ruleOn(rules, 'receipt.cash', from)?.limit ?? null,
    keepYears: ruleOn(rules, 'receipt.keepYears', from) ?? 0,
  }
}
