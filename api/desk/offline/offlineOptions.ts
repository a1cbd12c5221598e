import { ruleOn } from '../../../shared/contract/content/rules.ts'
import type { OfflineOptions } from '../../../shared/contract/staff/offlineDonation.ts'
import { formatRupees } from '../../../shared/money.ts'
import { readRules } from '../../content/readRules.ts'
import type { Answer, Call, Session } from '../../call.ts'
import { readOpenDays } from './openDays.ts'

/** `GET staff/offline-options`. What the form of an offline donation says because of the law, as it holds today, and the first day that is open. */
export async function offlineOptions({ deps, language }: Call<Session>): Promise<Answer> {
  const { from, today } = await readOpenDays(deps)
  const cash = ruleOn(await readRules(deps.db), 'receipt.cash', today)
  const data: OfflineOptions = {
    cash: cash ? { limit: cash.limit, text: cash.text[language].replace('{limit}', formatRupees(cash.limit)) } : null,
    open_from: from,
  }
  return { data }
}
