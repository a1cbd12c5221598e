import { type Kysely, sql } from 'kysely'
import type { Donation } from '../../donation/findDonation.ts'
import type { Tables } from '../../storage/tables/tables.ts'
import { wasPaid } from '../ledger/states.ts'
import type { Unmatched } from './compareDay.ts'
import type { KnownFact, OurDonation } from './comparePayment.ts'

const DAY_MS = 24 * 60 * 60_000

/** First moment of an Indian day, `yyyy-MM-dd`, and of the next one. */
export function indianDayBounds(day: string): { from: Date; to: Date } {
  const from = new Date(`${day}T00:00:00+05:30`)
  return { from, to: new Date(from.getTime() + DAY_MS) }
}

/** The Indian day so many days apart. */
export const dayApart = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

/** How many rows one statement names. */
const BATCH = 1_000

/** The donation, and the row that the provider is asked with. */
export interface LoadedDonation extends OurDonation {
  row: Pick<Donation, 'txn_id' | 'amount' | 'created_at' | 'form_fields'>
}

interface Wanted {
  day?: string
  txnIds?: readonly string[]
  ids?: readonly number[]
}

const select = (db: Kysely<Tables>) =>
  db
    .selectFrom('donations')
    .select(['id', 'txn_id', 'amount', 'state', 'settled_at', 'provider_id', 'created_at', 'form_fields'])
    .where('mode', '=', 'provider')
    .where('source', '=', 'online')

/** The online donations that began or were paid on an Indian day, and those with one of these transaction ids or ids. */
export async function loadDonations(
  db: Kysely<Tables>,
  { day, txnIds = [], ids = [] }: Wanted,
): Promise<LoadedDonation[]> {
  const rows = new Map<number, Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number]>()
  const add = (found: (typeof rows extends Map<number, infer Row> ? Row : never)[]) => {
    for (const row of found) rows.set(row.id, row)
  }
  if (day !== undefined) {
    const { from, to } = indianDayBounds(day)
    add(
      await select(db)
        .where((eb) =>
          eb.or([
            eb.and([eb('created_at', '>=', from), eb('created_at', '<', to)]),
            eb.and([eb('settled_at', '>=', from), eb('settled_at', '<', to)]),
          ]),
        )
        .execute(),
    )
  }
  await inBatches(txnIds, async (some) => add(await select(db).where('txn_id', 'in', some).execute()))
  await inBatches(ids, async (some) => add(await select(db).where('id', 'in', some).execute()))
  const found = [...rows.keys()]
  const [facts, refundIds] = [await loadFacts(db, found), await loadRefundIds(db, found)]
  return [...rows.values()].map((row) => ({
    id: row.id,
    txnId: row.txn_id,
    amountPaise: row.amount * 100,
    wasPaid: wasPaid(row.state),
    paidAt: wasPaid(row.state) ? row.settled_at : null,
    providerId: row.provider_id,
    facts: facts.get(row.id) ?? [],
    refundIds: refundIds.get(row.id) ?? [],
    row,
  }))
}

export async function inBatches<Item>(
  items: readonly Item[],
  step: (some: readonly Item[]) => Promise<void>,
): Promise<void> {
  for (let start = 0; start < items.length; start += BATCH) await step(items.slice(start, start + BATCH))
}

const compared = ['paid', 'unmatched', 'refunded', 'disputed', 'dispute_won', 'dispute_lost', 'settled'] as const

async function loadFacts(db: Kysely<Tables>, ids: readonly number[]): Promise<Map<number, KnownFact[]>> {
  const facts = new Map<number, KnownFact[]>()
  await inBatches(ids, async (some) => {
    const rows = await db
      .selectFrom('ledger_entries')
      .select(['donation_id', 'event', 'reference', 'amount_paise'])
      .where('donation_id', 'in', some)
      .where('event', 'in', [...compared])
      .orderBy('id')
      .execute()
    for (const { donation_id, event, reference, amount_paise } of rows)
      add(facts, donation_id ?? 0, { event, reference, amountPaise: amount_paise })
  })
  return facts
}

async function loadRefundIds(db: Kysely<Tables>, ids: readonly number[]): Promise<Map<number, string[]>> {
  const refundIds = new Map<number, string[]>()
  await inBatches(ids, async (some) => {
    const rows = await db
      .selectFrom('refund_requests')
      .select(['donation_id', 'refund_id'])
      .where('donation_id', 'in', some)
      .execute()
    for (const { donation_id, refund_id } of rows) add(refundIds, donation_id, refund_id)
  })
  return refundIds
}

/** The payments that no donation agrees with, by the provider's number, among these. */
export async function loadUnmatched(
  db: Kysely<Tables>,
  providerIds: readonly string[],
): Promise<Map<string, Unmatched>> {
  const unmatched = new Map<string, Unmatched>()
  await inBatches(providerIds, async (some) => {
    const rows = await db
      .selectFrom('ledger_entries as entry')
      .select(['reference', 'donation_id', 'amount_paise'])
      .select((eb) => [
        eb
          .selectFrom('ledger_entries as paid')
          .select('paid.donation_id')
          .where('paid.event', '=', 'paid')
          .whereRef('paid.reference', '=', 'entry.reference')
          .limit(1)
          .as('found_id'),
        sql<string[]>`array(select settled.reference from ledger_entries as settled
          where settled.donation_id is null and settled.event = 'settled'
            and settled.note = entry.reference)`.as('settled'),
      ])
      .where('event', '=', 'unmatched')
      .where('reference', 'in', some)
      .execute()
    for (const { reference, donation_id, amount_paise, found_id, settled } of rows)
      unmatched.set(reference ?? '', {
        donationId: donation_id,
        amountPaise: amount_paise ?? 0,
        foundId: found_id,
        settled,
      })
  })
  return unmatched
}

function add<Value>(lists: Map<number, Value[]>, id: number, value: Value): void {
  const list = lists.get(id)
  if (list) list.push(value)
  else lists.set(id, [value])
}
