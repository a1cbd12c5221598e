import { type ExpressionBuilder, type Selectable, sql } from 'kysely'
import { statementFileSchema } from '../../../../shared/contract/staff/statements.ts'
import { counted } from '../../../donation/ownDonations.ts'
import type { Answer, Call, Session } from '../../../call.ts'
import { answerCsv } from '../../../base/http/answerAttachment.ts'
import { readQuery } from '../../../base/http/readRequest.ts'
import { writeCsv } from '../../../partners/csv.ts'
import { indianDate } from '../../../payment/financialYear.ts'
import { readReceiptDonor } from '../../receipts/readReceipt.ts'
import type { Tables } from '../../../storage/tables/tables.ts'
import { inPages } from '../inPages.ts'
import { readReceiptDonors } from '../readReceiptDonors.ts'
import { paidIn } from '../readYear.ts'
import type { Sealing } from '../../../storage/database.ts'

const head = [
  'date',
  'receipt',
  'donor',
  'mode',
  'amount_inr',
  'returned_inr',
  'net_inr',
  'fees_inr',
  'settled_on',
  'settlement_reference',
  'txn_id',
]

/**
 * `GET staff/ledger-file?year=2026-27`. The year's paid donations as CSV, for the trust's accounts: with the provider's fees and the payout that contained each.
 * At the end it explains the numbers that are missing after a restore. It is sent while it is read. A donation that is not settled yet has neither. 403 `reauthenticate`.
 */
export async function ledgerFile({ deps, url }: Call<Session>): Promise<Answer> {
  const { year } = readQuery(url, statementFileSchema)
  return answerCsv(readParts(deps, year), `donations_${year}.csv`)
}

async function* readParts(deps: Sealing, year: string): AsyncGenerator<string> {
  yield writeCsv([head])
  for await (const rows of inPages((after, size) => readRows(deps, year, after, size))) {
    const donors = await readReceiptDonors(
      deps,
      rows.map(({ id }) => id),
    )
    const lines: (string | number)[][] = []
    for (const row of rows) {
      const donor = donors.get(row.id) ?? (await readReceiptDonor(deps, row.id))
      lines.push([
        indianDate(row.counted),
        row.number ?? '',
        donor?.name ?? '',
        row.mode,
        row.paid_rupees,
        row.paid_rupees - row.net_rupees,
        row.net_rupees,
        (row.fee_paise ?? 0) / 100,
        row.settled_at ? indianDate(row.settled_at) : '',
        row.settlement ?? '',
        row.txn_id,
      ])
    }
    // Only the beginning of the file has the mark of its encoding.
    yield writeCsv(lines).slice(1)
  }
  const gaps = await deps.db
    .selectFrom('receipt_gaps')
    .selectAll()
    .where('financial_year', '=', year)
    .orderBy('first')
    .execute()
  if (gaps.length > 0) yield writeCsv(gaps.map(describeGap)).slice(1)
}

/** A line without money. Nobody would look for missing numbers elsewhere. */
function describeGap({ financial_year, first, last, backup_at, recorded_at }: Selectable<Tables['receipt_gaps']>) {
  const number = (serial: number) => `${financial_year}/${String(serial).padStart(6, '0')}`
  const why = `not given: may have been given before the restore of the backup of ${indianDate(backup_at)}`
  return [indianDate(recorded_at), `${number(first)} to ${number(last)}`, why, '', 0, 0, 0, 0, '', '', '']
}

const readRows = (deps: Sealing, year: string, after: number, size: number) =>
  paidIn(deps, year)
    .leftJoin('receipts', 'receipts.donation_id', 'donations.id')
    .select(['donations.id', 'donations.mode', 'donations.txn_id', 'receipts.number', 'paid_rupees', 'net_rupees'])
    .select(counted.as('counted'))
    .select((eb) => [
      eb
        .selectFrom('ledger_entries')
        .innerJoin('ledger_lines', 'entry_id', 'ledger_entries.id')
        .whereRef('ledger_entries.donation_id', '=', 'donations.id')
        .where('account', '=', 'fees')
        .select(sql<number>`sum(ledger_lines.amount_paise)::bigint`.as('fee'))
        .as('fee_paise'),
      settlement(eb).select('reference').as('settlement'),
      settlement(eb).select('effective_at').as('settled_at'),
    ])
    .where('donations.id', '>', after)
    .orderBy('donations.id')
    .limit(size)
    .execute()

/** The payout that contained the donation. */
const settlement = (eb: ExpressionBuilder<Tables, 'donations'>) =>
  eb
    .selectFrom('ledger_entries')
    .whereRef('ledger_entries.donation_id', '=', 'donations.id')
    .where('event', '=', 'settled')
    .orderBy('ledger_entries.id', 'desc')
    .limit(1)
