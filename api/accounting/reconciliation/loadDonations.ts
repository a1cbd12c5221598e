import type { Kysely } from 'kysely'
import type { Donation } from '../../donation/findDonation.ts'
import { wasPaid } from '../ledger/states.ts'
import type { Tables } from '../../storage/tables/tables.ts'
import type { KnownFact, OurDonation } from './difference.ts'
import { indianDayBounds } from './indianDays.ts'

/** How many donations are read at once. */
const BATCH = 1_000

/** The donation, and the row that the provider is asked with. */
export interface LoadedDonation extends OurDonation {
  row: Pick<Donation, 'txn_id' | 'amount' | 'created_at' | 'form_fields'>
}

const select = (db: Kysely<Tables>) =>
  db
    .selectFrom('donations')
    .select(['id', 'txn_id', 'amount', 'state', 'settled_at', 'provider_id', 'created_at', 'form_fields'])
    .where('mode', '=', 'provider')
    .where('source', '=', 'online')

/** The online donations that began or were paid on an Indian day, and those with one of these transaction ids. */
export async function loadDonations(
  db: Kysely<Tables>,
  { day, txnIds }: { day: string | null; txnIds: readonly string[] },
): Promise<LoadedDonation[]> {
  const rows = new Map<number, Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number]>()
  if (day !== null) {
    const { from, to } = indianDayBounds(day)
    const ofDay = await select(db)
      .where((eb) =>
        eb.or([
          eb.and([eb('created_at', '>=', from), eb('created_at', '<', to)]),
          eb.and([eb('settled_at', '>=', from), eb('settled_at', '<', to)]),
        ]),
      )
      .execute()
    for (const row of ofDay) rows.set(row.id, row)
  }
  for (let start = 0; start < txnIds.length; start += BATCH)
    for (const row of await select(db)
      .where('txn_id', 'in', txnIds.slice(start, start + BATCH))
      .execute())
      rows.set(row.id, row)
  const ids = [...rows.keys()]
  const [facts, refundIds] = [await loadFacts(db, ids), await loadRefundIds(db, ids)]
  return [...rows.values()].map((row) => {
    const known = facts.get(row.id) ?? []
    return {
      id: row.id,
      txnId: row.txn_id,
      amountPaise: row.amount * 100,
      wasPaid: wasPaid(row.state),
      paidAt: wasPaid(row.state) ? row.settled_at : null,
      isSettled: known.some(({ event }) => event === 'settled'),
      providerId: row.provider_id,
      facts: known,
      refundIds: refundIds.get(row.id) ?? [],
      row,
    }
  })
}

const compared = ['refunded', 'disputed', 'dispute_won', 'dispute_lost', 'settled'] as const

async function loadFacts(db: Kysely<Tables>, ids: readonly number[]): Promise<Map<number, KnownFact[]>> {
  const facts = new Map<number, KnownFact[]>()
  for (let start = 0; start < ids.length; start += BATCH) {
    const rows = await db
      .selectFrom('ledger_entries')
      .select(['donation_id', 'event', 'reference', 'amount_paise'])
      .where('donation_id', 'in', ids.slice(start, start + BATCH))
      .where('event', 'in', [...compared])
      .orderBy('id')
      .execute()
    for (const { donation_id, event, reference, amount_paise } of rows)
      add(facts, donation_id ?? 0, { event, reference, amountPaise: amount_paise })
  }
  return facts
}

async function loadRefundIds(db: Kysely<Tables>, ids: readonly number[]): Promise<Map<number, string[]>> {
  const refundIds = new Map<number, string[]>()
  for (let start = 0; start < ids.length; start += BATCH) {
    const rows = await db
      .selectFrom('refund_requests')
      .select(['donation_id', 'refund_id'])
      .where('donation_id', 'in', ids.slice(start, start + BATCH))
      .execute()
    for (const { donation_id, refund_id } of rows) add(refundIds, donation_id, refund_id)
  }
  return refundIds
}

function add<Value>(lists: Map<number, Value[]>, id: number, value: Value): void {
  const list = lists.get(id)
  if (list) list.push(value)
  else lists.set(id, [value])
}
