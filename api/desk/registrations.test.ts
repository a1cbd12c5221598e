import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Rule } from '../../shared/contract/content/rules.ts'
import { createTestApi, type TestApi } from '../testing/testApi.ts'
import { endingRegistrations, warnOfRegistrations } from './registrations.ts'

const named = (name: string, until: string | null) => ({ name: { en: name, hi: name }, number: `N-${name}`, until })
const registrations = (...value: ReturnType<typeof named>[]): Rule => ({
  key: 'trust.registrations',
  from: '2020-04-01',
  value,
})
const tax = (from: string, until: string): Rule => ({ key: 'receipt.taxValidity', from, value: { from, until } })
const now = new Date('2026-11-21T04:00:00Z')
const found = (...rules: Rule[]) => endingRegistrations(rules, now).map(({ name, days }) => [name.en, days])

it('lists what ends within 90 days and what has ended, the next end first', () => {
  const rules = registrations(
    named('12A', '2027-02-19'),
    named('FCRA', '2027-02-20'),
    named('DARPAN', '2026-11-20'),
    named('CSR-1', null),
  )
  expect(found(tax('2021-04-01', '2026-11-21'), rules)).toEqual([
    ['DARPAN', -1],
    ['80G', 0],
    ['12A', 90],
  ])
})

it('lists nothing that the content has renewed already, even if the new one begins later', () => {
  expect(found(tax('2021-04-01', '2026-12-31'), tax('2027-01-01', '2031-12-31'))).toEqual([])
})

let api: TestApi
beforeEach(async () => {
  api = await createTestApi()
  await api.deps.db.deleteFrom('rules').execute()
})
afterEach(() => api.close())

const write = ({ key, from, value }: Rule) =>
  api.deps.db
    .insertInto('rules')
    .values({ key, from_day: from, value: JSON.stringify(value) })
    .execute()
/** The days of a year one after the other, and on which of them how many mails went. */
async function mailsOf(days: number): Promise<Array<[number, number]>> {
  const sent: Array<[number, number]> = []
  for (let day = 0; day < days; day++) {
    api.mails.length = 0
    await warnOfRegistrations(api.deps)
    await warnOfRegistrations(api.deps)
    if (api.mails.length > 0) sent.push([day, api.mails.length])
    api.advance(86_400)
  }
  return sent
}

it('mails each administrator 90, 30 and 7 days before, once each, in their language', async () => {
  const users = api.deps.db.updateTable('users')
  await users.set({ role: 'administrator', language: 'hi' }).where('email', '=', 'treasurer@example.org').execute()
  // 100 days after the first one.
  await write(registrations(named('FCRA', '2027-03-01')))
  expect(await mailsOf(105)).toEqual([
    [10, 2],
    [70, 2],
    [93, 2],
  ])
})

it('says what ends and when, also if the content has it only late', async () => {
  await write(registrations(named('FCRA', '2026-12-10')))
  await warnOfRegistrations(api.deps)
  expect(api.mails.map(({ to, subject }) => [to, subject])).toEqual([
    ['accounts@example.org', 'FCRA: the registration ends on 10 December 2026'],
  ])
  expect(api.mails[0]?.text).toContain('FCRA, N-FCRA ends on 10 December 2026. 19 days are left.')
})

it('mails nobody about what has ended or ends late', async () => {
  await write(registrations(named('FCRA', '2026-11-20'), named('12A', '2027-03-31')))
  await warnOfRegistrations(api.deps)
  expect(api.mails).toEqual([])
})
