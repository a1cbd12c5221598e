import { type RawBuilder, sql } from 'kysely'
import { ruleOn, type VoucherKind } from '../../../shared/contract/content/rules.ts'
import { JOURNAL_OPEN_DAYS } from '../../../shared/contract/staff/journal.ts'
import type { LedgerAccount } from '../../../shared/contract/donation/donationState.ts'
import { conflict } from '../../base/http/refusal.ts'
import { readRules } from '../../content/readRules.ts'
import type { Call } from '../../call.ts'
import type { Reading } from '../../storage/database.ts'
import { HOUR_MS, indianDay } from '../../../shared/date.ts'
import { type DaySpan, dayAfter, indianDayBounds, indianDayOf, monthDays } from '../../payment/financialYear.ts'

/** @param text a month, `2026-11`, or a day, `2026-11-20` */
export const periodOf = (text: string): DaySpan => (text.length > 7 ? { from: text, to: text } : monthDays(text))

/** Refuses a file, or a link to one, while entries of its period may still arrive. @throws Refused 409 `journal_open` */
export function requireFinal({ deps }: Pick<Call, 'deps'>, { period }: { period: string }): void {
  // A transaction that began before midnight may end after it.
  const day = indianDay(new Date(deps.now().getTime() - HOUR_MS))
  if (day <= dayAfter(periodOf(period).to, JOURNAL_OPEN_DAYS)) throw conflict('journal_open')
}

/**
 * The facts about money of a period, each with its voucher: a common table `facts`, for a statement that begins `with`.
 *
 * A fact belongs to the day on which the money moved. What we learn more than `JOURNAL_OPEN_DAYS` later, and what staff correct or cancel, belongs to the day on
 * which it was written. Both times of an entry never change, so a final day stays as it is for ever. A payout has one voucher for each day.
 */
export function journalFacts({ from, to }: DaySpan): RawBuilder<unknown> {
  const first = indianDayBounds(from).from
  const last = indianDayBounds(dayAfter(to, JOURNAL_OPEN_DAYS)).to
  return sql`
    found as (
      select entries.id, entries.donation_id, entries.event, entries.reference, entries.at, donations.project_id,
        ${indianDayOf(sql`entries.effective_at`)} as happened_on, ${indianDayOf(sql`entries.at`)} as written_on,
        case when entries.event = 'settled' then 'payout' when donations.source = 'offline' then 'offline' else 'online' end as kind,
        case when entries.event = 'settled' then split_part(entries.reference, ':', 1) else '' end as payout
      from ledger_entries entries left join donations on donations.id = entries.donation_id
      where (entries.line_count > 0 or entries.event = 'corrected')
        and entries.at >= ${first} and entries.at < ${last}
    ),
    dated as (
      select found.*, case when event in ('corrected', 'voided') or written_on::date - happened_on::date > ${JOURNAL_OPEN_DAYS}
        then written_on else happened_on end as day
      from found
    ),
    begun as (
      select dated.*, min(id) over (partition by day, kind, payout) as first_id
      from dated where day between ${from} and ${to}
    ),
    ranked as (
      select begun.*, dense_rank() over (partition by day, kind order by first_id)::text as payout_rank from begun
    ),
    facts as (
      select ranked.*, case kind when 'online' then 'ONL-' when 'offline' then 'OFF-' else 'PAY-' end || replace(day, '-', '')
        || case kind when 'payout' then lpad(payout_rank::text, greatest(2, length(payout_rank::text)), '0') else '' end
        as voucher
      from ranked
    )`
}

export interface VoucherLine {
  account: string
  /** The program's project or cost centre. */
  project: string | null
  /** Positive: debit. */
  paise: number
}

export interface Voucher {
  /** E.g. `PAY-2026112001`: unique, and ends with digits. */
  number: string
  /** Indian day. */
  day: string
  /** The bank's reference of a payout; else the number. */
  reference: string
  narration: string
  company: string
  /** The voucher type of Tally. */
  type: string
  series: string
  /** They sum to zero. */
  lines: VoucherLine[]
}

interface VoucherRow extends Pick<Voucher, 'number' | 'day'> {
  kind: VoucherKind
  payout: string
  sums: { account: LedgerAccount; slug: string | null; paise: number }[]
  /** How many facts it has, and the earliest day of them. */
  facts: number
  happened: string
}

/**
 * The vouchers of a period with the trust's own account names, by day and number.
 * Each payout has one; the provider's money and other money have one a day each.
 * @throws Refused 409 `journal_accounts` if no names hold on one of the days
 */
export async function readVouchers({ db }: Reading, period: DaySpan): Promise<Voucher[]> {
  const rules = await readRules(db)
  const { rows } = await sql<VoucherRow>`
    with ${journalFacts(period)},
    counted as (
      select facts.*, count(*) over whole as facts, min(happened_on) over whole as happened
      from facts window whole as (partition by voucher)
    ),
    summed as (
      select voucher, kind, day, payout, account, slug, sum(amount_paise)::bigint as paise, facts, happened
      from counted join ledger_lines on entry_id = counted.id
        left join projects on projects.id = counted.project_id and account in ('donations', 'refunds')
      group by voucher, kind, day, payout, account, slug, facts, happened
    )
    select voucher as number, kind, day, payout, facts, happened,
      json_agg(json_build_object('account', account, 'slug', slug, 'paise', paise) order by account, slug) as sums
    from summed group by voucher, kind, day, payout, facts, happened order by day, voucher`.execute(db)
  return rows.flatMap((row): Voucher[] => {
    const { number, kind, day, payout, sums } = row
    const names = ruleOn(rules, 'journal.accounts', day)
    if (!names) throw conflict('journal_accounts')
    const all: VoucherLine[] = []
    for (const { account, slug, paise } of sums) {
      const own = names.projects[slug ?? '']
      const name = (account === 'donations' && own?.donations) || names.accounts[account]
      if (!name) throw conflict('journal_accounts')
      const project = own?.project ?? null
      const same = all.find((line) => line.account === name && line.project === project)
      if (same) same.paise += paise
      else all.push({ account: name, project, paise })
    }
    const lines = all.filter(({ paise }) => paise !== 0)
    if (lines.length === 0) return []
    const { company, series, voucher_types } = names
    const narration = narrationOf(row)
    return [{ number, day, reference: payout || number, narration, company, type: voucher_types[kind], series, lines }]
  })
}

/** English: the accounting program has one language for all its users. */
function narrationOf({ kind, payout, facts, happened, day }: VoucherRow): string {
  const what = {
    payout: `Payout ${payout} of the payment provider`,
    online: 'Donations through the payment provider, with refunds and disputes',
    offline: 'Donations in cash, by cheque and by transfer',
  }
  const late = happened < day ? ` The earliest happened on ${happened}.` : ''
  return `${what[kind]}: ${facts} ${facts === 1 ? 'entry' : 'entries'}.${late}`
}
