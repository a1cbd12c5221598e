import type { StaffDonationsQuery } from '../../shared/contract/staff/donationsQuery.ts'
import { indianDay } from '../../shared/date.ts'
import type { Language } from '../../shared/languages.ts'
import type { Dependencies } from '../dependencies.ts'
import { writeCsv } from '../partners/csv.ts'
import { answerCsv } from '../platform/http/answerCsv.ts'
import { describeRows } from './describeRows.ts'
import { matchDonations, pageOf } from './matchDonations.ts'

/** Donations that are in memory at a time. */
const batch = 1000

const head = ['txn_id', 'day', 'donor', 'project', 'purpose', 'amount_inr', 'state', 'mode', 'partner', 'receipt']

/** All matched donations as CSV, written while they are read. */
export function exportDonations(
  deps: Pick<Dependencies, 'db' | 'now'>,
  asked: StaffDonationsQuery,
  language: Language,
): Response {
  return answerCsv(readParts(deps, asked, language), `donations_${indianDay(deps.now())}.csv`)
}

async function* readParts(
  deps: Pick<Dependencies, 'db' | 'now'>,
  asked: StaffDonationsQuery,
  language: Language,
): AsyncGenerator<string> {
  yield writeCsv([head])
  for (let after: string | undefined = undefined; ; ) {
    const page = await pageOf(deps, await matchDonations(deps, asked), { sort: asked.sort, after }, batch)
    const rows = await page.execute()
    const cells = (await describeRows(deps, rows, language)).map((row) => [
      row.txn_id,
      indianDay(new Date(row.at)),
      row.donor ?? '',
      row.project,
      row.purpose ?? '',
      row.amount,
      row.state,
      row.mode,
      row.partner ?? '',
      row.receipt ?? '',
    ])
    // Only the beginning of the file has the mark of its encoding.
    if (cells.length > 0) yield writeCsv(cells).slice(1)
    if (rows.length < batch) return
    after = String(rows.at(-1)?.id)
  }
}
