import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { TestApi } from '../../../api/testing/testApi.ts'
import { donationHistorySchema } from '../../../shared/contract/donation/donation.ts'
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

const problemOf = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')

it('reports each wrong field at the field, and sends nothing', async () => {
  const site = await renderSite(api, '/profile', ravi)
  const details = await form('Your details')
  type(details.getByLabelText('Full name'), '')
  type(details.getByLabelText(/^Mobile number/), '12345')
  type(details.getByLabelText(/^PIN code/), '0123')
  type(details.getByLabelText('Day'), '31')
  type(details.getByLabelText('Month'), '02')
  type(details.getByLabelText('Year'), '1990')
  fireEvent.click(details.getByRole('button', { name: 'Save details' }))
  const summary = await details.findByRole('alert')
  expect(summary.textContent).toContain('4 things need your attention')
  await waitFor(() => expect(document.activeElement).toBe(summary))
  expect(problemOf(details.getByLabelText('Full name'))).toBe('Enter your full name.')
  expect(problemOf(details.getByLabelText(/^PIN code/))).toBe('A PIN code has six digits, like 249001.')
  expect(problemOf(details.getByRole('group', { name: /^Birthday/ }))).toContain('in the calendar')
  expect(site.calls).not.toContain('POST profile/update')
  type(details.getByLabelText(/^PIN code/), '900 001')
  await waitFor(() => expect(problemOf(details.getByLabelText(/^PIN code/))).toBe(''))
})

it('never overwrites what another window saved: it keeps what was typed, and shows what is new', async () => {
  await renderSite(api, '/profile', ravi)
  const details = await form('Your details')
  type(details.getByLabelText('Full name'), 'Ravi Kumar Negi')
  await api.deps.db
    .updateTable('users')
    .set({ address_city: 'Almora', full_name: 'R. Negi' })
    .where('email', '=', ravi)
    .execute()
  fireEvent.click(details.getByRole('button', { name: 'Save details' }))
  await details.findByText(/changed meanwhile/)
  const news = (await details.findByText(/Saved by somebody else meanwhile/)).parentElement
  expect(news?.textContent).toContain('Full name: R. Negi')
  expect(news?.textContent).toContain('Almora')
  expect(details.getByLabelText<HTMLInputElement>('Full name').value).toBe('Ravi Kumar Negi')
  expect(details.getByLabelText<HTMLInputElement>(/^Town|^City/).value).toBe('Almora')
  fireEvent.click(details.getByRole('button', { name: 'Save details' }))
  expect(await screen.findByText('Your details are saved.')).toBeTruthy()
  expect(await saved(api, ravi)).toMatchObject({ fullName: 'Ravi Kumar Negi', address: { city: 'Almora' } })
  expect(details.queryByText(/Saved by somebody else meanwhile/)).toBeNull()
})

it('saves the details as the server keeps them, and updates header and session', async () => {
  const site = await renderSite(api, '/profile', ravi)
  const details = await form('Your details')
  type(details.getByLabelText('Full name'), ' Ravi Kumar Negi ')
  type(details.getByLabelText(/^PIN code/), '900 001')
  type(details.getByLabelText('Day'), '5')
  type(details.getByLabelText('Month'), '01')
  type(details.getByLabelText('Year'), '1979')
  fireEvent.click(details.getByRole('button', { name: 'Save details' }))
  expect(await screen.findByText('Your details are saved.')).toBeTruthy()
  expect(await saved(api, ravi)).toMatchObject({
    fullName: 'Ravi Kumar Negi',
    address: { pin: '900001' },
    birthday: '1979-01-05',
  })
  expect(site.services.session.getState().user?.fullName).toBe('Ravi Kumar Negi')
})

it('reloads a receipt shown before once the details are saved, because it says whether the PAN is there', async () => {
  const token = await api.signIn(asha)
  const [donation] = (await api.send('donation?per_page=50', { token })).data(donationHistorySchema).rows
  const site = await renderSite(api, `/donation?receipt=${donation?.txn_id}`, asha)
  const asked = () => site.calls.filter((call) => call === 'POST donation/receipt').length
  const receipt = () => screen.findByRole('heading', { level: 1, name: 'Donation receipt' })
  await receipt()
  expect(asked()).toBe(1)
  const visit = (path: string) => {
    history.pushState(null, '', path)
    fireEvent(window, new PopStateEvent('popstate'))
  }
  visit('/profile')
  const details = await form('Your details')
  fireEvent.click(details.getByRole('button', { name: 'Save details' }))
  await screen.findByText('Your details are saved.')
  visit(`/donation?receipt=${donation?.txn_id}`)
  await receipt()
  await waitFor(() => expect(asked()).toBe(2))
})

it('keeps what was typed if saving fails', async () => {
  const site = await renderSite(api, '/profile', ravi)
  const details = await form('Your details')
  type(details.getByLabelText(/^House and street/), '4 Mill Lane')
  site.fault = (path) => (path === 'profile/update' ? new TypeError('offline') : undefined)
  fireEvent.click(details.getByRole('button', { name: 'Save details' }))
  expect((await details.findByRole('alert')).textContent).toContain('We could not reach the server')
  expect(details.getByLabelText<HTMLInputElement>(/^House and street/).value).toBe('4 Mill Lane')
})

it('keeps what was typed while the details were being saved, in the form and as a draft', async () => {
  const site = await renderSite(api, '/profile', ravi)
  const details = await form('Your details')
  const city = details.getByLabelText<HTMLInputElement>(/^Town or village/)
  type(details.getByLabelText('Full name'), ' Ravi Kumar Negi')
  site.fault = (path) => {
    if (path === 'profile/update') type(city, 'Ghatpur')
    return undefined
  }
  fireEvent.click(details.getByRole('button', { name: 'Save details' }))
  await screen.findByText('Your details are saved.')
  await waitFor(() => expect(details.getByLabelText<HTMLInputElement>('Full name').value).toBe('Ravi Kumar Negi'))
  expect(city.value).toBe('Ghatpur')
  expect((await saved(api, ravi)).address.city).toBe('')
  expect(Object.values(sessionStorage)).toEqual([JSON.stringify({ 'address.city': 'Ghatpur' })])
})

it('restores what was typed, not yet saved, after a session that ended during saving', async () => {
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
  expect((await saved(api, ravi)).address.city).toBe('')
})

it('shows no draft to another person', async () => {
  sessionStorage.setItem('draft:1:details', JSON.stringify({ fullName: 'Somebody Else' }))
  await renderSite(api, '/profile', ravi)
  const details = await form('Your details')
  expect(details.getByLabelText<HTMLInputElement>('Full name').value).toBe('Ravi Negi')
})

it('deletes the draft on saving and on logging out', async () => {
  await renderSite(api, '/profile', ravi)
  const details = await form('Your details')
  type(details.getByLabelText(/^Town or village/), 'Devkinara')
  expect(sessionStorage.length).toBe(1)
  fireEvent.click(details.getByRole('button', { name: 'Save details' }))
  await screen.findAllByText('Your details are saved.')
  await waitFor(() => expect(sessionStorage.length).toBe(0))
  type(details.getByLabelText(/^Town or village/), 'Follow us')
  expect(sessionStorage.length).toBe(1)
  fireEvent.click(await screen.findByRole('button', { name: 'Ravi Negi, your account' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Logout' }))
  await waitFor(() => expect(location.pathname).toBe('/home'))
  expect(sessionStorage.length).toBe(0)
})

it('proves the e-mail address with the mailed code, and then asks no more', async () => {
  await api.deps.db.updateTable('users').set({ email_proven_at: null }).where('email', '=', ravi).execute()
  await renderSite(api, '/profile', ravi)
  fireEvent.click(await screen.findByRole('button', { name: 'Mail me a code' }))
  const proof = await form('Confirm your e-mail address')
  const code = /^\d{6}$/m.exec(api.mails.at(-1)?.text ?? '')?.[0] ?? ''
  type(proof.getByLabelText('Code from the mail'), code === '000000' ? '000001' : '000000')
  fireEvent.click(proof.getByRole('button', { name: 'Confirm' }))
  await waitFor(() => expect(problemOf(proof.getByLabelText('Code from the mail'))).toContain('wrong or too old'))
  type(proof.getByLabelText('Code from the mail'), code)
  fireEvent.click(proof.getByRole('button', { name: 'Confirm' }))
  expect(await screen.findByText('Your e-mail address is confirmed.')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Confirm your e-mail address' })).toBeNull())
  expect((await saved(api, ravi)).email_proven).toBe(true)
})
