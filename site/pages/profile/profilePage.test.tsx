import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../../demo/api/testing/testApi.ts'
import { seedHistory } from '../../../demo/api/seed/seedHistory.ts'
import { profileSchema } from '../../../shared/contract/profile.ts'
import { pledgeAnswerSchema } from '../../../shared/contract/pledge.ts'
import { chooseLanguage } from '../../app/language.ts'
import { renderSite } from '../../testing/renderSite.tsx'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
  await seedHistory(api.deps.db, api.deps.now)
})
afterAll(() => api.close())
beforeEach(async () => {
  sessionStorage.clear()
  await chooseLanguage('en')
})

const [asha, ravi] = ['asha@example.org', 'ravi@example.org']
const form = async (name: string) => within(await screen.findByRole('form', { name }))
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
const saved = async (email: string) =>
  (await api.send('profile', { token: await api.signIn(email) })).data(profileSchema)
const problemOf = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')

it('is not guarded: a visitor sees an invitation to sign in, and comes back afterwards', async () => {
  await renderSite(api, '/profile')
  await screen.findByRole('heading', { level: 1, name: 'Your profile begins with signing in' })
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

it('each wrong field is told at the field, and nothing is sent', async () => {
  const site = await renderSite(api, '/profile', ravi)
  const details = await form('Your details')
  type(details.getByLabelText('Full name'), '')
  type(details.getByLabelText(/^Mobile number/), '12345')
  type(details.getByLabelText(/^PIN code/), '0123')
  type(details.getByLabelText(/^PAN/), 'ABC')
  type(details.getByLabelText('Day'), '31')
  type(details.getByLabelText('Month'), '02')
  type(details.getByLabelText('Year'), '1990')
  fireEvent.click(details.getByRole('button', { name: 'Save details' }))
  const summary = await details.findByRole('alert')
  expect(summary.textContent).toContain('5 things need your attention')
  await waitFor(() => expect(document.activeElement).toBe(summary))
  expect(problemOf(details.getByLabelText('Full name'))).toBe('Please fill this in.')
  expect(problemOf(details.getByLabelText(/^PIN code/))).toBe('A PIN code has six digits, like 249001.')
  expect(problemOf(details.getByLabelText(/^PAN/))).toContain('A PAN has ten characters')
  expect(problemOf(details.getByRole('group', { name: /^Birthday/ }))).toContain('in the calendar')
  expect(site.calls).not.toContain('POST profile/update')
  type(details.getByLabelText(/^PIN code/), '900 001')
  await waitFor(() => expect(problemOf(details.getByLabelText(/^PIN code/))).toBe(''))
})

it('saves the details as the server keeps them; header and session follow', async () => {
  const site = await renderSite(api, '/profile', ravi)
  const details = await form('Your details')
  type(details.getByLabelText('Full name'), ' Ravi Kumar Negi ')
  type(details.getByLabelText(/^PIN code/), '900 001')
  type(details.getByLabelText(/^PAN/), 'aaapn0000q')
  type(details.getByLabelText('Day'), '5')
  type(details.getByLabelText('Month'), '01')
  type(details.getByLabelText('Year'), '1979')
  fireEvent.click(details.getByRole('button', { name: 'Save details' }))
  expect(await screen.findByText('Your details are saved.')).toBeTruthy()
  expect(await saved(ravi)).toMatchObject({
    fullName: 'Ravi Kumar Negi',
    address: { pin: '900001' },
    pan: 'AAAPN0000Q',
    birthday: '1979-01-05',
  })
  expect(site.services.session.getState().user?.fullName).toBe('Ravi Kumar Negi')
  await waitFor(() => expect(details.getByLabelText<HTMLInputElement>(/^PAN/).value).toBe('AAAPN0000Q'))
})

it('a failed save keeps what was typed', async () => {
  const site = await renderSite(api, '/profile', ravi)
  const details = await form('Your details')
  type(details.getByLabelText(/^House and street/), '4 Mill Lane')
  site.fault = (path) => (path === 'profile/update' ? new TypeError('offline') : undefined)
  fireEvent.click(details.getByRole('button', { name: 'Save details' }))
  expect((await details.findByRole('alert')).textContent).toContain('We could not reach the server')
  expect(details.getByLabelText<HTMLInputElement>(/^House and street/).value).toBe('4 Mill Lane')
})

it('a session that ends while saving leads to /login and back, and what was typed is there, not saved', async () => {
  const site = await renderSite(api, '/profile', ravi)
  const details = await form('Your details')
  type(details.getByLabelText(/^Town or village/), 'Ghatpur')
  site.fault = (path) => (path === 'profile/update' ? new Response('{}', { status: 401 }) : undefined)
  fireEvent.click(details.getByRole('button', { name: 'Save details' }))
  await screen.findByRole('heading', { level: 1, name: 'Welcome back' })
  expect(location.search).toBe('?next=%2Fprofile')
  site.fault = undefined
  fireEvent.input(screen.getByLabelText('E-mail'), { target: { value: ravi } })
  fireEvent.input(screen.getByLabelText('Password'), { target: { value: 'Namaste#2025' } })
  fireEvent.click(screen.getByRole('button', { name: 'Login' }))
  const again = await form('Your details')
  await waitFor(() => expect(again.getByLabelText<HTMLInputElement>(/^Town or village/).value).toBe('Ghatpur'))
  expect(again.getByText('This is what you typed before. It is not saved yet.')).toBeTruthy()
  expect((await saved(ravi)).address.city).toBe('')
})

it('somebody else is not shown a draft', async () => {
  sessionStorage.setItem('draft:1:details', JSON.stringify({ fullName: 'Somebody Else' }))
  await renderSite(api, '/profile', ravi)
  const details = await form('Your details')
  expect(details.getByLabelText<HTMLInputElement>('Full name').value).toBe('Ravi Kumar Negi')
})

it('days that matter: the next one first, a gift offered for it, removed and put back', async () => {
  await renderSite(api, '/profile', asha)
  const region = within(await screen.findByRole('region', { name: 'Days that matter' }))
  await region.findByRole('heading', { name: 'Savitri Rawat' })
  expect(region.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual([
    'Savitri Rawat',
    'Asha & Mohan',
    'Bhagat Singh Rawat',
    'Tulsi',
  ])
  const gift = region.getByRole('link', { name: 'Give on this day: Savitri Rawat' })
  expect(gift.getAttribute('href')).toBe('/donate?project=1&amount=1100')
  fireEvent.click(region.getByRole('button', { name: 'Remove: Tulsi' }))
  expect(await region.findByText('Tulsi is removed.')).toBeTruthy()
  await waitFor(() => expect(region.queryByRole('heading', { name: 'Tulsi' })).toBeNull())
  const undo = region.getByRole('button', { name: 'Put it back' })
  expect(document.activeElement).toBe(undo)
  fireEvent.click(undo)
  expect(await region.findByRole('heading', { name: 'Tulsi' })).toBeTruthy()
})

it('a new day: refused until whole, then noted, and the form is empty for the next', async () => {
  await renderSite(api, '/profile', ravi)
  const add = await form('Add a day')
  fireEvent.click(add.getByRole('button', { name: 'Add a day' }))
  expect((await add.findByRole('alert')).textContent).toContain('3 things need your attention')
  await add.findByRole('option', { name: 'Birthday' })
  type(add.getByLabelText('Occasion'), '1')
  type(add.getByLabelText('Name'), 'Meena Negi')
  type(add.getByLabelText('Day'), '3')
  type(add.getByLabelText('Month'), '07')
  type(add.getByLabelText('Year'), '2999')
  fireEvent.click(add.getByRole('button', { name: 'Add a day' }))
  await waitFor(() => expect(add.getByRole('alert').textContent).toContain('This day is still to come'))
  type(add.getByLabelText('Year'), '1981')
  fireEvent.click(add.getByRole('button', { name: 'Add a day' }))
  expect(await screen.findByRole('heading', { name: 'Meena Negi' })).toBeTruthy()
  await waitFor(() => expect(add.getByLabelText<HTMLInputElement>('Name').value).toBe(''))
  expect(add.getByLabelText<HTMLInputElement>('Year').value).toBe('')
})

it('regular giving: refused, made, and ended only when asked twice', async () => {
  const site = await renderSite(api, '/profile', ravi)
  const promise = await form('Regular giving')
  await promise.findByRole('option', { name: 'Medical camp' })
  type(promise.getByLabelText('Project'), '4')
  type(promise.getByLabelText('Amount in rupees'), '0')
  type(promise.getByLabelText('Day of the month'), '32')
  fireEvent.click(promise.getByRole('button', { name: 'Promise' }))
  const summary = await promise.findByRole('alert')
  expect(summary.textContent).toContain('from 1 to 10,00,000')
  expect(summary.textContent).toContain('a day from 1 to 31')
  type(promise.getByLabelText('Amount in rupees'), '₹2,100')
  type(promise.getByLabelText('Day of the month'), '31')
  fireEvent.click(promise.getByRole('button', { name: 'Promise' }))
  expect(await screen.findByText('₹2,100 on the 31st of every month')).toBeTruthy()
  expect(site.services.storage.getItem('isPladged')).toBe('true')
  fireEvent.click(screen.getByRole('button', { name: 'End it' }))
  fireEvent.click(screen.getByRole('button', { name: 'Yes, end it' }))
  expect(await form('Regular giving')).toBeTruthy()
  const left = await api.send('pledge', { token: await api.signIn(ravi) })
  expect(left.data(pledgeAnswerSchema)).toBeNull()
  expect(site.services.storage.getItem('isPladged')).toBe('false')
})

it('a switch saves at once, and goes back where that fails', async () => {
  const site = await renderSite(api, '/profile', asha)
  const name = 'Payment failed'
  fireEvent.click(await screen.findByRole('switch', { name }))
  expect(await screen.findByText(`${name}: saved.`)).toBeTruthy()
  expect((await saved(asha)).notification_settings['gift_failed']).toBe(false)
  site.fault = (path) => (path.startsWith('notification/update') ? new TypeError('offline') : undefined)
  fireEvent.click(screen.getByRole('switch', { name }))
  expect(await screen.findByText(`${name}: not saved.`)).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('switch', { name }).checked).toBe(false)
})

it('a password is changed with the current one only, and is never kept as a draft', async () => {
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

it('speaks Hindi', async () => {
  await chooseLanguage('hi')
  await renderSite(api, '/profile', ravi)
  const details = await form('आपका विवरण')
  type(details.getByLabelText(/^पिन कोड/), '1')
  fireEvent.click(details.getByRole('button', { name: 'विवरण सहेजें' }))
  expect((await details.findByRole('alert')).textContent).toContain('पिन कोड में छह अंक होते हैं')
  expect(details.getByRole('option', { name: 'जनवरी' })).toBeTruthy()
})

it('what is saved is no draft any more, and logging out leaves none', async () => {
  await renderSite(api, '/profile', ravi)
  const details = await form('Your details')
  type(details.getByLabelText(/^Town or village/), 'Devkinara')
  expect(sessionStorage.length).toBe(1)
  fireEvent.click(details.getByRole('button', { name: 'Save details' }))
  await screen.findAllByText('Your details are saved.')
  await waitFor(() => expect(sessionStorage.length).toBe(0))
  type(details.getByLabelText(/^Town or village/), 'Elsewhere')
  expect(sessionStorage.length).toBe(1)
  fireEvent.click(await screen.findByRole('button', { name: 'Ravi Kumar Negi, your account' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Logout' }))
  await waitFor(() => expect(location.pathname).toBe('/home'))
  expect(sessionStorage.length).toBe(0)
})
