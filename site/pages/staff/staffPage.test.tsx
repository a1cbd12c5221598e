import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../../api/testing/testApi.ts'
import type { StaffRole } from '../../../shared/contract/people/account.ts'
import { chooseLanguage } from '../../app/language/language.ts'
import { renderSite } from '../../testing/renderSite.tsx'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const staff = 'accounts@example.org'
const giveRole = (role: StaffRole) =>
  api.deps.db.updateTable('users').set({ role }).where('email', '=', staff).execute()
beforeEach(() => giveRole('administrator'))

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const nav = () => within(screen.getByRole('navigation', { name: 'Staff desk' }))

it('asks a visitor to sign in first, and returns', async () => {
  await renderSite(api, '/staff/audit?day=2026-04-01')
  await heading('Welcome back')
  expect(location.pathname + location.search).toBe('/login?next=%2Fstaff%2Faudit%3Fday%3D2026-04-01')
})

it('tells nothing to a donor, and asks the API for nothing', async () => {
  const site = await renderSite(api, '/staff/mails', 'asha@example.org')
  await heading('This page is not for your account')
  expect(screen.queryByRole('navigation', { name: 'Staff desk' })).toBeNull()
  expect(screen.getByRole('banner').textContent).not.toContain('Staff desk')
  expect(screen.getByRole('link', { name: 'My donations' }).getAttribute('href')).toBe('/donation')
  expect(site.calls.filter((call) => call.includes('staff/'))).toEqual([])
})

it('lists the pages of the role, and opens the first one', async () => {
  await giveRole('reader')
  await renderSite(api, '/staff', staff)
  await waitFor(() => expect(location.pathname).toMatch(/^\/staff\/\w+/))
  expect(nav().queryByRole('link', { name: 'Audit log' })).toBeNull()
  const current = await nav().findByRole('link', { current: 'page' })
  expect(current.getAttribute('href')).toBe(location.pathname)
  expect(screen.getByText('Your role: Reader')).toBeTruthy()
})

it('names the role that a page needs', async () => {
  await giveRole('accountant')
  const site = await renderSite(api, '/staff/audit', staff)
  await heading('Your role does not include this page')
  expect(screen.getByText(/“Administrator”/)).toBeTruthy()
  expect(site.calls.filter((call) => call.includes('staff/audit'))).toEqual([])
})

it('shows a refusal of the API in place', async () => {
  const site = await renderSite(api, '/staff', staff)
  await screen.findByRole('navigation', { name: 'Staff desk' })
  await giveRole('reader')
  site.fault = undefined
  fireEvent.click(nav().getByRole('link', { name: 'Audit log' }))
  await heading('Audit log')
  expect(within(await screen.findByRole('alert')).getByRole('button', { name: 'Try again' })).toBeTruthy()
})

it('has no page of another name', async () => {
  await renderSite(api, '/staff/nothing', staff)
  await heading('The desk has no such page')
})

it.each([
  ['/partner-report?from=2026-04-01', '/staff/partners?from=2026-04-01'],
  ['/undelivered-mails', '/staff/mails'],
])('redirects %s to %s', async (from, to) => {
  await renderSite(api, from, staff)
  await waitFor(() => expect(location.pathname + location.search).toBe(to))
})

it('shows the audit log with names and keeps the filter in the address', async () => {
  await renderSite(api, '/staff/audit', staff)
  const table = await screen.findByRole('table', { name: 'Audit log' })
  const [, newest] = within(table).getAllByRole('row')
  expect(newest?.textContent).toMatch(/Signed in/)
  fireEvent.change(screen.getByLabelText('Action'), { target: { value: 'sign_in.succeeded' } })
  await waitFor(() => expect(location.search).toBe('?action=sign_in.succeeded'))
  await screen.findByText(/^\d+ entries$/)
})

it('shows Hindi', async () => {
  await chooseLanguage('hi')
  await renderSite(api, '/staff/audit', staff)
  await heading('कार्य-लेखा')
  await chooseLanguage('en')
})
