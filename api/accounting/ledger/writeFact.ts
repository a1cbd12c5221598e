import { type RawBuilder, sql, type Updateable } from 'kysely'
import {
  type DonationEvent,
  donationStates,
  type DonationState,
} from '../../../shared/contract/donation/donationState.ts'
import type { Actor } from '../../audit/audit.ts'
import { type Donation, donationColumns } from '../../donation/findDonation.ts'
import type { DonationTable } from '../../storage/tables/tables.ts'
import type { Line } from './accounts.ts'
import { nextState } from './states.ts'
import type { Database } from '../../storage/database.ts'
import type { Placeholders } from '../../storage/preparedStatements.ts'

/** An account's id is a member of staff. A donor has no id here, so deleting the person leaves nothing of them. */
export type LedgerActor = Actor | 'donor' | 'provider'

export interface FactFrame {
  actor: LedgerActor
  /** When it is written. */
  at: Date | RawBuilder<Date>
  /** When it happened; as `at` if nobody says it, or the provider's clock is ahead. */
  effectiveAt?: Date | null
  /** Row of `payment_events` that shows it. */
  evidenceId?: number | null
  /** The same event with the same reference is the same fact. */
  reference?: string
  /** What staff wrote about it; no personal data. At most 200 characters. */
  note?: string
}

type OtherColumns = Omit<Updateable<DonationTable>, 'state'>

interface Change extends FactFrame {
  event: DonationEvent
  /** Other columns that change with the state. */
  set?: OtherColumns | Partial<Placeholders<OtherColumns>>
  /** Only donations in these states change. */
  from?: readonly DonationState[]
  /** Only a donation that is not recorded yet changes, so that two records at once are one. */
  unrecorded?: boolean
  /** By default the table of states decides. */
  next?: DonationState
  /** Of `amountPaise`; or for a donation's whole amount, signs of it. */
  lines?: readonly Line[]
  /** What the event is about. `whole`: the donation's amount. */
  amountPaise?: number | 'whole'
}

type Which = { txnId: string } | { id: number | RawBuilder<number> }

/**
 * Changes a donation and appends the fact, in one statement. The donation's row is locked first, so the latest state decides. Answers the donation as it is
 * now; null if the event has no effect.
 */
export async function writeFact(db: Database, which: Which, change: Change): Promise<Donation | null> {
  const row = await withFact(db, which, change)
    .selectFrom('moved as donations')
    .select(donationColumns)
    .executeTakeFirst()
  return row ?? null
}

/** The parts of the statement of `writeFact`. `moved` has the donation as it is now, or nothing. */
export function withFact(
  db: Pick<Database, 'with'>,
  which: Which,
  { event, set = {}, from, unrecorded = false, next, lines = [], amountPaise, ...frame }: Change,
) {
  const following = next ? sql<DonationState>`${sql.lit(next)}` : nextInSql(event)
  const whole = amountPaise === 'whole'
  const amount = whole ? sql`moved.amount::bigint * 100` : sql`${amountPaise ?? null}::bigint`
  return db
    .with('was', (query) => {
      const found = query
        .selectFrom('donations')
        .select(['id', 'state'])
        .$if(unrecorded, (all) => all.where('recorded_at', 'is', null))
      return ('id' in which ? found.where('id', '=', which.id) : found.where('txn_id', '=', which.txnId)).forUpdate()
    })
    .with('moved', (query) =>
      query
        .updateTable('donations')
        .from('was')
        .set({ ...set, state: following })
        .whereRef('donations.id', '=', 'was.id')
        .$if(from !== undefined, (open) => open.where('was.state', 'in', [...(from ?? [])]))
        .where(following, 'is not', null)
        .returningAll('donations'),
    )
    .with(
      'entry',
      () => sql<{ id: number }>`
        (insert into ledger_entries (donation_id, state, amount_paise, ${sql.raw(frameColumns)})
        select moved.id, moved.state, ${amount}, ${frameValues(event, lines.length, frame)} from moved
        returning id)`,
    )
    .with('lines', () => sql<{ entry_id: number }>`(${insertLines(lines, whole)})`)
}

/** Appends a fact that is about no single donation. Answers whether it is new. */
export async function writeCommonFact(
  db: Database,
  { event, lines = [], amountPaise, ...frame }: FactFrame & Pick<Change, 'event' | 'lines'> & { amountPaise: number },
): Promise<boolean> {
  const { rows } = await sql`
    with entry as (
      insert into ledger_entries (amount_paise, ${sql.raw(frameColumns)})
      values (${amountPaise}::bigint, ${frameValues(event, lines.length, frame)})
      on conflict do nothing
      returning id
    ), lines as (${insertLines(lines, false)})
    select id from entry`.execute(db)
  return rows.length > 0
}

const frameColumns = 'event, line_count, reference, note, evidence_id, actor_kind, actor_id, at, effective_at'

function frameValues(event: DonationEvent, lineCount: number, frame: FactFrame): RawBuilder<unknown> {
  const { actor, at, effectiveAt = null, evidenceId = null, reference = null, note } = frame
  const kind = typeof actor === 'number' ? 'user' : actor
  return sql`${event}::text, ${lineCount}::smallint, ${reference}::text,
    ${note || null}::text, ${evidenceId}::bigint, ${kind}::text,
    ${typeof actor === 'number' ? actor : null}::bigint, ${at}::timestamptz,
    least(${at}::timestamptz, ${effectiveAt}::timestamptz)`
}

function insertLines(lines: readonly Line[], whole: boolean): RawBuilder<{ entry_id: number }> {
  if (lines.length === 0) return sql`select id as entry_id from entry`
  const rows = lines.map(({ account, amountPaise }) => sql`(${account}::text, ${amountPaise}::bigint)`)
  const amount = whole ? sql`line.amount * moved.amount * 100` : sql`line.amount`
  return sql`insert into ledger_lines (entry_id, account, amount_paise)
    select entry.id, line.account, ${amount}
    from entry cross join (values ${sql.join(rows)}) as line (account, amount) ${whole ? sql`cross join moved` : sql``}
    returning entry_id`
}

/** The row of the table of states as SQL; null: no effect. */
function nextInSql(event: DonationEvent): RawBuilder<DonationState> {
  const cells = donationStates.flatMap((state) => {
    const next = nextState(state, event)
    return next ? [`when '${state}' then '${next}'`] : []
  })
  return sql.raw(cells.length > 0 ? `case was.state ${cells.join(' ')} end` : 'null')
}
