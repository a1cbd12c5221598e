import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { TestApi } from '../../../api/testing/testApi.ts'
import { chooseLanguage } from '../../app/language/language.ts'
import { renderSite } from '../../testing/renderSite.tsx'
import { apiWithHistory, asha, form, keepPeople, ravi, saved, type } from '../../testing/profileTests.ts'

let api: TestApi
let restorePeople: () => Promise<void>
beforeAll(async () => {
  api = await apiWithHistory()
  restorePeople = await keepPeople(api)
})
afterAll(() => api.close())
afterEach(() => restorePeople())

it('is not guarded: a visitor sees an invitation to sign in, and returns afterwards', async () => {
  await renderSite(api, '/profile')
  await screen.findByRole('heading', { level: 1, name: 'Sign in to see your profile' })
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login?next=%2Fprofile')
  expect(location.pathname).toBe('/profile')
})

it('shows what is known of the person, and since when they are with us', async () => {
  const site = await renderSite(api, '/profile', asha)
  const details = await form('Your details')
  expect(details.getByLabelText<HTMLInputElement>('Full name').value).toBe('Asha Rawat')
  expect(details.getByLabelText<HTMLInputElement>('Day').value).toBe('14')
  expect(details.getByLabelText<HTMLSelectElement>('Month').value).toBe('08')
  expect(details.getByLabelText<HTMLInputElement>('Year').value).toBe('1984')
  expect(screen.getByText(/^With us since \d+ \w+ 2024$/)).toBeTruthy()
  await waitFor(() => expect(site.services.storage.getItem('isPladged')).toBe('true'))
})

it('saves a switch at once, and resets it if saving fails', async () => {
  const site = await renderSite(api, '/profile', asha)
  const name = 'Payment failed'
  fireEvent.click(await screen.findByRole('switch', { name }))
  expect(await screen.findByText(`${name}: saved.`)).toBeTruthy()
  expect((await saved(api, asha)).notification_settings['gift_failed']).toBe(false)
  site.fault = (path) => (path.startsWith('notification/update') ? new TypeError('offline') : undefined)
  fireEvent.click(screen.getByRole('switch', { name }))
  expect(await screen.findByText(`${name}: not saved.`)).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('switch', { name }).checked).toBe(false)
})

it('changes a password only with the current one, and never keeps it as a draft', async () => {
  await renderSite(api, '/profile', asha)
  const password = await form('Password')
  type(password.getByLabelText('Current password'), 'not hers')
  type(password.getByLabelText('New password'), 'Nadi-ke-paar-2026')
  fireEvent.click(password.getByRole('button', { name: 'Change password' }))
  await waitFor(() => expect(password.getByRole('alert').textContent).toContain('This is not your current password.'))
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Nadi')
  type(password.getByLabelText('Current password'), 'Namaste#2025')
  fireEvent.click(password.getByRole('button', { name: 'Change password' }))
  expect(await screen.findByText(/every other device is signed out/)).toBeTruthy()
  await waitFor(() => expect(password.getByLabelText<HTMLInputElement>('New password').value).toBe(''))
  expect(await api.signIn(asha, 'Nadi-ke-paar-2026')).toBeTruthy()
})

it('shows Hindi', async () => {
  await chooseLanguage('hi')
  await renderSite(api, '/profile', ravi)
  const details = await form('आपका विवरण')
  type(details.getByLabelText(/^पिन कोड/), '1')
  fireEvent.click(details.getByRole('button', { name: 'विवरण सहेजें' }))
  expect((await details.findByRole('alert')).textContent).toContain('पिन कोड में छह अंक होते हैं')
  expect(details.getByRole('option', { name: 'जनवरी' })).toBeTruthy()
})
