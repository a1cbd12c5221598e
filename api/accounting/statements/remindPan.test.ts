import { afterEach, beforeEach, expect, it } from 'vitest'
import { recordFact } from '../ledger/recordFact.ts'
import { createTestApi, type TestApi } from '../../testing/testApi.ts'
import { donorToken, giveAt } from '../testing/giveInYear.ts'
import { remindPan } from './remindPan.ts'

let api: TestApi
beforeEach(async () => {
  api = await createTestApi()
})
afterEach(() => api.close())

/** Runs the job on an Indian day; answers the mails so far. */
async function runOn(day: string) {
  api.advance((new Date(`${day}T10:07:00+05:30`).getTime() - api.deps.now().getTime()) / 1000)
  await remindPan(api.deps)
  return api.mails.filter(({ kind }) => kind === 'pan_reminder')
}

it('is one mail a year for each donor without a PAN, from the day of the rule to the last day to file', async () => {
  const asha = await donorToken(api, 'asha@example.org', false)
  await giveAt(api, asha, '2026-04-01T00:00:00+05:30')
  await giveAt(api, asha, '2027-03-31T23:59:00+05:30')
  await giveAt(api, asha, '2027-04-01T00:00:00+05:30')
  await giveAt(api, await donorToken(api, 'ravi@example.org'), '2026-12-01T12:00:00+05:30')
  expect(await runOn('2027-04-19')).toEqual([])
  await runOn('2027-04-20')
  const mails = await runOn('2027-05-31')
  expect(mails.map(({ to }) => to)).toEqual(['asha@example.org'])
  expect(mails[0]?.subject).toBe('2026-27 के कर विवरण के लिए आपका पैन नहीं है')
  expect(mails[0]?.text).toMatch(/₹1,000.*31 मई 2027/)
  expect(mails[0]?.text.match(/http\S+/g)).toEqual([
    'http://site.test/profile#pan',
    'http://site.test/donation?year=2026-27',
  ])
  expect(await runOn('2028-04-20')).toHaveLength(2)
})

it('is not sent after the last day to file, and not for money that went back', async () => {
  const id = await giveAt(api, await donorToken(api, 'asha@example.org', false), '2026-12-01T12:00:00+05:30')
  const refund = {
    donationId: id,
    event: 'refunded',
    actor: 'provider',
    reference: 'RF1',
    amountPaise: 50_000,
  } as const
  expect(await runOn('2027-06-01')).toEqual([])
  const back = async () => recordFact(api.deps.db, { ...refund, at: api.deps.now() })
  await back()
  const second = await giveAt(api, await api.signIn(), '2027-12-01T12:00:00+05:30')
  await recordFact(api.deps.db, { ...refund, donationId: second, reference: 'RF2', at: api.deps.now() })
  expect(await runOn('2028-05-01')).toEqual([])
})

it('needs the rule', async () => {
  await giveAt(api, await donorToken(api, 'asha@example.org', false), '2026-12-01T12:00:00+05:30')
  await api.deps.db.deleteFrom('rules').where('key', '=', 'statement.panReminder').execute()
  expect(await runOn('2027-05-01')).toEqual([])
})
