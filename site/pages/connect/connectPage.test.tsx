import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { createTestApi, partnerOrigin, type TestApi } from '../../../api/testing/testApi.ts'
import { renderSite } from '../../testing/renderSite.tsx'

const state = 'a-state-that-nobody-guesses'
const address = (origin: string) => `/connect?${new URLSearchParams({ origin, state, lang: 'en' })}`
let api: TestApi
let postMessage: ReturnType<typeof vi.fn>

beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())
const openedBy = (opener: unknown) => Object.defineProperty(window, 'opener', { configurable: true, value: opener })
beforeEach(() => {
  postMessage = vi.fn()
  openedBy({ postMessage })
  vi.spyOn(window, 'close').mockImplementation(() => undefined)
})
afterEach(() => openedBy(null))

it('names the partner that asks, and hands over nothing before a press', async () => {
  const site = await renderSite(api, address(partnerOrigin), 'asha@example.org')
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Sign in to give on the page of Meghdoot Pumps Ltd' }),
  ).toBeTruthy()
  expect(screen.getByText(partnerOrigin)).toBeTruthy()
  expect(postMessage).not.toHaveBeenCalled()
  expect(site.calls).not.toContain('POST donation/partner-token')
})

it('hands a donating-only token to the exact origin after the press, and closes', async () => {
  const site = await renderSite(api, address(partnerOrigin), 'asha@example.org')
  fireEvent.click(await screen.findByRole('button', { name: 'Continue as Asha' }))
  await waitFor(() => expect(postMessage).toHaveBeenCalledOnce())
  const [message, target] = postMessage.mock.calls[0] ?? []
  expect(target).toBe(partnerOrigin)
  expect(Object.keys(message).sort()).toEqual(['expiresIn', 'state', 'token', 'type'])
  expect(message).toMatchObject({ type: 'donate:session', state, expiresIn: 900 })
  expect(message.token).not.toBe(site.services.session.getState().token)
  expect(window.close).not.toHaveBeenCalled()
  await waitFor(() => expect(window.close).toHaveBeenCalled())
})

it('binds the token to the project and the amount in view', async () => {
  await renderSite(api, `${address(partnerOrigin)}&project=4&total=500`, 'asha@example.org')
  expect(await screen.findByText(/^₹500 for /)).toBeTruthy()
  expect(screen.getByText(/can start this donation for you, and no other amount/)).toBeTruthy()
  fireEvent.click(await screen.findByRole('button', { name: 'Continue as Asha' }))
  await waitFor(() => expect(postMessage).toHaveBeenCalledOnce())
  const granted = await api.deps.db
    .selectFrom('sessions')
    .select(['agreed_project_id', 'agreed_amount'])
    .where('scope', '=', 'donate')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(granted).toEqual({ agreed_project_id: 4, agreed_amount: 500 })
  await waitFor(() => expect(window.close).toHaveBeenCalled())
})

it('offers every month, and binds what is ticked to the token', async () => {
  await renderSite(api, `${address(partnerOrigin)}&project=4&total=500`, 'asha@example.org')
  const tick = await screen.findByRole('checkbox', { name: /^Yes, ₹500 every month/ })
  expect(tick).toHaveProperty('checked', false)
  fireEvent.click(tick)
  fireEvent.change(screen.getByLabelText('Day of the month'), { target: { value: '7' } })
  fireEvent.click(await screen.findByRole('button', { name: 'Continue as Asha' }))
  await waitFor(() => expect(postMessage).toHaveBeenCalledOnce())
  const { agreed_monthly } = await api.deps.db
    .selectFrom('sessions')
    .select('agreed_monthly')
    .where('scope', '=', 'donate')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(JSON.parse(agreed_monthly ?? 'null')).toMatchObject({ day: 7, most: 15_000 })
  await waitFor(() => expect(window.close).toHaveBeenCalled())
})

it('takes no press before it shows what the press is for', async () => {
  let arrive = () => {}
  const loaded = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const { fetch } = api
  vi.spyOn(api, 'fetch').mockImplementation(async (request) => {
    if (request.url.includes('/project/dropdown-list')) await loaded
    return fetch(request)
  })
  const site = await renderSite(api, `${address(partnerOrigin)}&project=4&total=500`, 'asha@example.org')
  await waitFor(() => expect(site.calls.join()).toContain('donation/partner?'))
  await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 50))))
  expect(screen.queryByRole('button', { name: 'Continue as Asha' })).toBeNull()
  arrive()
  expect(await screen.findByRole('button', { name: 'Continue as Asha' })).toBeTruthy()
  expect(screen.getByText(/^₹500 for /)).toBeTruthy()
})

it('accepts the sign-in button as that press', async () => {
  await renderSite(api, address(partnerOrigin))
  fireEvent.input(await screen.findByLabelText('E-mail'), { target: { value: 'asha@example.org' } })
  fireEvent.input(screen.getByLabelText('Password'), { target: { value: 'Namaste#2025' } })
  fireEvent.click(screen.getByRole('button', { name: 'Sign in and continue' }))
  await waitFor(() => expect(postMessage).toHaveBeenCalledOnce())
  expect(postMessage.mock.calls[0]?.[1]).toBe(partnerOrigin)
  // It closes a little later: not in the next test.
  await waitFor(() => expect(window.close).toHaveBeenCalled())
})

it('lets a visitor make an account in the same window', async () => {
  await renderSite(api, address(partnerOrigin))
  fireEvent.click(await screen.findByRole('button', { name: 'New here? Create an account' }))
  expect(screen.getByLabelText('Full name')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Create account and continue' })).toBeTruthy()
})

it.each([
  ['an origin that is not registered', 'http://stranger.test'],
  ['a look-alike of a partner', `${partnerOrigin}.evil.test`],
])('gives no token to %s, and sends donor and dialog to the trust’s own page', async (_what, origin) => {
  const choices = 'project=4&amount=500&purpose=41&items=11:2&partner=slow-loom&utm_source=mail'
  const site = await renderSite(api, `${address(origin)}&${choices}&next=https%3A%2F%2Fevil.test`, 'asha@example.org')
  expect(await screen.findByRole('heading', { level: 1, name: 'You cannot sign in for this page' })).toBeTruthy()
  expect(screen.getByText(origin)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Continue as Asha' })).toBeNull()
  const link = screen.getByRole('link', { name: 'Give on our own page' })
  expect(link.getAttribute('href')).toBe(`/donate?${choices}`)
  expect(screen.getByRole('link', { name: /Is this your page/ }).getAttribute('href')).toBe(
    `/partner-registration?address=${encodeURIComponent(origin)}`,
  )
  await waitFor(() => expect(postMessage).toHaveBeenCalledOnce())
  expect(postMessage).toHaveBeenCalledWith({ type: 'donate:stranger', state }, origin)
  expect(site.calls).not.toContain('POST donation/partner-token')
})

it('gives nothing without an origin', async () => {
  await renderSite(api, address('null'), 'asha@example.org')
  const heading = 'This window belongs to a partner’s page'
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Give on our site' }).getAttribute('href')).toBe('/donate')
  expect(postMessage).not.toHaveBeenCalled()
})

it('sends the donor to our own page, with the choices, if the partner’s page cuts the window off', async () => {
  openedBy(null)
  const site = await renderSite(api, `${address(partnerOrigin)}&project=4&amount=500`, 'asha@example.org')
  expect(await screen.findByRole('heading', { level: 1, name: 'The page cannot receive your sign-in' })).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Give on our own page' })
  expect(link.getAttribute('href')).toBe('/donate?project=4&amount=500')
  expect(site.calls).not.toContain('POST donation/partner-token')
})

const button = (name: string) => screen.findByRole('button', { name })

/** Waits until everything that follows an ended session has finished. */
const isSignInForm = async () => {
  await button('Sign in and continue')
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(screen.getByRole('button', { name: 'Sign in and continue' })).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Meghdoot Pumps Ltd')
  expect(location.pathname).toBe('/connect')
  expect(postMessage).not.toHaveBeenCalled()
}

it('asks to sign in again, here, if the session has ended meanwhile', async () => {
  const site = await renderSite(api, address(partnerOrigin), 'asha@example.org')
  const press = await button('Continue as Asha')
  await api.send('logout', { json: {}, token: site.services.session.getState().token ?? '' })
  fireEvent.click(press)
  await isSignInForm()
})

it('ends the session at the API, too, and shows the form after “Use another account”', async () => {
  const site = await renderSite(api, address(partnerOrigin), 'asha@example.org')
  const token = site.services.session.getState().token ?? ''
  fireEvent.click(await button('Use another account'))
  await isSignInForm()
  await waitFor(async () => expect((await api.send('profile', { token })).status).toBe(401))
})

it('shows the form after a sign-out in another tab', async () => {
  const site = await renderSite(api, address(partnerOrigin), 'asha@example.org')
  await button('Continue as Asha')
  localStorage.clear()
  act(() => site.services.session.refresh())
  await isSignInForm()
})

it('shows the form if the stored token has expired', async () => {
  localStorage.setItem('token', 'expired')
  localStorage.setItem('userDetails', JSON.stringify({ id: 7, email: 'asha@example.org', fullName: 'Asha Rawat' }))
  const site = await renderSite(api, address(partnerOrigin))
  await isSignInForm()
  expect(site.services.session.getState().token).toBeNull()
})
