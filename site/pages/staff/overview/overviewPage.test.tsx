import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { donorToken, giveAt } from '../../../../api/accounting/testing/giveInYear.ts'
import { createTestApi, siteOrigin, type TestApi } from '../../../../api/testing/testApi.ts'
import { chooseLanguage } from '../../../app/language/language.ts'
import { renderSite } from '../../../testing/renderSite.tsx'

const staff = 'accounts@example.org'
let api: TestApi
beforeEach(async () => {
  await chooseLanguage('en')
  api = await createTestApi()
})
afterEach(() => api.close())

const section = async (name: string) => {
  const title = await screen.findByRole('heading', { level: 2, name })
  return within(title.closest('section') ?? document.body)
}

it('says on a new desk that nothing was given and nothing waits', async () => {
  await api.deps.db.deleteFrom('rules').execute()
  await renderSite(api, '/staff', staff)
  const waits = await section('What waits')
  await waits.findByText('Nothing waits.')
  const today = await section('Today')
  today.getByText('₹0.00')
  today.getByText('No donation yet')
  expect(screen.queryByRole('heading', { name: 'What expires' })).toBeNull()
})

it('shows sums to the paisa with links to their donations, what waits, and what expires', async () => {
  const { db } = api.deps
  const id = await giveAt(api, await donorToken(api, 'asha@example.org'), '2026-11-21T12:00:00Z')
  const { txn_id } = await db.selectFrom('donations').select('txn_id').where('id', '=', id).executeTakeFirstOrThrow()
  const json = { txn_id, amount: 200, reason: 'Paid twice' }
  await api.send('staff/request-refund', { json, token: await api.signIn(staff), origin: siteOrigin })
  const value = [
    { name: { en: 'FCRA', hi: 'FCRA' }, number: '042', until: '2026-12-10' },
    { name: { en: 'DARPAN', hi: 'दर्पण' }, number: 'UA/1', until: '2026-11-01' },
  ]
  await db.deleteFrom('rules').where('key', '=', 'trust.registrations').execute()
  await db
    .insertInto('rules')
    .values({ key: 'trust.registrations', from_day: '2020-04-01', value: JSON.stringify(value) })
    .execute()
  await renderSite(api, '/staff/overview', staff)
  const today = await section('Today')
  expect(today.getAllByText('₹500.00')).toHaveLength(3)
  const list = '/staff/donations?from=2026-11-21&to=2026-11-21'
  expect(today.getByRole('link', { name: '1 donation' }).getAttribute('href')).toBe(list)
  expect(today.getByRole('link', { name: 'Online' }).getAttribute('href')).toBe(`${list}&mode=provider`)
  expect(today.getByRole('link', { name: /Medical/ }).getAttribute('href')).toBe(`${list}&project=4`)
  const year = await section('This financial year')
  year.getByText('1 April 2026 to 31 March 2027')
  const waits = await section('What waits')
  const refunds = await waits.findByRole('link', { name: '1 refund waits for a second person' })
  expect(refunds.getAttribute('href')).toBe('/staff/refunds')
  const expires = await section('What expires')
  expires.getByText('FCRA, 042')
  expires.getByText('ends on 10 December 2026, in 19 days')
  expires.getByText('ended on 1 November 2026')
})

it('says that the sums did not load, and tries again, in Hindi', async () => {
  await chooseLanguage('hi')
  const site = await renderSite(api, '/staff/overview', staff)
  site.fault = (path) => (path.startsWith('staff/overview') ? new TypeError('offline') : undefined)
  const again = await screen.findByRole('button', { name: 'फिर से कोशिश करें' })
  site.fault = undefined
  fireEvent.click(again)
  await screen.findByRole('heading', { level: 2, name: 'इस वित्तीय वर्ष' })
})

it('warns when mails are not sent or payments fail, and shows nothing otherwise', async () => {
  const { db, now } = api.deps
  await renderSite(api, '/staff/overview', staff)
  await screen.findByText('Nothing waits.')
  expect(screen.queryByRole('region', { name: 'This needs somebody' })).toBeNull()
  cleanup()
  const mail = { recipient: 'asha@example.org', language: 'en', kind: 'receipt', subject: 'Receipt', body: '' } as const
  const fault = { state: 'queued', error_code: '451', error_text: '4.7.0 Try again' } as const
  await db
    .insertInto('mails')
    .values({ ...mail, ...fault, key: 'a'.repeat(32), created_at: now(), due_at: now() })
    .execute()
  await renderSite(api, '/staff/overview', staff)
  const warning = within(await screen.findByRole('region', { name: 'This needs somebody' }))
  expect(warning.getByText(/One mail is not sent, since/)).toBeTruthy()
  expect(warning.getByText(/“4\.7\.0 Try again”/)).toBeTruthy()
})
