import { sql, type Insertable, type InsertObject } from 'kysely'
import type { DonationEvent } from '../../../shared/contract/donation/donationState.ts'
import type { Donation } from '../../donation/findDonation.ts'
import type { DonationSumView } from '../../storage/tables/ledgerTables.ts'
import { accountOf, bankOf, type Line, linesOf, online } from './accounts.ts'
import { afterMoney, nextState } from './states.ts'
import { type FactFrame, writeCommonFact, writeFact } from './writeFact.ts'
import type { Database } from '../../storage/database.ts'
import type { DonationTable, Tables } from '../../storage/tables/tables.ts'

export type NewDonation = Omit<Insertable<DonationTable>, 'state'>

/** Stores a new donation with its first fact, in one statement. Answers its id. */
export async function prepareDonation(db: Database, donation: NewDonation): Promise<{ id: number }> {
  return withPrepared(db, donation).selectFrom('made').select('id').executeTakeFirstOrThrow()
}

/** The start of a statement that stores a new donation with its first fact. `made` has the donation's id. */
export function withPrepared(db: Database, donation: Omit<InsertObject<Tables, 'donations'>, 'state'>) {
  return db
    .with('made', (query) =>
      query
        .insertInto('donations')
        .values({ ...donation, state: 'created' })
        .returning(['id', 'created_at', 'source']),
    )
    .with(
      'entry',
      () => sql<{ id: number }>`
        (insert into ledger_entries (donation_id, event, state, actor_kind, at, effective_at)
        select id, 'prepared', 'created', case source when 'offline' then 'system' else 'donor' end, created_at, created_at from made
        returning id)`,
    )
}

export interface Fact extends FactFrame {
  /** Null for a fact about money that belongs to no donation. */
  donationId: number | null
  event: DonationEvent
  /** By default the whole amount; of an opened or lost dispute, at most what is left; of a decided one, what is withheld. A refund must say it. */
  amountPaise?: number
  /** Where the event has no lines of its own (accounts.ts), e.g. of a payout. They sum to zero. */
  lines?: readonly Line[]
}

type Sums = Pick<DonationSumView, 'paid' | 'refunded' | 'disputed' | 'lost'>

/**
 * Records what happened to a donation, and changes its state by the table of states. Call it in the transaction of what else changes. Answers false if nothing
 * changed: the event has no effect in this state, or the same event with the same reference is recorded already.
 * @throws Error if the donation does not exist, or a refund has no amount
 */
export async function recordFact(db: Database, fact: Fact): Promise<boolean> {
  const { donationId, event, amountPaise, lines, ...frame } = fact
  if (donationId === null) {
    const given = { lines: lines ?? linesOf(event, online, amountPaise ?? 0), amountPaise: amountPaise ?? 0 }
    return writeCommonFact(db, { event, ...frame, ...given })
  }
  const donation = await db
    .selectFrom('donations')
    .select(['id', 'state', 'mode', 'amount', 'declared', 'cleared_at'])
    .where('id', '=', donationId)
    .forUpdate()
    .executeTakeFirst()
  if (!donation) throw new Error(`Fact ${event}: no donation ${donationId}`)
  // A statement of its own: only after the lock does it see what others have written.
  const { known, ...sums } = await db
    .selectFrom('donation_sums')
    .select(['paid', 'refunded', 'disputed', 'lost'])
    .select(
      sql<boolean>`exists (select from ledger_entries where donation_id = ${donationId} and event = ${event}
        and reference = ${frame.reference ?? null}::text)`.as('known'),
    )
    .where('donation_id', '=', donationId)
    .executeTakeFirstOrThrow()
  const next = nextState(donation.state, event)
  if (next === null || known) return false
  const amount = amountPaise ?? defaultAmount(event, donation, sums)
  const about = {
    held: accountOf(donation),
    bank: bankOf(donation),
    isWithheld: sums.disputed > 0,
    isLost: sums.lost > 0,
  }
  const written = lines ?? linesOf(event, about, amount)
  const refunded = sums.refunded + (event === 'refunded' ? amount : 0)
  const change = { event, ...frame, lines: written, next: afterMoney(next, { paid: sums.paid, refunded }) }
  const isAboutMoney = written.length > 0 || amountPaise !== undefined
  const isChecked = event === 'unmatched' && next === 'pending'
  const set = isChecked ? ({ stage: 'checking', reason: null, settled_at: null } as const) : {}
  await writeFact(db, { id: donationId }, { ...change, set, ...(isAboutMoney && { amountPaise: amount }) })
  return true
}

function defaultAmount(event: DonationEvent, { amount }: Pick<Donation, 'amount'>, sums: Sums): number {
  if (event === 'refunded') throw new Error('A refund needs its amount')
  const left = Math.max(0, sums.paid - sums.refunded - sums.lost - sums.disputed)
  if (event === 'disputed') return left
  if (event === 'dispute_won') return sums.disputed || sums.lost
  if (event === 'dispute_lost') return sums.disputed || left
  return amount * 100
}
