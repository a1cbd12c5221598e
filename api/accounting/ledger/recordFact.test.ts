import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DonationEvent } from '../../../shared/contract/donation/donationState.ts'
import { newTxnId } from '../../donation/txnId.ts'
import { sumDonations } from '../../projects/project.ts'
import { createTestApi, type TestApi } from '../../testing/testApi.ts'
import { settlementLines } from './accounts.ts'
import { prepareDonation, type Fact, recordFact } from './recordFact.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const at = new Date('2026-11-21T05:00:00Z')

/** A donation of ₹500; offline if it says how the money came. */
async function donation(mode: 'provider' | 'cash' | 'transfer' = 'provider'): Promise<number> {
  const facts = { project_id: 4, donation_type: 'flexible', amount: 500, form_fields: '{}', created_at: at } as const
  const source = mode === 'provider' ? 'online' : 'offline'
  return (await prepareDonation(api.deps.db, { ...facts, txn_id: newTxnId(), mode, source })).id
}

const tell = (donationId: number | null, event: DonationEvent, more: Partial<Fact> = {}) =>
  api.deps.db.transaction().execute((db) => recordFact(db, { donationId, event, actor: 'system', at, ...more }))

async function paid(): Promise<number> {
  const id = await donation()
  await tell(id, 'paid')
  return id
}

async function balance(id: number) {
  const { db } = api.deps
  const row = await db
    .selectFrom('donation_balances')
    .selectAll()
    .where('donation_id', '=', id)
    .executeTakeFirstOrThrow()
  const { state } = await db.selectFrom('donations').select('state').where('id', '=', id).executeTakeFirstOrThrow()
  return [state, row.paid_rupees, row.refunded_rupees, row.disputed_rupees, row.lost_rupees, row.net_rupees]
}

/** Rupees by account, of some donations or of the entries with a reference. */
async function accounts(which: { ids?: number[]; reference?: string }) {
  const rows = await api.deps.db
    .selectFrom('ledger_lines')
    .innerJoin('ledger_entries', 'ledger_entries.id', 'entry_id')
    .select(['account', sql<number>`sum(ledger_lines.amount_paise)::bigint`.as('sum')])
    .where((eb) =>
      eb.or([
        eb('donation_id', 'in', which.ids?.length ? which.ids : [-1]),
        eb('reference', '=', which.reference ?? '-'),
      ]),
    )
    .groupBy('account')
    .execute()
  return Object.fromEntries(rows.map(({ account, sum }) => [account, sum / 100]))
}

describe('what happened to a donation', () => {
  it('is counted when it is paid, less parts and then all of it when they are refunded', async () => {
    const id = await paid()
    expect(await balance(id)).toEqual(['paid', 500, 0, 0, 0, 500])
    await tell(id, 'refunded', { amountPaise: 20_000, reference: 'R1' })
    expect(await balance(id)).toEqual(['part_refunded', 500, 200, 0, 0, 300])
    await tell(id, 'refunded', { amountPaise: 30_000, reference: 'R2' })
    expect(await balance(id)).toEqual(['refunded', 500, 500, 0, 0, 0])
    expect(await accounts({ ids: [id] })).toEqual({ donations: -500, clearing: 0, refunds: 500 })
  })

  it('does not count while it is disputed, counts again when the dispute is won, and never when it is lost', async () => {
    const id = await paid()
    await tell(id, 'disputed', { reference: 'D1' })
    expect(await balance(id)).toEqual(['disputed', 500, 0, 500, 0, 0])
    await tell(id, 'dispute_won', { reference: 'D1' })
    expect(await balance(id)).toEqual(['dispute_won', 500, 0, 0, 0, 500])
    await tell(id, 'disputed', { reference: 'D2', amountPaise: 30_000 })
    await tell(id, 'dispute_lost', { reference: 'D2' })
    expect(await balance(id)).toEqual(['dispute_lost', 500, 0, 0, 300, 200])
    expect(await accounts({ ids: [id] })).toEqual({ donations: -500, clearing: 200, disputes: 0, refunds: 300 })
  })

  it('loses at most what is left when a dispute is lost after a part was refunded', async () => {
    const id = await paid()
    await tell(id, 'refunded', { amountPaise: 20_000, reference: 'R1' })
    await tell(id, 'dispute_lost')
    expect(await balance(id)).toEqual(['dispute_lost', 500, 200, 0, 300, 0])
  })

  it('disputes what is left after a part was refunded, if nobody says how much', async () => {
    const id = await paid()
    await tell(id, 'refunded', { amountPaise: 20_000, reference: 'R1' })
    await tell(id, 'disputed', { reference: 'D1' })
    expect(await balance(id)).toEqual(['disputed', 500, 200, 300, 0, 0])
    await tell(id, 'dispute_won', { reference: 'D1' })
    expect(await balance(id)).toEqual(['part_refunded', 500, 200, 0, 0, 300])
  })

  it('keeps an earlier refund in its state when a dispute is won', async () => {
    const id = await paid()
    await tell(id, 'refunded', { amountPaise: 20_000, reference: 'R1' })
    await tell(id, 'disputed', { amountPaise: 30_000, reference: 'D1' })
    await tell(id, 'dispute_won', { reference: 'D1' })
    expect(await balance(id)).toEqual(['part_refunded', 500, 200, 0, 0, 300])
  })

  it('is one fact for the same event with the same reference, also at the same moment', async () => {
    const id = await paid()
    const refund = () => tell(id, 'refunded', { amountPaise: 10_000, reference: 'R1' })
    expect((await Promise.all([refund(), refund(), refund()])).filter(Boolean)).toHaveLength(1)
    expect(await balance(id)).toEqual(['part_refunded', 500, 100, 0, 0, 400])
  })

  it('is no fact where the state allows none', async () => {
    const id = await donation()
    expect(await tell(id, 'refunded', { amountPaise: 50_000, reference: 'R1' })).toBe(false)
    await tell(id, 'paid')
    expect([await tell(id, 'paid'), await tell(id, 'failed'), await tell(id, 'expired')]).toEqual([false, false, false])
    const entries = api.deps.db.selectFrom('ledger_entries').select('event').where('donation_id', '=', id)
    expect((await entries.orderBy('id').execute()).map(({ event }) => event)).toEqual(['prepared', 'paid'])
  })

  it('keeps its time, its evidence and who told of it', async () => {
    const id = await donation()
    const effectiveAt = new Date('2026-03-31T18:00:00Z')
    await tell(id, 'paid', { effectiveAt, evidenceId: 7, actor: 'provider' })
    const rows = await api.deps.db.selectFrom('ledger_entries').selectAll().where('donation_id', '=', id).execute()
    expect(rows[1]).toMatchObject({ at, effective_at: effectiveAt, evidence_id: 7, actor_kind: 'provider' })
  })

  it.each([
    ['cash', 'cash'],
    ['transfer', 'bank'],
  ] as const)(
    'puts an offline donation by %s into the account %s, where it counts as settled',
    async (mode, account) => {
      const id = await donation(mode)
      await tell(id, 'taken_offline', { actor: 3 })
      expect(await accounts({ ids: [id] })).toEqual({ donations: -500, [account]: 500 })
      const row = api.deps.db.selectFrom('donation_balances').select(['net_rupees', 'settled'])
      expect(await row.where('donation_id', '=', id).executeTakeFirst()).toEqual({ net_rupees: 500, settled: true })
    },
  )
})

it('gives a project the sum of the balances of its donations, after refunds and disputes', async () => {
  const ids = [await paid(), await paid(), await paid(), await paid(), await donation('cash')]
  const [first = 0, second = 0, third = 0, , cash = 0] = ids
  await tell(first, 'refunded', { amountPaise: 20_000, reference: 'R1' })
  await tell(second, 'disputed', { reference: 'D1' })
  await tell(third, 'disputed', { reference: 'D1' })
  await tell(third, 'dispute_lost', { reference: 'D1' })
  await tell(cash, 'taken_offline')
  const { rows } = await sql<{ sum: number }>`select sum(net_rupees)::bigint as sum from donation_balances
    join donations on donations.id = donation_id where project_id = 4`.execute(api.deps.db)
  expect((await sumDonations(api.deps, [4])).get(4)?.raised).toBe(rows[0]?.sum)
})

describe('clearing', () => {
  it('nets to zero when the payouts of all donations and refunds have arrived', async () => {
    const ids = [await paid(), await paid(), await paid()]
    const [first = 0] = ids
    await tell(first, 'refunded', { amountPaise: 20_000, reference: 'R1' })
    for (const id of ids)
      await tell(id, 'settled', {
        reference: `S${id}`,
        lines: settlementLines({ grossPaise: 50_000, feePaise: 500, taxPaise: 90 }),
      })
    const takenBack = settlementLines({ grossPaise: -20_000, feePaise: 0, taxPaise: 0 })
    await tell(first, 'settled', { reference: 'SR1', lines: takenBack })
    expect(await accounts({ ids })).toEqual({
      donations: -1500,
      refunds: 200,
      clearing: 0,
      fees: 15,
      gst: 2.7,
      bank: 1282.3,
    })
  })

  it('has money that belongs to no donation once, however often the provider names it', async () => {
    const unmatched = { amountPaise: 50_050, reference: 'P1' }
    expect(await tell(null, 'unmatched', unmatched)).toBe(true)
    expect(await tell(null, 'unmatched', unmatched)).toBe(false)
    expect(await accounts({ reference: 'P1' })).toEqual({ clearing: 500.5, suspense: -500.5 })
  })

  it('takes the reason and the end from a failed donation whose money is checked now', async () => {
    const id = await donation()
    await tell(id, 'failed')
    const of = api.deps.db.updateTable('donations').where('id', '=', id)
    await of.set({ reason: 'Bank said no', settled_at: at }).execute()
    await tell(id, 'unmatched', { amountPaise: 5_050, reference: 'P7' })
    const row = await api.deps.db.selectFrom('donations').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(row).toMatchObject({ state: 'pending', stage: 'checking', reason: null, settled_at: null })
  })
})

describe('the database', () => {
  it.each([
    'update ledger_entries set at = now()',
    'delete from ledger_entries',
    'truncate ledger_entries cascade',
    'update ledger_lines set amount_paise = 1',
    'delete from ledger_lines',
    'truncate ledger_lines',
  ])('refuses to %s', async (statement) => {
    await paid()
    await expect(sql.raw(statement).execute(api.deps.db)).rejects.toThrow('append-only')
  })

  it('refuses lines that do not sum to zero, and a line that is added later', async () => {
    const id = await donation()
    const lines: Fact['lines'] = [
      { account: 'clearing', amountPaise: 100 },
      { account: 'donations', amountPaise: -99 },
    ]
    await expect(tell(id, 'paid', { lines })).rejects.toThrow('does not balance')
    expect(await balance(id)).toEqual(['created', 0, 0, 0, 0, 0])
    await tell(id, 'paid')
    const added = sql`insert into ledger_lines (entry_id, account, amount_paise)
      select max(entry_id), 'cash', 1 from ledger_lines`
    await expect(added.execute(api.deps.db)).rejects.toThrow('does not balance')
  })
})
