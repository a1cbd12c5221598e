/** What reconciliation finds that nothing else does, each by itself, with the whole API and the sandbox provider. */
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ProviderUnreachable } from '../../payment/provider.ts'
import { awaitConfirmation } from '../../payment/settle.ts'
import { sweep } from '../../payment/sweep.ts'
import { giveRecorded } from '../../testing/donations.ts'
import { connectSandbox } from '../../testing/sandboxProvider.ts'
import { createTestApi, siteOrigin, type TestApi } from '../../testing/testApi.ts'
import type { SettlementLine } from '../../payment/changes.ts'
import { settlementLines } from '../ledger/accounts.ts'
import { recordFact } from '../ledger/recordFact.ts'
import { checkClearing, openUnconfirmed } from './cases.ts'
import { recordPayout } from './reconcileDay.ts'
import { hearNews, reconcileWanted, wantDays, wantNight } from './runDays.ts'
import { indianDay } from '../../../shared/date.ts'
import { dayAfter } from '../../payment/financialYear.ts'

const DAY = 24 * 3600
let api: TestApi
let sandbox: ReturnType<typeof connectSandbox>
let token: string
beforeEach(async () => {
  api = await createTestApi()
  sandbox = connectSandbox(api)
  token = await api.signIn()
})
afterEach(async () => {
  sandbox.close()
  await api.close()
})

/** To an hour of the Indian day. */
function until(hour: string): void {
  const at = new Date(`${indianDay(api.deps.now())}T${hour}+05:30`)
  api.advance((at.getTime() - api.deps.now().getTime()) / 1000)
}
const today = () => indianDay(api.deps.now())
async function night() {
  await wantNight(api.deps)
  await reconcileWanted(api.deps)
}
async function give(): Promise<Record<string, string> & { txnid: string }> {
  token = await api.signIn()
  return giveRecorded(api, token)
}
async function givePaid(): Promise<string> {
  const form = await give()
  await sandbox.pay(form)
  await sweep(api.deps)
  expect(await stateOf(form.txnid)).toBe('paid')
  return form.txnid
}
const donationOf = (txnId: string) =>
  api.deps.db.selectFrom('donations').selectAll().where('txn_id', '=', txnId).executeTakeFirstOrThrow()
/** Two members of staff match the money of a case with a donation. */
async function match(ofCase: string, txn_id: string): Promise<void> {
  const { id } = await api.deps.db
    .selectFrom('cases')
    .select('id')
    .where('txn_id', '=', ofCase)
    .executeTakeFirstOrThrow()
  for (const email of ['accounts@example.org', 'treasurer@example.org']) {
    const staff = await api.signIn(email)
    const answer = await api.send('staff/match-payment', { json: { id, txn_id }, token: staff, origin: siteOrigin })
    expect(answer.status).toBe(200)
  }
}
const stateOf = async (txnId: string) =>
  (await api.deps.db.selectFrom('donations').select('state').where('txn_id', '=', txnId).executeTakeFirstOrThrow())
    .state
const cases = async () => {
  const rows = await api.deps.db.selectFrom('cases').selectAll().orderBy('id').execute()
  return rows.map(({ code, txn_id, closed_at }) => [code, txn_id, closed_at === null ? 'open' : 'closed'])
}
const balanceOf = async (txnId: string) =>
  api.deps.db
    .selectFrom('donations')
    .innerJoin('donation_balances', 'donation_id', 'donations.id')
    .select(['paid_rupees', 'refunded_rupees', 'lost_rupees', 'net_rupees', 'settled'])
    .where('txn_id', '=', txnId)
    .executeTakeFirstOrThrow()
const day = (which: string) =>
  api.deps.db.selectFrom('reconciliation_days').selectAll().where('day', '=', which).executeTakeFirstOrThrow()

it('a donation begun before midnight and paid after it, on both days', async () => {
  until('23:58:00')
  const [form, begun] = [await give(), today()]
  api.advance(5 * 60)
  await sandbox.pay(form)
  api.advance(DAY)
  await night()
  expect(await stateOf(form.txnid)).toBe('paid')
  expect(await cases()).toEqual([['paid_late', form.txnid, 'closed']])
  const [first, second] = [await day(begun), await day(dayAfter(begun, 1))]
  expect(first).toMatchObject({ complete: true, wanted_at: null })
  expect(second).toMatchObject({ complete: true, wanted_at: null })
})

it('a donation confirmed after four days, and after more than the nights look back', async () => {
  const form = await give()
  await sandbox.pay(form, 'pending')
  const begun = today()
  api.advance(4 * DAY)
  await night()
  expect(await cases()).toEqual([])
  await sandbox.settle(form.txnid)
  await night()
  expect(await stateOf(form.txnid)).toBe('paid')
  const late = await give()
  await sandbox.pay(late, 'pending')
  const lateDay = today()
  api.advance(30 * DAY)
  await sandbox.settle(late.txnid)
  await wantDays(api.deps, [lateDay])
  await reconcileWanted(api.deps)
  expect(await stateOf(late.txnid)).toBe('paid')
  expect((await day(begun)).complete).toBe(true)
})

it('late news brings back the days on which the donation began and was paid', async () => {
  const txnId = await givePaid()
  const begun = today()
  api.advance(40 * DAY)
  await sandbox.refund(txnId, { amount: '100', webhook: 'now' })
  await sandbox.messages(1)
  expect(await stateOf(txnId)).toBe('part_refunded')
  const ranBefore = await api.deps.db.selectFrom('reconciliation_days').selectAll().where('day', '=', begun).execute()
  expect(ranBefore).toEqual([])
  await night()
  expect(await day(begun)).toMatchObject({ complete: true })
})

describe('a refund made at the provider', () => {
  it('by its signed message, after a query', async () => {
    const txnId = await givePaid()
    await sandbox.refund(txnId, { webhook: 'now' })
    await sandbox.messages(1)
    expect(await stateOf(txnId)).toBe('refunded')
    expect(await balanceOf(txnId)).toMatchObject({ paid_rupees: 500, refunded_rupees: 500, net_rupees: 0 })
    expect(await cases()).toEqual([['refunded_there', txnId, 'open']])
    expect(api.mails.map(({ kind }) => kind)).toContain('refund')
  })

  it('without a message, by the list of the day, once', async () => {
    const txnId = await givePaid()
    await sandbox.refund(txnId, { amount: '250.50' })
    // Everything is paid out on the next day.
    api.advance(2 * DAY)
    await night()
    await night()
    expect(await stateOf(txnId)).toBe('part_refunded')
    expect(await balanceOf(txnId)).toMatchObject({ refunded_rupees: 250.5, settled: true })
    expect(await cases()).toEqual([['refunded_there', txnId, 'open']])
    expect(api.mails.filter(({ kind }) => kind === 'refund').map(({ subject }) => subject)).toEqual([
      'A refund of ₹250.50',
    ])
  })

  it('that a message only claims, not at all', async () => {
    const txnId = await givePaid()
    const claim = { txnid: txnId, action: 'refund', status: 'refunded', amt: '500.00' }
    await api.send('payment/webhook', { body: new URLSearchParams(claim) })
    await reconcileWanted(api.deps)
    expect(await stateOf(txnId)).toBe('paid')
    expect(await cases()).toEqual([])
  })

  it('waits for the provider’s answer', async () => {
    const txnId = await givePaid()
    sandbox.down(true)
    await sandbox.refund(txnId, { webhook: 'now' })
    await sandbox.messages(1)
    expect(await stateOf(txnId)).toBe('paid')
    sandbox.down(false)
    await reconcileWanted(api.deps)
    expect(await stateOf(txnId)).toBe('refunded')
  })
})

it('news of a payment whose answer cannot be read stops no other, and becomes a case', async () => {
  const [first, second] = [await givePaid(), await givePaid()]
  for (const txnId of [first, second]) await sandbox.refund(txnId)
  api.advance(120)
  const { listChanges } = api.deps.provider
  const spoiled = async (payment: Parameters<typeof listChanges>[0]) => {
    if (payment.txnId === first) throw new ProviderUnreachable('unreadable')
    return listChanges(payment)
  }
  api.deps.provider = { ...api.deps.provider, listChanges: spoiled }
  const hear = async (txnId: string) => {
    api.advance(1)
    await hearNews(api.deps, txnId)
  }
  await hear(first)
  await hear(second)
  for (let round = 0; round < 3; round += 1) {
    await reconcileWanted(api.deps)
    await hear(second)
  }
  expect([await stateOf(first), await stateOf(second)]).toEqual(['paid', 'refunded'])
  await reconcileWanted(api.deps)
  await reconcileWanted(api.deps)
  expect(await cases()).toEqual([
    ['refunded_there', second, 'open'],
    ['comparison_failed', first, 'open'],
  ])
})

describe('a chargeback', () => {
  it.each([
    ['won', 'dispute_won', { lost_rupees: 0, net_rupees: 500 }],
    ['lost', 'dispute_lost', { lost_rupees: 500, net_rupees: 0 }],
  ] as const)('opened and %s', async (end, state, balance) => {
    const txnId = await givePaid()
    await sandbox.dispute(txnId, 'open', 'now')
    await sandbox.messages(1)
    expect(await stateOf(txnId)).toBe('disputed')
    expect(await balanceOf(txnId)).toMatchObject({ net_rupees: 0 })
    // No message about its end: every night asks about open disputes.
    api.advance(20 * DAY)
    await sandbox.dispute(txnId, end)
    await night()
    expect(await stateOf(txnId)).toBe(state)
    expect(await balanceOf(txnId)).toMatchObject(balance)
    expect((await cases()).map(([code]) => code)).toEqual(expect.arrayContaining(['disputed', state]))
  })
})

it('an unknown paid transaction, in one case for its payment and its payout', async () => {
  await sandbox.pay(sandbox.form({ txnid: 'UNKNOWN1' }))
  api.advance(3 * DAY)
  await night()
  await night()
  expect(await cases()).toEqual([['unknown_payment', 'UNKNOWN1', 'open']])
})

it('money of an unknown payment, and its payout, though both days are compared only once', async () => {
  await sandbox.pay(sandbox.form({ txnid: 'UNKNOWN1' }))
  const paidOn = today()
  api.advance(30 * DAY)
  await wantDays(api.deps, [paidOn, dayAfter(paidOn, 1)])
  await reconcileWanted(api.deps)
  const { rows } = await sql<{ account: string; paise: number }>`
    select account, sum(amount_paise)::bigint as paise from ledger_lines where account in ('suspense', 'clearing', 'bank')
    group by account order by account`.execute(api.deps.db)
  expect(rows.map(({ account, paise }) => [account, paise])).toEqual([
    ['bank', 68_348],
    ['clearing', 0],
    ['suspense', -70_000],
  ])
})

it('a differing amount, and a foreign product', async () => {
  const [amount, product] = [await give(), await give()]
  await sandbox.pay(sandbox.form({ ...amount, amount: '5.00' }))
  await sandbox.pay(sandbox.form({ ...product, productinfo: 'Lottery' }))
  api.advance(3 * DAY)
  await night()
  expect(await cases()).toEqual(
    expect.arrayContaining([
      ['wrong_amount', amount.txnid, 'open'],
      ['wrong_product', product.txnid, 'open'],
    ]),
  )
  expect(await cases()).toHaveLength(2)
  for (const { txnid } of [amount, product]) expect(await stateOf(txnid)).not.toBe('paid')
})

it('a differing amount that the provider names only weeks later, though staff have a case that it is unconfirmed', async () => {
  const form = await give()
  await sandbox.pay(sandbox.form({ ...form, amount: '5.00' }), 'pending')
  await awaitConfirmation(api.deps, form.txnid, null)
  api.advance(30 * DAY)
  await night()
  await openUnconfirmed(api.deps)
  await sandbox.settle(form.txnid)
  await sweep(api.deps)
  await night()
  await openUnconfirmed(api.deps)
  expect(await cases()).toEqual([
    ['unconfirmed', form.txnid, 'closed'],
    ['wrong_amount', form.txnid, 'open'],
  ])
})

it('two payments of one unpaid donation: staff can match each', async () => {
  const [form, other] = [await give(), await give()]
  await sandbox.pay(sandbox.form({ ...form, amount: '5.00' }))
  await sweep(api.deps)
  const { id } = await donationOf(form.txnid)
  const second = { donationId: id, event: 'unmatched', actor: 'provider', at: api.deps.now() } as const
  await recordFact(api.deps.db, { ...second, amountPaise: 50_000, reference: 'P2' })
  api.advance(2 * DAY)
  await night()
  await match(form.txnid, form.txnid)
  expect(await donationOf(form.txnid)).toMatchObject({ state: 'paid', amount: 5 })
  expect(await stateOf(other.txnid)).not.toBe('paid')
})

describe('unmatched money that goes back', () => {
  const back = (
    providerId: string,
    amountPaise: number,
    requestId: string,
    kind: SettlementLine['kind'] = 'refund',
  ) => {
    const money = { amountPaise, feePaise: 0, taxPaise: 0, netPaise: -amountPaise }
    const line = { ...money, kind, txnId: 'x', providerId, requestId, utr: 'U9', mode: '', note: '' }
    const settled = [{ donationId: null, from: 'suspense', line }] as const
    return recordPayout(api.deps.db, { day: today(), now: api.deps.now(), settled })
  }
  const wrongly = async () => {
    const form = await give()
    await sandbox.pay(sandbox.form({ ...form, amount: '5.00' }))
    await sweep(api.deps)
    api.advance(DAY)
    await night()
    const { id, provider_id } = await donationOf(form.txnid)
    const { reference } = await api.deps.db
      .selectFrom('ledger_entries')
      .select('reference')
      .where('event', '=', 'unmatched')
      .where('donation_id', '=', id)
      .executeTakeFirstOrThrow()
    return { ...form, id, payment: reference ?? provider_id ?? '' }
  }

  it('closes its case after the second of two halves', async () => {
    const { txnid, payment } = await wrongly()
    await back(payment, 250, 'R1')
    expect([await stateOf(txnid), await cases()]).toEqual(['pending', [['wrong_amount', txnid, 'open']]])
    await back(payment, 250, 'R2')
    expect([await stateOf(txnid), await cases()]).toEqual(['failed', [['wrong_amount', txnid, 'closed']]])
  })

  it('opens its case again if a bank gives it back', async () => {
    const { txnid, payment } = await wrongly()
    await back(payment, 500, 'D1', 'chargeback')
    expect(await cases()).toEqual([['wrong_amount', txnid, 'closed']])
    await back(payment, 500, 'D1', 'reversal')
    expect(await cases()).toEqual([['wrong_amount', txnid, 'open']])
    await match(txnid, txnid)
    expect(await donationOf(txnid)).toMatchObject({ state: 'paid', amount: 5 })
  })

  it('is looked for by an index, and not in the whole ledger', async () => {
    const { payment } = await wrongly()
    const { db } = api.deps
    await sql`set session_replication_role = replica`.execute(db)
    await sql`
      with entries as (
        insert into ledger_entries (event, amount_paise, line_count, reference, actor_kind, at, effective_at)
        select 'settled', 100, 2, 'U8:capture:M' || n, 'provider', now(), now() from generate_series(1, 20000) as n
        returning id)
      insert into ledger_lines (entry_id, account, amount_paise)
      select id, account, paise from entries, (values ('bank', 100), ('clearing', -100)) as line (account, paise)`.execute(
      db,
    )
    await sql`reset session_replication_role`.execute(db)
    await sql`analyze`.execute(db)
    const before = api.statements.length
    await back(payment, 500, 'R1')
    const asked = api.statements.slice(before).filter((text) => text.includes(`account = 'suspense'`))
    expect(asked.length).toBeGreaterThan(0)
    for (const text of asked) {
      const { rows } = await sql`explain ${sql.raw(text.replaceAll(/\$\d/g, `'1'`))}`.execute(db)
      expect(JSON.stringify(rows)).not.toMatch(/Seq Scan/)
    }
  })

  it('leaves a donation being checked while another payment of it waits', async () => {
    const { id, txnid, payment } = await wrongly()
    const second = { donationId: id, event: 'unmatched', actor: 'provider', at: api.deps.now() } as const
    await recordFact(api.deps.db, { ...second, amountPaise: 50_000, reference: 'P2' })
    await back(payment, 500, 'R1')
    expect(await donationOf(txnid)).toMatchObject({ state: 'pending', stage: 'checking' })
    await back('P2', 50_000, 'R2')
    expect(await stateOf(txnid)).toBe('failed')
  })
})

it('the payout of each payment, so that clearing is empty and the day is closed', async () => {
  const txnId = await givePaid()
  const begun = today()
  await sandbox.refund(txnId, { amount: '100' })
  api.advance(2 * DAY)
  await night()
  expect(await accounts(txnId)).toEqual({
    clearing: 0,
    donations: -50_000,
    refunds: 10_000,
    fees: 1_000,
    gst: 180,
    bank: 38_820,
  })
  expect(JSON.parse((await day(begun)).figures)).toMatchObject({ ours: 1, theirs: 1, ours_paise: 50_000 })
})

it('a fee beyond the rate of the day of the payment, whatever the rate on the day of its payout', async () => {
  const rate = (percent: number, from_day: string, gst_percent = 18) =>
    api.deps.db
      .insertInto('rules')
      .values({ key: 'payment.fee', from_day, value: JSON.stringify({ percent, gst_percent }) })
      .execute()
  const first = await givePaid()
  api.advance(DAY)
  await rate(1, today())
  const second = await givePaid()
  api.advance(DAY)
  await rate(2, today())
  const third = await givePaid()
  api.advance(DAY)
  await rate(2, today(), 12)
  const fourth = await givePaid()
  api.advance(2 * DAY)
  await night()
  // The provider keeps 2 per cent and 18 of that.
  expect(await cases()).toEqual([second, fourth].map((txnId) => ['payout_fee', txnId, 'open']))
  for (const txnId of [first, second, third, fourth])
    expect(await accounts(txnId)).toMatchObject({ clearing: 0, fees: 1_000, gst: 180, bank: 48_820 })
})

it('a bank that asks for its money back months later: each payment is asked about once a week, for 180 days', async () => {
  const form = await give()
  await sandbox.pay(form)
  await sweep(api.deps)
  const asked = async (nights: number) => {
    let times = 0
    for (let index = 0; index < nights; index += 1) {
      api.advance(DAY)
      await wantNight(api.deps)
      const { numDeletedRows } = await api.deps.db.deleteFrom('payment_news').executeTakeFirstOrThrow()
      times += Number(numDeletedRows)
    }
    return times
  }
  expect([await asked(7), await asked(7)]).toEqual([1, 1])
  api.advance(158 * DAY)
  // The 173rd to the 179th day, and then too old.
  expect([await asked(7), await asked(7)]).toEqual([1, 0])
  api.deps.config.changesDays = 365
  expect(await asked(7)).toBe(1)
})

it.each([
  ['as it should', 0, []],
  ['with another amount', 1, ['payout_amount']],
] as const)('a payout that is missing, until its line arrives %s', async (_, morePaise, named) => {
  const txnId = await givePaid()
  const { listSettlements } = api.deps.provider
  api.deps.provider = { ...api.deps.provider, listSettlements: async () => [] }
  api.advance(6 * DAY)
  await night()
  expect(await cases()).toEqual([['payout_missing', txnId, 'open']])
  const changed = async (day: string) =>
    (await listSettlements(day)).map((line) => ({ ...line, amountPaise: line.amountPaise + morePaise }))
  api.deps.provider = { ...api.deps.provider, listSettlements: changed }
  await night()
  expect(await cases()).toEqual([['payout_missing', txnId, 'closed'], ...named.map((code) => [code, txnId, 'open'])])
})

it('a payout that is missing of a payment that staff have matched, until its line arrives', async () => {
  const [form, other] = [await give(), await give()]
  await sandbox.pay(sandbox.form({ ...form, amount: '5.00' }))
  await sweep(api.deps)
  api.advance(DAY)
  await night()
  await match(form.txnid, other.txnid)
  const matched = ['wrong_amount', form.txnid, 'closed']
  const { listSettlements } = api.deps.provider
  api.deps.provider = { ...api.deps.provider, listSettlements: async () => [] }
  api.advance(6 * DAY)
  await night()
  expect(await cases()).toEqual([matched, ['payout_missing', other.txnid, 'open']])
  api.deps.provider = { ...api.deps.provider, listSettlements }
  for (let nights = 0; nights < 2; nights += 1) await night()
  expect(await cases()).toEqual([matched, ['payout_missing', other.txnid, 'closed']])
})

it('a wrong sum at the provider again, though staff have closed the case of an earlier one', async () => {
  const txnId = await givePaid()
  const booked = { donationId: (await donationOf(txnId)).id, event: 'settled', actor: 'provider' } as const
  const lines = settlementLines({ grossPaise: 50_000, feePaise: 0, taxPaise: 0 })
  for (const reference of ['U1:capture:1', 'U2:capture:1', 'U3:capture:1']) {
    await recordFact(api.deps.db, { ...booked, reference, lines, at: api.deps.now() })
    for (let times = 0; times < 2; times += 1) await checkClearing(api.deps)
    await api.deps.db.updateTable('cases').set({ closed_at: api.deps.now(), closed_by: 1 }).execute()
  }
  // The first is what is due.
  expect(await cases()).toEqual([
    ['clearing_wrong', txnId, 'closed'],
    ['clearing_wrong', txnId, 'closed'],
  ])
})

it('a day that the provider did not answer, the next time', async () => {
  const form = await give()
  await sandbox.pay(form)
  api.advance(DAY)
  sandbox.down(true)
  await night()
  expect(await day(dayAfter(today(), -1))).toMatchObject({ complete: false, wanted_at: expect.any(Date) })
  sandbox.down(false)
  await reconcileWanted(api.deps)
  expect(await stateOf(form.txnid)).toBe('paid')
  expect(await day(dayAfter(today(), -1))).toMatchObject({ complete: true, wanted_at: null })
})

async function accounts(txnId: string): Promise<Record<string, number>> {
  const rows = await api.deps.db
    .selectFrom('ledger_lines')
    .innerJoin('ledger_entries', 'ledger_entries.id', 'entry_id')
    .innerJoin('donations', 'donations.id', 'donation_id')
    .where('txn_id', '=', txnId)
    .select(['account', (eb) => eb.fn.sum<number>('ledger_lines.amount_paise').as('paise')])
    .groupBy('account')
    .execute()
  return Object.fromEntries(rows.map(({ account, paise }) => [account, Number(paise)]))
}
