import { type Kysely, sql } from 'kysely'
import { settlementLines } from '../ledger/accounts.ts'
import { paidStates } from '../ledger/states.ts'
import type { Tables } from '../../storage/tables/tables.ts'
import { lineReference } from './compareLines.ts'
import type { SettledLine } from './difference.ts'
import { indianDayBounds } from './indianDays.ts'

/** How many lines one statement records. */
const BATCH = 500

/**
 * Records lines of a payout as facts `settled`, many in one statement: a night may have ten thousand. The effect is that of `recordFact` for each: a line that
 * is recorded already stays as it is, and the donation's state does not change.
 */
export async function recordPayout(
  db: Kysely<Tables>,
  { day, now, settled }: { day: string; now: Date; settled: readonly SettledLine[] },
): Promise<void> {
  const { from } = indianDayBounds(day)
  for (let start = 0; start < settled.length; start += BATCH) {
    const batch = settled.slice(start, start + BATCH).map(({ donationId, line }) => {
      const grossPaise = line.kind === 'capture' ? line.amountPaise : -line.amountPaise
      const lines = settlementLines({ grossPaise, feePaise: line.feePaise, taxPaise: line.taxPaise })
      return { donationId, reference: lineReference(line), amountPaise: line.amountPaise, lines }
    })
    const facts = batch.map(
      ({ donationId, reference, amountPaise, lines }) =>
        sql`(${donationId}::bigint, ${reference}::text, ${amountPaise}::bigint, ${lines.length}::smallint)`,
    )
    const lines = batch.flatMap(({ donationId, reference, lines: own }) =>
      own.map(
        ({ account, amountPaise }) =>
          sql`(${donationId}::bigint, ${reference}::text, ${account}::text, ${amountPaise}::bigint)`,
      ),
    )
    await sql`
      with facts (donation_id, reference, amount_paise, line_count) as (values ${sql.join(facts)}),
      lines (donation_id, reference, account, amount_paise) as (values ${sql.join(lines)}),
      held as (
        select id, state from donations where id in (select donation_id from facts)
          and state in (${sql.join(paidStates)}) order by id for update
      ),
      entries as (
        insert into ledger_entries
          (donation_id, event, state, amount_paise, line_count, reference, actor_kind, at, effective_at)
        select held.id, 'settled', held.state, facts.amount_paise, facts.line_count, facts.reference, 'provider',
          ${now}::timestamptz, ${from}::timestamptz
        from facts join held on held.id = facts.donation_id
        on conflict do nothing
        returning id, donation_id, reference
      )
      insert into ledger_lines (entry_id, account, amount_paise)
      select entries.id, lines.account, lines.amount_paise from entries join lines using (donation_id, reference)`.execute(
      db,
    )
  }
}
