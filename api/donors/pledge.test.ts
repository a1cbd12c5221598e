import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { notificationPageSchema } from '../../shared/contract/people/notification.ts'
import { pledgeAnswerSchema, pledgeSchema } from '../../shared/contract/people/pledge.ts'
import { createTestApi, type TestApi } from '../testing/testApi.ts'
import { nextPledgeDay, remindPledges } from './pledge.ts'

describe('the next day of a pledge', () => {
  it.each([
    ['month', 5, null, '2026-11-04', '2026-11-05'],
    ['month', 5, null, '2026-11-05', '2026-12-05'],
    ['month', 31, null, '2026-11-21', '2026-11-30'],
    ['month', 31, null, '2027-01-31', '2027-02-28'],
    ['month', 30, null, '2028-02-01', '2028-02-29'],
    ['month', 1, null, '2026-12-01', '2027-01-01'],
    ['year', 14, 1, '2026-11-21', '2027-01-14'],
    ['year', 21, 11, '2026-11-21', '2027-11-21'],
    ['year', 22, 11, '2026-11-21', '2026-11-22'],
    ['year', 29, 2, '2026-11-21', '2027-02-28'],
    ['year', 29, 2, '2027-02-28', '2028-02-29'],
  ] as const)('is, every %s on %i (month %s) after %s, %s', (every, day, month, after, next) => {
    expect(nextPledgeDay({ every, day, month }, after)).toBe(next)
  })
})

describe('a pledge', () => {
  let api: TestApi
  let asha: string
  let ravi: string
  beforeAll(async () => {
    api = await createTestApi()
    asha = await api.signIn()
    ravi = await api.signIn('ravi@example.org')
  })
  afterAll(() => api.close())

  const monthly = { project_id: 1, amount: 1250, every: 'month', day: 5 }
  const create = (change: Record<string, unknown> = {}) =>
    api.send('pledge/create', { json: { ...monthly, ...change }, token: asha })
  const read = async (token = asha) => (await api.send('pledge', { token })).data(pledgeAnswerSchema)
  const reminders = async (token = asha) =>
    (await api.send('notification?per_page=50', { token }))
      .data(notificationPageSchema)
      .rows.filter((row) => row.kind === 'pledge_reminder')

  it('replaces only the pledge that the form showed', async () => {
    expect((await create({ replaces: null })).status).toBe(200)
    api.advance(1)
    expect(await create({ replaces: null, amount: 9000 })).toMatchObject({ status: 409 })
    const shown = await read()
    expect(shown?.amount).toBe(1250)
    const both = await Promise.all([700, 800].map((amount) => create({ replaces: shown?.created_at, amount })))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await create()).status).toBe(200)
  })

  it('ends only the pledge that the page showed', async () => {
    const end = (ends: string | undefined) => api.send('pledge/end', { json: { ends }, token: asha })
    const shown = await read()
    api.advance(1)
    expect((await create({ amount: 1600 })).status).toBe(200)
    expect(await end(shown?.created_at)).toMatchObject({ status: 409, refusal: { code: 'changed_meanwhile' } })
    expect((await read())?.amount).toBe(1600)
    const both = await Promise.all([end((await read())?.created_at), create({ replaces: shown?.created_at })])
    expect(both.map(({ status }) => status)).toEqual([200, 409])
    // Nothing is left to end, so a second press succeeds.
    expect((await end(shown?.created_at)).status).toBe(200)
    expect(await read()).toBeNull()
  })

  it('is one a person: a new one replaces the earlier one', async () => {
    expect(await read()).toBeNull()
    const first = (await create()).data(pledgeSchema)
    expect(first).toMatchObject({
      project: { id: 1, title: 'Annadan, the open kitchen' },
      amount: 1250,
      next: '2026-12-05',
      month: null,
    })
    const second = (await create({ project_id: 4, every: 'year', day: 14, month: 1 })).data(pledgeSchema)
    expect(second).toMatchObject({ project: { id: 4 }, every: 'year', month: 1, next: '2027-01-14' })
    expect(await read()).toEqual(second)
    expect(await read(ravi)).toBeNull()
  })

  it('is in the current month if a yearly one names no month', async () => {
    expect((await create({ every: 'year', day: 22 })).data(pledgeSchema)).toMatchObject({
      month: 11,
      next: '2026-11-22',
    })
  })

  it.each([
    ['amount', { amount: 0 }, 'amount'],
    ['amount', { amount: 1_000_001 }, 'amount'],
    ['amount', { amount: 10.5 }, 'amount'],
    ['day', { day: 0 }, 'day'],
    ['day', { day: 32 }, 'day'],
    ['month', { every: 'year', month: 13 }, 'month'],
    ['every', { every: 'week' }, 'invalid'],
    ['project_id', { project_id: 99 }, 'unknown'],
  ])('refuses %s %o as %s', async (field, change, code) => {
    expect((await create(change)).refusal?.fields).toEqual({ [field]: code })
  })

  it('accepts the smallest and the largest values', async () => {
    expect((await create({ amount: 1_000_000, day: 31 })).status).toBe(200)
    expect((await create({ amount: 1, day: 1 })).status).toBe(200)
  })

  it('reminds on its day, once, and catches up after a stop of the server', async () => {
    await create()
    await remindPledges(api.deps)
    expect(await reminders()).toEqual([])
    api.advance(75 * 24 * 3600)
    await Promise.all([remindPledges(api.deps), remindPledges(api.deps)])
    await remindPledges(api.deps)
    asha = await api.signIn()
    const reminded = await reminders()
    expect(reminded).toHaveLength(1)
    expect(reminded[0]).toMatchObject({ link: '/project-details/1', description: expect.stringContaining('₹1,250') })
    expect(await read()).toMatchObject({ next: '2027-02-05' })
  })

  it('never makes a donation by itself', async () => {
    expect(await api.deps.db.selectFrom('donations').selectAll().execute()).toEqual([])
  })

  it('ends on request, and reminds no more', async () => {
    const before = (await reminders()).length
    expect((await api.send('pledge/end', { json: {}, token: asha })).status).toBe(200)
    expect((await api.send('pledge/end', { json: {}, token: asha })).status).toBe(200)
    expect(await read()).toBeNull()
    api.advance(60 * 24 * 3600)
    await remindPledges(api.deps)
    asha = await api.signIn()
    expect(await reminders()).toHaveLength(before)
  })
})
