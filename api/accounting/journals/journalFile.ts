import { sql } from 'kysely'
import type { DonationEvent } from '../../../shared/contract/donation/donationState.ts'
import { journalQuerySchema } from '../../../shared/contract/staff/journal.ts'
import { fallbackLanguage } from '../../../shared/languages.ts'
import { answerAttachment, answerCsv, streamText } from '../../base/http/answerAttachment.ts'
import { readQuery } from '../../base/http/readRequest.ts'
import type { Sealed } from '../../base/vault/vault.ts'
import type { Answer, Call, Session } from '../../call.ts'
import { writeCsv } from '../../partners/csv.ts'
import { indianDate } from '../../payment/financialYear.ts'
import type { Reading, Unsealing } from '../../storage/database.ts'
import { dayApart, indianDayBounds } from '../reconciliation/loadDonations.ts'
import { snapshotSchema, openDonor } from '../receipts/snapshot.ts'
import { journalFacts, type Period, periodOf, readVouchers, requireFinal } from './journalFacts.ts'
import { writeErpnext, writeTally, writeZoho } from './voucherFormats.ts'

/** Refuses a link to a file that is not final yet. 409 `journal_open` */
export const requireFinalFile = ({ deps, url }: Pick<Call, 'deps' | 'url'>): void =>
  requireFinal(deps, periodOf(readQuery(url, journalQuerySchema).period))

/**
 * `GET staff/journal?period=2026-11&format=tally` (our addition). The journal of an Indian day or month for the trust's accounting program, or the register of its
 * receipts and movements of money. It is the same for ever. 403 `reauthenticate`; 409 `journal_open` until the period is final, `journal_accounts` if the content
 * has no account names for one of its days.
 */
export async function journalFile({ deps, url }: Call<Session>): Promise<Answer> {
  const { period: text, format } = readQuery(url, journalQuerySchema)
  const period = periodOf(text)
  requireFinal(deps, period)
  const name = `journal_${text}_${format}`
  if (format === 'register') return answerCsv(readRegister(deps, period), `${name}.csv`)
  const vouchers = await readVouchers(deps, period)
  if (format === 'zoho') return answerCsv(writeZoho(vouchers), `${name}.csv`)
  if (format === 'erpnext') return answerCsv(writeErpnext(vouchers), `${name}.csv`)
  const parts = writeTally(vouchers, vouchers[0]?.company ?? '')
  return answerAttachment(streamText(parts), 'application/xml; charset=utf-8', `${name}.xml`)
}

const head = [
  'day',
  'voucher',
  'entry',
  'happened_on',
  'receipt',
  'version',
  'donor',
  'mode',
  'donated_inr',
  'returned_inr',
  'fees_inr',
  'gst_inr',
  'paid_out_inr',
  'reference',
  'project',
  'purpose',
  'txn_id',
  'note',
]

/** The register, day after day, so that a large month is never in memory as a whole. */
async function* readRegister(deps: Unsealing, { from, to }: Period): AsyncGenerator<string> {
  yield writeCsv([head])
  for (let day = from; day <= to; day = dayApart(day, 1)) {
    const rows = await readDay(deps, day)
    // Only the beginning of the file has the mark of its encoding.
    yield writeCsv([...rows.map((row) => describe(deps, row)), ...(await readGaps(deps, day))]).slice(1)
  }
}

interface RegisterRow {
  day: string
  voucher: string
  entry: DonationEvent | 'receipt_corrected'
  happened_on: string
  donation_id: number | null
  version: number
  reference: string | null
  note: string | null
  donated: number
  returned: number
  fees: number
  gst: number
  paid_out: number
  txn_id: string | null
  receipt: string | null
  snapshot: string | null
  donor_sealed: Sealed | null
}

/** What happened on a day: facts about money, and new versions of receipts that moved none. Each with the receipt as it was then. */
async function readDay({ db }: Reading, day: string): Promise<RegisterRow[]> {
  const { from, to } = indianDayBounds(day)
  const { rows } = await sql<RegisterRow>`
    with ${journalFacts({ from: day, to: day })},
    versions as (
      select receipt_versions.*, number from receipt_versions join receipts using (donation_id)
    ),
    lines as (
      select facts.id, facts.day, voucher, facts.event as entry, happened_on, facts.donation_id, entries.reference, entries.note,
        coalesce(case facts.event when 'corrected' then substring(entries.reference from ' v([0-9]+)$')::integer
          when 'paid' then 1 when 'taken_offline' then 1
          else (select max(version) from versions where donation_id = facts.donation_id and issued_at <= facts.at) end, 1) as version,
        coalesce(sum(-lines.amount_paise) filter (where account = 'donations'), 0)::bigint as donated,
        coalesce(sum(lines.amount_paise) filter (where account in ('refunds', 'disputes')), 0)::bigint as returned,
        coalesce(sum(lines.amount_paise) filter (where account = 'fees'), 0)::bigint as fees,
        coalesce(sum(lines.amount_paise) filter (where account = 'gst'), 0)::bigint as gst,
        coalesce(sum(lines.amount_paise) filter (where account = 'bank' and facts.event = 'settled'), 0)::bigint as paid_out
      from facts join ledger_entries entries on entries.id = facts.id left join ledger_lines lines on entry_id = facts.id
      group by facts.id, facts.day, voucher, facts.event, happened_on, facts.donation_id, facts.at, entries.reference, entries.note
      union all
      select 0, ${day}, '', 'receipt_corrected', ${day}, donation_id, null, reason, version, 0, 0, 0, 0, 0
      from versions where version > 1 and issued_at >= ${from} and issued_at < ${to} and not exists (
        select from ledger_entries where donation_id = versions.donation_id and event = 'corrected'
          and reference = versions.number || ' v' || versions.version)
    )
    select lines.*, txn_id, number as receipt, snapshot, donor_sealed
    from lines left join versions using (donation_id, version) left join donations on donations.id = lines.donation_id
    order by voucher, lines.id, donation_id, version`.execute(db)
  return rows
}

/** Entries whose reference is that of the payment. */
const paymentEntries: ReadonlySet<string> = new Set(['paid', 'taken_offline', 'cleared', 'corrected', 'voided'])

function describe(deps: Unsealing, row: RegisterRow): (string | number)[] {
  const { donation_id, version, entry, reference } = row
  const stored = row.snapshot === null ? null : snapshotSchema.parse(JSON.parse(row.snapshot))
  const donor = donation_id === null ? null : openDonor(deps, donation_id, version, row.donor_sealed)
  const texts = stored?.texts[fallbackLanguage]
  const isPayment = paymentEntries.has(entry)
  return [
    row.day,
    row.voucher,
    entry,
    row.happened_on,
    row.receipt ?? '',
    row.receipt === null ? '' : version,
    donor?.name ?? '',
    stored?.mode ?? '',
    ...[row.donated, row.returned, row.fees, row.gst, row.paid_out].map((paise) => paise / 100),
    (isPayment ? stored?.paymentId : entry === 'settled' ? reference?.split(':')[0] : reference) ?? '',
    texts?.project ?? '',
    texts?.purpose ?? '',
    row.txn_id ?? '',
    row.note ?? '',
  ]
}

/** Receipt numbers that are never given after a restore: a line without money. Nobody would look for missing numbers elsewhere. */
async function readGaps({ db }: Reading, day: string): Promise<(string | number)[][]> {
  const { from, to } = indianDayBounds(day)
  const gaps = await db
    .selectFrom('receipt_gaps')
    .selectAll()
    .where('recorded_at', '>=', from)
    .where('recorded_at', '<', to)
    .orderBy('financial_year')
    .orderBy('first')
    .execute()
  return gaps.map(({ financial_year, first, last, backup_at }) => {
    const number = (serial: number) => `${financial_year}/${String(serial).padStart(6, '0')}`
    const why = `may have been given before the restore of the backup of ${indianDate(backup_at)}`
    const numbers = `${number(first)} to ${number(last)}`
    return [day, '', 'not_given', day, numbers, '', '', '', 0, 0, 0, 0, 0, '', '', '', '', why]
  })
}
