import { sql } from 'kysely'
import { expect } from 'vitest'
import { wasPaid } from '../ledger/states.ts'
import { AMOUNT, type LedgerWorld, type Model } from './ledgerWorld.ts'

/** What holds after every step, whatever the order. */
export async function checkLedger(model: Model, world: LedgerWorld): Promise<void> {
  const { db } = world.api.deps
  const unbalanced =
    await sql`select entry_id from ledger_lines group by entry_id having sum(amount_paise) <> 0`.execute(db)
  expect(unbalanced.rows).toEqual([])
  for (const [index, expected] of model.donations.entries()) {
    const { txnid } = world.form(index)
    const { id, state } = await world.donation(index)
    const entries = await db
      .selectFrom('ledger_entries')
      .selectAll()
      .where('donation_id', '=', id)
      .orderBy('id')
      .execute()
    const before = world.entries.get(id) ?? ''
    const now = entries.map((entry) => JSON.stringify(entry)).join('\n')
    expect(now.startsWith(before), 'entries only grow').toBe(true)
    world.entries.set(id, now)
    expect(entries.at(-1)?.state, 'the state is that of the last fact').toBe(state)
    const payments = entries.filter(({ event }) => event === 'paid').length
    expect(payments, 'paid at most once').toBeLessThanOrEqual(1)
    expect(wasPaid(state), 'paid never becomes unpaid').toBe(payments === 1)
    if (payments === 1) expect(world.captured, 'paid only if the provider has the money').toContain(txnid)
    const balance = await db
      .selectFrom('donation_balances')
      .selectAll()
      .where('donation_id', '=', id)
      .executeTakeFirstOrThrow()
    const { refunded, disputed, lost, corrected, isVoid } = expected
    const paid = isVoid ? 0 : payments * (AMOUNT + corrected)
    expect(balance).toMatchObject({
      paid_rupees: paid,
      refunded_rupees: refunded,
      disputed_rupees: disputed,
      lost_rupees: lost,
      net_rupees: paid - refunded - disputed - lost,
    })
    const receipts = await db.selectFrom('receipts').select('number').where('donation_id', '=', id).execute()
    expect(receipts, 'one receipt of a paid donation').toHaveLength(payments)
  }
}
