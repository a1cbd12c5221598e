/** One month, with a provider that the test plays: also what happens while it is asked. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type PaymentReport, ProviderUnreachable } from '../payment/provider.ts'
import { refreshFromProvider } from '../payment/refresh.ts'
import { donationColumns } from '../donation/findDonation.ts'
import { addMandate, addMonth } from '../testing/mandates.ts'
import { randomFrom } from '../testing/mandateYear.ts'
import { createTestApi, type TestApi } from '../testing/testApi.ts'
import { announce, debit, resolve } from './debits.ts'
import { begin, type Running } from './mandateLife.ts'
import { mandateKey } from './mandateMails.ts'
import { moveMandate, readDebitRules } from './mandates.ts'
import { runMandates } from './runMandates.ts'

const day = '2026-12-05'
/** How many orders of events are played. */
const rounds = 8
type Status = PaymentReport['verdict']['status']

let api: TestApi
let deps: Running
/** The txn ids of the debits that the provider got, and what it says of each. It refuses no second debit of a month, so the rules here must. */
let sent: string[]
let says: Map<string, Status>
/** The result of a debit; null: the provider does not know it yet. */
let outcome: (mandateId: string) => Status | null
/** What happens while the provider is asked. */
let meanwhile: () => Promise<unknown>

beforeEach(async () => {
  api = await createTestApi()
  sent = []
  says = new Map()
  meanwhile = async () => undefined
  outcome = () => 'failure'
  const { mandates } = api.deps.provider
  const rules = await readDebitRules(api.deps)
  if (!mandates || !rules) throw new Error('no monthly donations')
  const provider = {
    ...api.deps.provider,
    async query(payments: ReadonlyArray<{ txnId: string }>) {
      await meanwhile()
      return new Map(payments.flatMap(({ txnId }) => reportOf(txnId)))
    },
    mandates: {
      ...mandates,
      async readState() {
        await meanwhile()
        return 'active' as const
      },
      announce: async () => ({ accepted: true as const }),
      revoke: async () => ({ accepted: true as const }),
      async debit({ txnId, mandateId }: { txnId: string; mandateId: string }) {
        sent.push(txnId)
        const status = outcome(mandateId)
        if (status === null) throw new ProviderUnreachable('no answer')
        says.set(txnId, status)
        return { accepted: true as const }
      },
    },
  }
  deps = { ...api.deps, provider, mandates: provider.mandates, rules }
})
afterEach(() => api.close())

function reportOf(txnId: string): Array<[string, PaymentReport]> {
  const status = says.get(txnId)
  if (status === undefined) return []
  const verdict = {
    success: { status: 'success' },
    failure: { status: 'failure', reason: 'no money' },
    pending: { status: 'pending', stage: 'settling' },
  }[status] as PaymentReport['verdict']
  const agrees = { txnid: true, key: true, product: true, currency: true }
  const answer = { amountPaise: 50_000, changed: false, providerId: `P${txnId}`, paidAt: null, note: '', kept: {} }
  return [[txnId, { verdict, agrees, ...answer }]]
}

function at(time: string): void {
  api.advance((Date.parse(`${time}+05:30`) - api.deps.now().getTime()) / 1000)
}
const readMonth = (id: number) =>
  api.deps.db
    .selectFrom('mandate_cycles')
    .leftJoin('donations', 'donations.id', 'donation_id')
    .select(['mandate_cycles.state', 'attempts', 'debit_on', 'txn_id'])
    .where('mandate_id', '=', id)
    .executeTakeFirst()
const setMonth = (id: number, change: object) =>
  api.deps.db.updateTable('mandate_cycles').set(change).where('mandate_id', '=', id).execute()
const failureMails = () => api.mails.filter(({ subject }) => subject.startsWith('This month')).length
const pauseUntil = (id: number, paused_until: string) =>
  api.deps.db.updateTable('mandates').set({ paused_until }).where('id', '=', id).execute()

/** A month with failed attempts, four hours apart. Answers the mandate. */
async function failTimes(times: number): Promise<number> {
  const id = await addMandate(api)
  await addMonth(api, id, day)
  for (let hour = 0; hour < times; hour++) await attempt(['00:10', '04:15', '08:20', '13:10'][hour] ?? '')
  return id
}

/** An attempt, and the answer about it. */
async function attempt(time: string): Promise<void> {
  at(`${day}T${time}`)
  await debit(deps)
  api.advance(70)
  await resolve(deps)
}

/** News of one debit, as the sweep brings them. */
async function hear(txnId = ''): Promise<void> {
  says.set(txnId, 'success')
  const find = api.deps.db.selectFrom('donations').select(donationColumns).where('txn_id', '=', txnId)
  await refreshFromProvider(deps, { ...(await find.executeTakeFirstOrThrow()), state: 'pending' }, 0)
}

describe('a month whose day is over', () => {
  const dayAfter = async (debitOn: string, now: string, change: object = {}) => {
    const id = await addMandate(api)
    await addMonth(api, id, debitOn, change)
    at(now)
    await debit(deps)
    return readMonth(id)
  }

  it('gets a later day', async () => {
    expect(await dayAfter(day, '2026-12-06T09:00')).toMatchObject({ state: 'planned', debit_on: '2026-12-09' })
  })

  it('fails if the next day is in another month', async () => {
    expect(await dayAfter('2026-12-28', '2026-12-29T09:00')).toMatchObject({ state: 'failed', debit_on: '2026-12-28' })
  })

  it('fails if no attempt is left', async () => {
    expect(await dayAfter(day, '2026-12-06T09:00', { attempts: 4 })).toMatchObject({ state: 'failed', debit_on: day })
  })

  it('stays left out if the donor leaves it out while the provider is asked', async () => {
    const id = await addMandate(api)
    await addMonth(api, id, day, { state: 'planned' })
    at('2026-12-04T09:00')
    meanwhile = () => setMonth(id, { state: 'skipped' })
    await announce(deps)
    expect(await readMonth(id)).toMatchObject({ state: 'skipped', debit_on: day })
  })

  it('stays left out if the donor leaves it out after the settled months were read', async () => {
    const id = await addMandate(api)
    await addMonth(api, id, day)
    at('2026-12-06T09:00')
    let reads = 0
    const db = api.deps.db.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        reads += 1
        // The first one is of the months that are due.
        if (reads === 2) await setMonth(id, { state: 'skipped' })
        return result
      },
    })
    await debit({ ...deps, db })
    expect(await readMonth(id)).toMatchObject({ state: 'skipped', debit_on: day })
  })
})

describe('after an attempt that failed, the month', () => {
  it('is tried again after some hours', async () => {
    const id = await failTimes(1)
    expect(await readMonth(id)).toMatchObject({ state: 'noticed', attempts: 1 })
    await attempt('04:15')
    expect(sent).toHaveLength(2)
  })

  it('fails if it was the last one, with one mail', async () => {
    const id = await failTimes(4)
    expect(await readMonth(id)).toMatchObject({ state: 'failed', attempts: 4 })
    expect([sent.length, failureMails()]).toEqual([4, 1])
  })

  it.each([
    ['the payer has paused it', (id: number) => moveMandate(deps.db, id, 'paused', { at: deps.now() })],
    ['the donor has stopped it', (id: number) => moveMandate(deps.db, id, 'stop_asked', { at: deps.now() })],
    ['the donor wants none before a later day', (id: number) => pauseUntil(id, '2027-01-01')],
  ])('is left out if %s meanwhile, without a mail', async (_, change) => {
    const id = await addMandate(api)
    await addMonth(api, id, day)
    at(`${day}T00:10`)
    await debit(deps)
    await change(id)
    await attempt('00:11')
    expect((await readMonth(id))?.state).toBe('skipped')
    await attempt('04:20')
    expect(await readMonth(id)).toMatchObject({ state: 'skipped', attempts: 1 })
    expect([sent.length, failureMails()]).toEqual([1, 0])
  })

  it.each([
    ['is paid', { state: 'paid' }],
    ['has begun another attempt', { state: 'debiting', attempts: 2 }],
  ])('is not opened again by a program that learns late that it %s', async (_, change) => {
    const id = await addMandate(api)
    await addMonth(api, id, day)
    at(`${day}T00:10`)
    await debit(deps)
    meanwhile = () => setMonth(id, change)
    api.advance(70)
    await resolve(deps)
    expect(await readMonth(id)).toMatchObject(change)
  })
})

it('begins no attempt if another program has tried since the provider was asked', async () => {
  const id = await failTimes(1)
  meanwhile = () => setMonth(id, { attempts: 2 })
  await attempt('04:15')
  expect(sent).toHaveLength(1)
})

it.each([0, 1, 2])('makes no other attempt, and shows the money, if attempt %i is captured late', async (place) => {
  const id = await failTimes(3)
  says.set(sent[place] ?? '', 'success')
  await attempt('13:10')
  expect(await readMonth(id)).toMatchObject({ state: 'paid', attempts: 3, txn_id: sent[place] })
  expect(sent).toHaveLength(3)
})

it.each([0, 3])('shows a month that failed as paid if attempt %i is captured afterwards', async (place) => {
  const id = await failTimes(4)
  await hear(sent[place])
  expect(await readMonth(id)).toMatchObject({ state: 'paid', txn_id: sent[place] })
  const recorded = await api.deps.db
    .selectFrom('donations')
    .innerJoin('receipts', 'receipts.donation_id', 'donations.id')
    .select('txn_id')
    .where('recorded_at', 'is not', null)
    .where('txn_id', 'in', sent)
    .execute()
  expect(recorded).toEqual([{ txn_id: sent[place] }])
})

it('opens one case if two attempts of a month are captured', async () => {
  await failTimes(4)
  const cases = () => api.deps.db.selectFrom('cases').select(['code', 'txn_id', 'closed_at']).execute()
  await hear(sent[0])
  expect(await cases()).toEqual([])
  await hear(sent[2])
  await hear(sent[2])
  expect(await cases()).toEqual([{ code: 'month_paid_twice', txn_id: sent[2], closed_at: null }])
})

it('asks about all attempts before it says that the month failed', async () => {
  const id = await failTimes(3)
  at(`${day}T13:10`)
  await debit(deps)
  says.set(sent[1] ?? '', 'success')
  await attempt('13:12')
  expect(await readMonth(id)).toMatchObject({ state: 'paid', txn_id: sent[1] })
  expect(failureMails()).toBe(0)
})

it('waits while the provider calls an attempt pending that it has called failed', async () => {
  const id = await failTimes(1)
  says.set(sent[0] ?? '', 'pending')
  await attempt('04:15')
  await attempt('22:00')
  at('2026-12-07T09:00')
  await resolve(deps)
  expect(await readMonth(id)).toMatchObject({ state: 'debiting', attempts: 1 })
  expect([sent.length, failureMails()]).toEqual([1, 0])
})

it('announces and debits nothing if the donor has left the month out while it was planned', async () => {
  const id = await addMandate(api, { paused_until: '2027-01-01' })
  await addMonth(api, id, day, { state: 'planned' })
  await announce(deps)
  expect((await readMonth(id))?.state).toBe('skipped')
  await setMonth(id, { state: 'noticed' })
  await attempt('06:00')
  expect([(await readMonth(id))?.state, sent.length, failureMails()]).toEqual(['skipped', 0, 0])
})

describe('a month of an agreement that was replaced', () => {
  /** The old agreement, some of whose attempts have failed, and the new one, which begins then. */
  async function replaceAfter(times: number) {
    const old = await failTimes(times)
    const next = await addMandate(api, { state: 'registering', replaces_id: old, starts_on: '2026-11-28', day: 7 })
    await begin(deps, next, 'P1')
    return { old, next }
  }

  it('is debited once: the new one asks about the attempts of the old one', async () => {
    const { old, next } = await replaceAfter(2)
    await addMonth(api, next, '2026-12-07')
    says.set(sent[0] ?? '', 'success')
    at('2026-12-07T06:00')
    await debit(deps)
    expect((await readMonth(next))?.state).toBe('skipped')
    expect(await readMonth(old)).toMatchObject({ state: 'paid', txn_id: sent[0] })
    expect(sent).toHaveLength(2)
  })

  it.each(['planned', 'noticed', null] as const)(
    'is no month of the new one, where it is %s, as soon as its debit is known',
    async (state) => {
      const { next } = await replaceAfter(1)
      if (state) await addMonth(api, next, '2026-12-07', { state })
      await hear(sent[0])
      expect((await readMonth(next))?.state).toBe('skipped')
    },
  )

  it('is no month of the new one if it has failed: the mail says that nothing more is tried', async () => {
    const { next } = await replaceAfter(4)
    expect([(await readMonth(next))?.state, failureMails()]).toEqual(['skipped', 1])
  })

  it('is debited by the new one if nothing came of it', async () => {
    const { next } = await replaceAfter(2)
    await addMonth(api, next, '2026-12-07')
    at('2026-12-07T06:00')
    await debit(deps)
    expect([(await readMonth(next))?.state, sent.length]).toEqual(['debiting', 3])
  })

  it('is debited by one agreement, also if an older one begins after the newest', async () => {
    const first = await addMandate(api)
    const slow = await addMandate(api, { state: 'registering', replaces_id: first })
    const second = await addMandate(api, { state: 'registering', replaces_id: first })
    await begin(deps, second, 'P2')
    const third = await addMandate(api, { state: 'registering', replaces_id: second })
    await begin(deps, third, 'P3')
    await begin(deps, slow, 'P4')
    const active = await api.deps.db.selectFrom('mandates').select('id').where('state', '=', 'active').execute()
    expect(active).toHaveLength(1)
  })
})

/** Plays one December of a donor: events in an order that the numbers decide. Answers what went wrong. */
async function playMonth(random: () => number): Promise<string[]> {
  const one = <Of>(...of: Of[]): Of => of[Math.floor(random() * of.length)] as Of
  const wrong: string[] = []
  const mailsBefore = failureMails()
  const begun = sent.length
  /** The provider's numbers of those that may debit nothing more in December. */
  const over = new Set<string>()
  at('2026-12-02T12:00')
  const chain = [await addMandate(api, { day: 5 })]
  const numberOf = async (id: number) =>
    (await deps.db.selectFrom('mandates').select(['state', 'provider_id']).where('id', '=', id).executeTakeFirst()) ??
    null
  outcome = (mandateId) => {
    if (over.has(mandateId)) wrong.push('debited after the donor had left it out')
    if (failureMails() > mailsBefore) wrong.push('debited after the donor was told that the month failed')
    return one('failure', 'failure', 'failure', 'failure', 'failure', 'pending', 'success', null)
  }
  const debits = () => sent.slice(begun)
  const has = (...statuses: Status[]) => debits().some((txnId) => statuses.includes(says.get(txnId) ?? 'failure'))
  const succeed = async () => {
    for (const txnId of debits()) if (says.get(txnId) === 'success') await hear(txnId)
  }
  const decide = () => {
    for (const txnId of debits())
      if (says.get(txnId) === 'pending') says.set(txnId, has('success') ? 'failure' : one('success', 'failure'))
  }
  const change = async (kind: 'skip' | 'stop') => {
    const id = chain.at(-1) ?? 0
    const { status } = await api.send('monthly/change', { json: { link: mandateKey(deps, id), change: { kind } } })
    const found = await numberOf(id)
    if (status === 200 && found?.provider_id) over.add(found.provider_id)
  }
  const events: Record<string, () => unknown> = {
    late: () => {
      const txnId = one(...debits())
      if (txnId && !has('success', 'pending')) says.set(txnId, one('success', 'pending'))
    },
    decide,
    succeed,
    skip: () => change('skip'),
    stop: () => change('stop'),
    replace: async () => {
      const replaced = chain.at(-1) ?? 0
      if ((await numberOf(replaced))?.state !== 'active') return
      const day = one(5, 7, 12)
      const id = await addMandate(api, { state: 'registering', replaces_id: replaced, starts_on: '2026-11-28', day })
      chain.push(id)
      await begin(deps, id, `P${id}`)
    },
    clock: async () => {
      api.advance(-7_200)
      await runMandates(deps)
      api.advance(7_200)
    },
  }
  const work = () => Promise.all([runMandates(deps), runMandates(deps)])
  await work()
  at('2026-12-05T00:30')
  for (let step = 0; step < 14; step++) {
    await work()
    api.advance(70)
    await work()
    await events[one('late', 'late', 'decide', 'succeed', 'skip', 'stop', 'replace', 'replace', 'clock')]?.()
    api.advance(one(4, 5, 5, 14, 30) * 3_600)
  }
  decide()
  for (const time of ['2026-12-30T23:00', '2026-12-31T06:00', '2026-12-31T12:00']) {
    at(time)
    await work()
    await succeed()
  }
  const months = await deps.db.selectFrom('mandate_cycles').selectAll().where('mandate_id', 'in', chain).execute()
  const december = months.filter(({ cycle }) => cycle === '2026-12')
  const captured = debits().filter((txnId) => says.get(txnId) === 'success')
  const shown = await deps.db
    .selectFrom('donations')
    .innerJoin('mandate_cycles', 'mandate_cycles.donation_id', 'donations.id')
    .select('txn_id')
    .where('mandate_cycles.state', '=', 'paid')
    .where('recorded_at', 'is not', null)
    .where('mandate_id', 'in', chain)
    .execute()
  if (captured.length > 1) wrong.push('debited twice')
  if (shown.map(({ txn_id }) => txn_id).join() !== captured.join()) wrong.push('money that is not shown')
  if (december.some(({ state }) => ['planned', 'noticed', 'debiting'].includes(state))) wrong.push('undecided')
  if (december.filter(({ state }) => state === 'failed').length > failureMails() - mailsBefore) wrong.push('not told')
  if (failureMails() - mailsBefore > 1) wrong.push('told twice')
  if (debits().length > 4 * chain.length) wrong.push('tried too often')
  await deps.db.updateTable('mandates').set({ state: 'ended' }).where('id', 'in', chain).execute()
  return wrong
}

it('debits a month of a chain once, shows the money, and tells a failure once, in whatever order things happen', async () => {
  const wrong: string[] = []
  for (let seed = 1; seed <= rounds; seed++)
    for (const one of await playMonth(randomFrom(seed))) wrong.push(`${seed}: ${one}`)
  expect(wrong).toEqual([])
}, 120_000)
