import { type RawBuilder, sql } from 'kysely'
import type { DonationEvent } from '../../../shared/contract/donation/donationState.ts'
import type { journalQuerySchema } from '../../../shared/contract/staff/journal.ts'
import { fallbackLanguage } from '../../../shared/languages.ts'
import { answerAttachment, answerCsv, streamText } from '../../base/http/answerAttachment.ts'
import type { Sealed } from '../../base/vault/vault.ts'
import type { Handler } from '../../call.ts'
import { writeCsv } from '../../partners/csv.ts'
import type { Reading, Unsealing } from '../../storage/database.ts'
import { snapshotSchema, openDonor } from '../receipts/snapshot.ts'
import { journalFacts, periodOf, readVouchers, requireFinal } from './journalFacts.ts'
import { writeErpnext, writeTally, writeZoho } from './voucherFormats.ts'
import { indianDay } from '../../../shared/date.ts'
import { type DaySpan, dayAfter, indianDayBounds } from '../../payment/financialYear.ts'
import { parseTexts } from '../../storage/inLanguage.ts'

/**
 * `GET staff/journal?period=2026-11&format=tally` (our addition). The journal of an Indian day or month for the trust's accounting program, or the register of its
 * receipts and movements of money. It is the same for ever. 403 `reauthenticate`; 409 `journal_open` until the period is final, `journal_accounts` if the content
 * has no account names for one of its days.
 */
export const journalFile: Handler<typeof journalQuerySchema> = async ({ deps }, sent) => {
  requireFinal({ deps }, sent)
  const { format } = sent
  const period = periodOf(sent.period)
  const name = `journal_${sent.period}_${format}`
  if (format === 'register') return answerCsv(readRegister(deps, period), `${name}.csv`)
  const vouchers = await readVouchers(deps, period)
  if (format === 'zoho') return answerCsv(writeZoho(vouchers), `${name}.csv`)
  if (format === 'erpnext') return answerCsv(writeErpnext(vouchers), `${name}.csv`)
  const parts = writeTally(vouchers, vouchers[0]?.company ?? '')
  return answerAttachment(streamText(parts), 'application/xml; charset=utf-8', `${name}.xml`)
}

/** A line of the register with nothing in it: the columns in their order. */
const empty = {
  day: '',
  voucher: '',
  entry: '',
  happened_on: '',
  receipt: '',
  version: '' as number | string,
  donor: '',
  mode: '',
  donated_inr: 0,
  returned_inr: 0,
  fees_inr: 0,
  gst_inr: 0,
  paid_out_inr: 0,
  reference: '',
  project: '',
  purpose: '',
  txn_id: '',
  note: '',
}
type RegisterLine = Partial<typeof empty>
// Keys of the constant.
const columns = Object.keys(empty) as Array<keyof typeof empty>

/** The register, day after day, so that a large month is never in memory as a whole. */
async function* readRegister(deps: Unsealing, { from, to }: DaySpan): AsyncGenerator<string> {
  yield writeCsv([columns])
  for (let day = from; day <= to; day = dayAfter(day, 1)) {
    const lines = [...(await readDay(deps, day)).map((row) => describe(deps, row)), ...(await readGaps(deps, day))]
    // Only the beginning of the file has the mark of its encoding.
    yield writeCsv(lines.map((line) => columns.map((column) => line[column] ?? empty[column]))).slice(1)
  }
}

interface RegisterRow extends Omit<typeof empty, 'version' | 'donor' | 'mode' | 'project' | 'purpose'> {
  id: number
  entry: DonationEvent | 'receipt_corrected'
  donation_id: number | null
  version: number
  snapshot: string | null
  donor_sealed: Sealed | null
}

const rupees = (paise: RawBuilder<unknown>) => sql<number>`(coalesce(${paise}, 0) / 100)::float8`

/** What happened on a day: facts about money, and new versions of receipts that moved none. Each with the receipt as it was then. */
async function readDay({ db }: Reading, day: string): Promise<RegisterRow[]> {
  const { from, to } = indianDayBounds(day)
  const { rows } = await sql<RegisterRow>`
    with ${journalFacts({ from: day, to: day })},
    versions as (
      select receipt_versions.*, number from receipt_versions join receipts using (donation_id)
    ),
    lines as (
      select facts.id, facts.day, voucher, facts.event as entry, happened_on, facts.donation_id,
        coalesce(case facts.event when 'settled' then facts.payout else entries.reference end, '') as reference,
        coalesce(entries.note, '') as note,
        coalesce(case facts.event when 'corrected' then substring(entries.reference from ' v([0-9]+)$')::integer
          when 'paid' then 1 when 'taken_offline' then 1
          else (select max(version) from versions where donation_id = facts.donation_id and issued_at <= facts.at) end, 1) as version,
        ${rupees(sql`sum(-lines.amount_paise) filter (where account = 'donations')`)} as donated_inr,
        ${rupees(sql`sum(lines.amount_paise) filter (where account in ('refunds', 'disputes'))`)} as returned_inr,
        ${rupees(sql`sum(lines.amount_paise) filter (where account = 'fees')`)} as fees_inr,
        ${rupees(sql`sum(lines.amount_paise) filter (where account = 'gst')`)} as gst_inr,
        ${rupees(sql`sum(lines.amount_paise) filter (where account = 'bank' and facts.event = 'settled')`)} as paid_out_inr
      from facts join ledger_entries entries on entries.id = facts.id left join ledger_lines lines on entry_id = facts.id
      group by facts.id, facts.day, voucher, facts.event, happened_on, facts.donation_id, facts.at, facts.payout, entries.id
      union all
      select 0, ${day}, '', 'receipt_corrected', ${day}, donation_id, '', reason, version, 0, 0, 0, 0, 0
      from versions where version > 1 and issued_at >= ${from} and issued_at < ${to} and not exists (
        select from ledger_entries where donation_id = versions.donation_id and event = 'corrected'
          and reference = versions.number || ' v' || versions.version)
    )
    select lines.*, coalesce(txn_id, '') as txn_id, coalesce(number, '') as receipt, snapshot, donor_sealed
    from lines left join versions using (donation_id, version) left join donations on donations.id = lines.donation_id
    order by voucher, lines.id, donation_id, version`.execute(db)
  return rows
}

/** Entries whose reference is that of the payment. */
const paymentEntries: ReadonlySet<string> = new Set(['paid', 'taken_offline', 'cleared', 'corrected', 'voided'])

function describe(deps: Unsealing, { donation_id, donor_sealed, snapshot, ...row }: RegisterRow): RegisterLine {
  const { version, entry } = row
  const stored = snapshot === null ? null : snapshotSchema.parse(parseTexts(snapshot))
  const donor = donation_id === null ? null : openDonor(deps, donation_id, version, donor_sealed)
  const texts = stored?.texts[fallbackLanguage]
  return {
    ...row,
    version: row.receipt && version,
    donor: donor?.name ?? '',
    mode: stored?.mode ?? '',
    reference: paymentEntries.has(entry) ? (stored?.paymentId ?? '') : row.reference,
    project: texts?.project ?? '',
    purpose: texts?.purpose ?? '',
  }
}

/** Receipt numbers that are never given after a restore: a line without money. Nobody would look for missing numbers elsewhere. */
async function readGaps({ db }: Reading, day: string): Promise<RegisterLine[]> {
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
    const note = `may have been given before the restore of the backup of ${indianDay(backup_at)}`
    const receipt = `${number(first)} to ${number(last)}`
    return { day, entry: 'not_given', happened_on: day, receipt, note }
  })
}
