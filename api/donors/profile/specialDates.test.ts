import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { notificationPageSchema } from '../../../shared/contract/people/notification.ts'
import { occasionsSchema, specialDateSchema, specialDatesSchema } from '../../../shared/contract/people/specialDate.ts'
import { notifySpecialDates } from '../notification/notifications.ts'
import { createTestApi, type TestApi } from '../../testing/testApi.ts'
import { nextReturn } from './specialDates.ts'

describe('a day’s next anniversary', () => {
  it.each([
    ['1990-11-21', '2026-11-21', '2026-11-21', 0],
    ['1990-11-22', '2026-11-21', '2026-11-22', 1],
    ['1990-11-20', '2026-11-21', '2027-11-20', 364],
    ['1990-01-01', '2026-12-31', '2027-01-01', 1],
    ['2026-11-21', '2026-11-21', '2026-11-21', 0],
    ['2016-02-29', '2026-11-21', '2027-02-28', 99],
    ['2016-02-29', '2027-02-28', '2027-02-28', 0],
    ['2016-02-29', '2027-03-01', '2028-02-29', 365],
    ['2016-02-29', '2028-02-28', '2028-02-29', 1],
    ['1996-02-29', '2099-12-31', '2100-02-28', 59],
  ])('is, for %s on %s, %s', (origin, today, next, days) => {
    expect(nextReturn(origin, today)).toEqual({ next, days })
  })
})

describe('special dates', () => {
  let api: TestApi
  let asha: string
  let ravi: string
  beforeAll(async () => {
    api = await createTestApi()
    asha = await api.signIn()
    ravi = await api.signIn('ravi@example.org')
  })
  afterAll(() => api.close())

  const birthday = { occasion_id: 1, name: 'Savitri', date: '1958-11-26' }
  const add = (change: Record<string, unknown> = {}, token = asha) =>
    api.send('profile/add-special-date', { json: { ...birthday, ...change }, token })
  const list = async (token = asha) =>
    (await api.send('profile/special-dates-list', { token })).data(specialDatesSchema)
  const news = async (token: string, hi = false) =>
    (await api.send('notification', { token, headers: { 'Accept-Language': hi ? 'hi' : 'en' } })).data(
      notificationPageSchema,
    ).rows

  it('have occasions in both languages', async () => {
    const titles = async (language: string) =>
      (await api.send('profile/occasions-list', { token: asha, headers: { 'Accept-Language': language } }))
        .data(occasionsSchema)
        .map((row) => row.title)
    expect(await titles('en')).toContain('Wedding anniversary')
    expect(await titles('hi')).toContain('पुण्यतिथि')
  })

  it('are listed by their next anniversary, for their owner only', async () => {
    const added = (await add()).data(specialDateSchema)
    expect(added).toMatchObject({ ...birthday, occasion: 'Birthday', next: '2026-11-26', days: 5, project_id: null })
    await add({ occasion_id: 3, name: 'Bhagat', date: '2020-11-23', project_id: 4 })
    await add({ name: 'Tulsi', date: '2016-02-29' })
    expect((await list()).map((row) => [row.name, row.next, row.days, row.project_id])).toEqual([
      ['Bhagat', '2026-11-23', 2, 4],
      ['Savitri', '2026-11-26', 5, null],
      ['Tulsi', '2027-02-28', 99, null],
    ])
    expect(await list(ravi)).toEqual([])
  })

  it.each([
    ['occasion_id', { occasion_id: 99 }, 'unknown'],
    ['project_id', { project_id: 99 }, 'unknown'],
    ['name', { name: ' ' }, 'required'],
    ['name', { name: 'x'.repeat(61) }, 'too_long'],
    ['date', { date: '2026-11-22' }, 'future'],
    ['date', { date: '1899-12-31' }, 'too_early'],
    ['date', { date: '2026-02-30' }, 'date'],
  ])('refuse %s %o as %s', async (field, change, code) => {
    expect((await add(change)).refusal?.fields).toEqual({ [field]: code })
  })

  it('are removed by their owner only, once', async () => {
    const { id } = (await add({ name: 'Gone' })).data(specialDateSchema)
    const remove = (token: string, what: number | string = id) =>
      api.send(`profile/delete-special-date/${what}`, { token })
    expect((await remove(ravi)).status).toBe(404)
    expect((await remove(asha)).status).toBe(200)
    expect((await remove(asha)).status).toBe(404)
    expect((await remove(asha, 'x')).status).toBe(404)
  })

  it('notify a week before, once for each anniversary, in both languages', async () => {
    await notifySpecialDates(api.deps)
    await notifySpecialDates(api.deps)
    const notices = (await news(asha)).filter((row) => row.kind === 'special_date')
    expect(notices.map((row) => row.title).toSorted()).toEqual(['Birthday: Savitri', 'Remembrance day: Bhagat'])
    expect(notices.find((row) => row.title.includes('Bhagat'))).toMatchObject({
      link: '/project-details/4',
      read: false,
    })
    expect(notices.find((row) => row.title.includes('Savitri'))?.description).toContain('26 November')
    expect(
      (await news(asha, true)).some((row) => row.title === 'पुण्यतिथि: Bhagat' && row.description.includes('23 नवंबर')),
    ).toBe(true)
    expect((await news(ravi)).filter((row) => row.kind === 'special_date')).toEqual([])
  })

  it('notify at 7 days, not at 8', async () => {
    await add({ name: 'Eight', date: '2000-11-29' })
    await notifySpecialDates(api.deps)
    const eight = async () => (await news(asha)).filter((row) => row.title.endsWith('Eight'))
    expect(await eight()).toEqual([])
    api.advance(24 * 3600)
    await notifySpecialDates(api.deps)
    expect(await eight()).toHaveLength(1)
    api.advance(-24 * 3600)
  })

  it('are at most 50 a person, also in parallel requests', async () => {
    const answers = await Promise.all(Array.from({ length: 52 }, (_, n) => add({ name: `Day ${n}` }, ravi)))
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(50)
    expect(answers.find((answer) => answer.status !== 200)?.refusal?.fields).toEqual({ body: 'too_many' })
    expect(await list(ravi)).toHaveLength(50)
  })

  it('notify before 28 February in a common year if they are on 29 February', async () => {
    const days = (Date.parse('2027-02-21T06:00:00Z') - api.deps.now().getTime()) / 1000
    api.advance(days)
    await notifySpecialDates(api.deps)
    asha = await api.signIn()
    expect(
      (await news(asha)).some((row) => row.title.endsWith('Tulsi') && row.description.includes('28 February')),
    ).toBe(true)
  })
})
