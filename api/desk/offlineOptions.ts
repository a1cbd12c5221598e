import { ruleOn } from '../../shared/contract/content/rules.ts'
import { formatRupees } from '../../shared/money.ts'
import { readRules } from '../content/readRules.ts'
import type { Answer, Call, Session } from '../platform/http/call.ts'
import { indianDate } from '../payment/financialYear.ts'

/** `GET staff/offline-options`. What the form of an offline donation says because of the law, as it holds today. */
export async function offlineOptions({ deps, language }: Call<Session>): Promise<Answer> {
  const cash = ruleOn(await readRules(deps.db), 'receipt.cash', indianDate(deps.now()))
  return {
    data: {
      cash: cash ? { limit: cash.limit, text: cash.text[language].replace('{limit}', formatRupees(cash.limit)) } : null,
    },
  }
}
