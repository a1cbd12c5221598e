/** What staff see of cases and days, and what they may do. */
import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  casesPageSchema,
  reconciliationDaysSchema,
  staffCaseSchema,
} from '../../../shared/contract/staff/reconciliation.ts'
import { createTestApi, siteOrigin, type TestApi } from '../../testing/testApi.ts'
import { differenceOf } from './comparePayment.ts'
import { openCase } from './cases.ts'
import { reconcileWanted } from './runDays.ts'

let api: TestApi
let token: string
beforeEach(async () => {
  api = await createTestApi()
  token = await api.signIn('accounts@example.org')
})
afterEach(() => api.close())

const get = (path: string) => api.send(`staff/${path}`, { token, origin: siteOrigin })
const post = (path: string, json: unknown) => api.send(`staff/${path}`, { json, token, origin: siteOrigin })
const found = (code: 'wrong_amount' | 'unknown_payment' | 'paid_late', txnId: string, isApplied = false) => {
  const difference = differenceOf(code, { id: null, txnId }, 'P1', { amountPaise: 5_000, providerId: 'P1' })
  return openCase(api.deps.db, difference, { day: '2026-11-20', now: api.deps.now(), isApplied })
}
const list = async (query = '') => (await get(`cases${query}`)).data(casesPageSchema).rows
const days = async () => (await get('reconciliation-days')).data(reconciliationDaysSchema).rows

it('a list with the most urgent first, each with its next step', async () => {
  await found('wrong_amount', 'T1')
  await found('unknown_payment', 'T2')
  await found('wrong_amount', 'T3')
  await found('paid_late', 'T4', true)
  expect((await list('?open=yes')).map(({ txn_id, severity, next_step }) => [txn_id, severity, next_step])).toEqual([
    ['T2', 'urgent', 'find_donor'],
    ['T3', 'act', 'check_amount'],
    ['T1', 'act', 'check_amount'],
  ])
  expect((await list('?open=no')).map(({ txn_id }) => txn_id)).toEqual(['T4'])
  expect((await list('?code=wrong_amount')).map(({ txn_id }) => txn_id)).toEqual(['T3', 'T1'])
  expect((await list('?day=2026-11-20')).length).toBe(4)
  expect(await list('?day=2026-11-19')).toEqual([])
  expect((await get('cases?code=nonsense')).status).toBe(422)
})

it('one case with its evidence; closing needs a note, and is logged', async () => {
  await found('wrong_amount', 'T1')
  const [row] = await list()
  const id = row?.id ?? 0
  expect((await post('close-case', { id, note: ' ' })).status).toBe(422)
  expect((await post('close-case', { id, note: 'The donor paid the rest.' })).status).toBe(200)
  expect((await get(`case?id=${id}`)).data(staffCaseSchema)).toMatchObject({
    open: false,
    evidence: { amountPaise: 5_000, providerId: 'P1' },
    notes: [{ note: 'The donor paid the rest.' }],
  })
  expect(await post('close-case', { id, note: 'Again' })).toMatchObject({
    status: 409,
    refusal: { code: 'case_closed' },
  })
  expect((await post('close-case', { id: 999, note: 'Nothing' })).status).toBe(404)
  expect((await get('case?id=999')).status).toBe(404)
  const logged = await api.deps.db.selectFrom('audit_entries').selectAll().where('action', '=', 'case.closed').execute()
  expect(logged).toMatchObject([{ subject_kind: 'case', subject_id: String(id), details: '{}' }])
})

it('one of two notes that close a case at the same time is kept, and the other is refused', async () => {
  await found('wrong_amount', 'T1')
  const id = (await list())[0]?.id ?? 0
  const notes = ['The donor paid the rest.', 'Sent back by bank.']
  const answers = await Promise.all(notes.map((note) => post('close-case', { id, note })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const note = notes[answers.findIndex(({ status }) => status === 200)]
  expect((await get(`case?id=${id}`)).data(staffCaseSchema).notes.map((one) => one.note)).toEqual([note])
})

it('the same difference opens no second case, even after the first is closed', async () => {
  expect(await found('wrong_amount', 'T1')).toBe(true)
  api.advance(60)
  expect(await found('wrong_amount', 'T1')).toBe(false)
  await post('close-case', { id: (await list())[0]?.id, note: 'Solved' })
  api.advance(60)
  expect(await found('wrong_amount', 'T1')).toBe(false)
  expect(await list()).toMatchObject([{ open: false }])
})

it('two lines of one payment that nothing explains are two cases, and another kind of difference is the same fault', async () => {
  const line = (code: 'payout_unexplained' | 'payout_amount', about: string) =>
    openCase(api.deps.db, differenceOf(code, { id: null, txnId: 'T1' }, 'P1', {}, about), { now: api.deps.now() })
  expect(await line('payout_unexplained', 'U1:refund:R1')).toBe(true)
  expect(await line('payout_unexplained', 'U1:refund:R2')).toBe(true)
  expect(await line('payout_amount', 'U1:capture:P1')).toBe(false)
  expect((await list('?open=yes')).map(({ code }) => code)).toEqual(['payout_unexplained', 'payout_unexplained'])
})

const foundOn = (day: string) => {
  const difference = differenceOf('wrong_amount', { id: null, txnId: 'T1' }, 'P1', {})
  return openCase(api.deps.db, difference, { day, now: api.deps.now(), isApplied: false })
}
const compareAgain = async (day: string) => {
  await post('reconcile-day', { day })
  api.deps.provider = { ...api.deps.provider, listSettlements: async () => [] }
  await reconcileWanted(api.deps)
}

it('a case is of every day that found it, with when it was found first and last', async () => {
  const first = api.deps.now().toISOString()
  await foundOn('2026-11-19')
  api.advance(3600)
  await foundOn('2026-11-20')
  const last = api.deps.now().toISOString()
  for (const day of ['2026-11-19', '2026-11-20'])
    expect(await list(`?day=${day}`)).toMatchObject([
      { day: '2026-11-19', opened_at: first, found_at: last, gone: false },
    ])
  await post('reconcile-day', { day: '2026-11-20' })
  expect(await days()).toMatchObject([{ open_cases: 1 }])
})

it('a case is gone once no day finds it any more, and is back if one does', async () => {
  await foundOn('2026-11-19')
  await foundOn('2026-11-20')
  await compareAgain('2026-11-19')
  expect(await list()).toMatchObject([{ gone: false }])
  await compareAgain('2026-11-20')
  expect(await list()).toMatchObject([{ open: true, gone: true }])
  await foundOn('2026-11-20')
  expect(await list()).toMatchObject([{ gone: false }])
})

it('a case that was applied, or that only a message opened, is not gone', async () => {
  const about = { now: api.deps.now(), isApplied: true }
  const disputed = differenceOf('disputed', { id: null, txnId: 'T1' }, 'P1', {})
  await openCase(api.deps.db, disputed, { ...about, day: '2026-11-20' })
  await openCase(api.deps.db, differenceOf('wrong_amount', { id: null, txnId: 'T2' }, 'P1', {}), {
    ...about,
    day: '2026-11-21',
  })
  await compareAgain('2026-11-20')
  expect((await list()).map(({ gone }) => gone)).toEqual([false, false])
})

it('days: waiting, then closed; open while a case of the day is', async () => {
  expect((await post('reconcile-day', { day: '2026-11-20' })).status).toBe(200)
  expect(await days()).toMatchObject([{ day: '2026-11-20', state: 'waiting', figures: null }])
  api.deps.provider = { ...api.deps.provider, listSettlements: async () => [] }
  await reconcileWanted(api.deps)
  expect(await days()).toMatchObject([{ state: 'closed', figures: { ours: 0, theirs: 0, differences: {} } }])
  await found('wrong_amount', 'T1')
  expect(await days()).toMatchObject([{ state: 'open', open_cases: 1 }])
})

it('a day that somebody asks for while it is compared is compared again', async () => {
  await post('reconcile-day', { day: '2026-11-20' })
  const { listDay } = api.deps.provider
  const asksMeanwhile = async (day: string) => {
    api.advance(1)
    await post('reconcile-day', { day })
    return listDay(day)
  }
  api.deps.provider = { ...api.deps.provider, listSettlements: async () => [], listDay: asksMeanwhile }
  await reconcileWanted(api.deps)
  expect(await days()).toMatchObject([{ state: 'waiting' }])
  api.deps.provider = { ...api.deps.provider, listDay }
  await reconcileWanted(api.deps)
  expect(await days()).toMatchObject([{ state: 'closed' }])
})

it.each(['clearing_wrong', 'comparison_failed', 'unconfirmed'] as const)(
  'a case %s that ended by itself opens again if the fault is back',
  async (code) => {
    const find = (reason: string) =>
      openCase(api.deps.db, differenceOf(code, { id: null, txnId: 'T1' }, '', { reason }), {
        day: '2026-11-20',
        now: api.deps.now(),
        isApplied: false,
      })
    await find('first')
    await api.deps.db.updateTable('cases').set({ closed_at: api.deps.now(), closed_by_system: true }).execute()
    api.advance(3600)
    expect(await find('second')).toBe(true)
    const [row] = await list('?open=yes')
    expect(row).toMatchObject({ code, opened_at: api.deps.now().toISOString() })
    expect((await get(`case?id=${row?.id}`)).data(staffCaseSchema).evidence).toEqual({ reason: 'second' })
    await post('close-case', { id: row?.id, note: 'Known' })
    api.advance(3600)
    expect(await find('third')).toBe(false)
    expect(await list('?open=yes')).toEqual([])
  },
)

it.each([['2026-11-21'], ['2027-01-01'], ['2026-02-30']])(
  'the day %s cannot be compared: it is none, or not over',
  async (day) => {
    expect(await post('reconcile-day', { day })).toMatchObject({
      status: 422,
      refusal: { fields: { day: expect.any(String) } },
    })
  },
)

it('a reader sees, and changes nothing', async () => {
  await api.deps.db.updateTable('users').set({ role: 'reader' }).where('email', '=', 'accounts@example.org').execute()
  await found('wrong_amount', 'T1')
  expect(await list()).toHaveLength(1)
  for (const path of ['close-case', 'reconcile-day'])
    expect(await post(path, { id: 1, note: 'Solved', day: '2026-11-20' })).toMatchObject({ refusal: { code: 'role' } })
})
