import { sql } from 'kysely'
import type { StaffDonations } from '../../shared/contract/staff/donations.ts'
import { staffDonationsQuerySchema, type StaffDonationsQuery } from '../../shared/contract/staff/donationsQuery.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Answer, Call, Session } from '../platform/http/call.ts'
import { readQuery } from '../platform/http/readQuery.ts'
import { countRows } from '../storage/countRows.ts'
import { describeRows } from './describeRows.ts'
import { exportDonations } from './exportDonations.ts'
import { matchDonations, pageOf } from './matchDonations.ts'

const perPage = 100

/**
 * `GET staff/donations`. The donations that match, page by page, with their totals on the first page. `format=csv`: all of them as a file, after a recent
 * proof of identity (403 `reauthenticate`). 422 at the wrong parameter.
 */
export async function listDonations({ deps, url, language }: Call<Session>): Promise<Answer> {
  const asked = readQuery(url, staffDonationsQuerySchema)
  if (asked.format === 'csv') return exportDonations(deps, asked, language)
  const page = await pageOf(deps, await matchDonations(deps, asked), asked, perPage + 1)
  const rows = await page.execute()
  const shown = rows.slice(0, perPage)
  const data: StaffDonations = {
    rows: await describeRows(deps, shown, language),
    next: rows.length > perPage ? String(shown.at(-1)?.id) : null,
    totals: asked.after ? null : await totalsOf(deps, asked),
  }
  return { data }
}

/** How many, and what counts of them: paid, and neither refunded nor lost nor disputed. */
async function totalsOf(deps: Pick<Dependencies, 'db' | 'now'>, asked: StaffDonationsQuery) {
  const matched = await matchDonations(deps, asked)
  const count = await countRows(matched)
  // One pass over the lines: the view of balances would look each donation up by itself.
  const { net } = await deps.db
    .selectFrom('ledger_entries')
    .innerJoin('ledger_lines', 'ledger_lines.entry_id', 'ledger_entries.id')
    .where('ledger_entries.line_count', '>', 0)
    .where('ledger_lines.account', 'in', ['donations', 'refunds', 'disputes'])
    .where('ledger_entries.donation_id', 'in', matched.select('donations.id'))
    .select(sql<number>`(coalesce(-sum(ledger_lines.amount_paise), 0) / 100)::bigint`.as('net'))
    .executeTakeFirstOrThrow()
  return { count, net }
}
