import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { createTestApi, siteOrigin, type TestApi } from '../../../api/testing/testApi.ts'
import { signedInSchema } from '../../../shared/contract/people/account.ts'
import * as notices from '../../app/notify.ts'
import { type Site, renderSite } from '../../testing/renderSite.tsx'

const notify = vi.fn<typeof notices.notify>()

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())
beforeEach(() => {
  notify.mockReset()
  vi.spyOn(notices, 'notify').mockImplementation(notify)
})

/** A page that sends no request by itself. */
const start = '/forget-password'
const password = 'Ghat-par-diya-417'
let people = 0

/** The site for a person who has just registered, and so has one notification. */
const newcomer = async (): Promise<{ site: Site; name: string; email: string }> => {
  people += 1
  const name = `Meera Namuna${'x'.repeat(people)}`
  const email = `meera${people}@example.org`
  const json = { fullName: name, email, contactNo: '90000 00417', password }
  const { user, token } = (await api.send('register', { json, origin: siteOrigin })).data(signedInSchema)
  const site = await renderSite(api, start)
  site.services.session.begin({ user, token })
  return { site, name, email }
}
const bell = (name: string) => screen.findByRole('button', { name })
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))
const choose = async (person: string, item: string) => {
  await press(`${person}, your account`)
  fireEvent.click(await screen.findByRole('menuitem', { name: item }))
}
const news = async () => within(await screen.findByRole('dialog')).findAllByRole('listitem')
const posts = ({ calls }: Site) => calls.filter((call) => call.startsWith('POST'))

it('counts unread notifications on the bell, and requests the latest six when it opens', async () => {
  const { site } = await newcomer()
  fireEvent.click(await bell('Notifications, 1 unread'))
  expect(await news()).toHaveLength(1)
  expect(site.calls).toContain('GET notification?page=1&per_page=6')
})

it('sends the newest id on View All, clears counter and list, and shows the success message', async () => {
  const { site } = await newcomer()
  fireEvent.click(await bell('Notifications, 1 unread'))
  await news()
  await press('View All')
  await bell('Notifications')
  expect(posts(site)).toEqual([expect.stringMatching(/^POST notification\/read-notification\?notificationId=\d+$/)])
  expect(notify).toHaveBeenCalledWith({ kind: 'success', title: 'Notifications are marked as read.' })
})

it('waits for the list if View All is pressed before it arrives, and marks what the list contains', async () => {
  const { site } = await newcomer()
  const { fetch } = api
  let letGo = (): void => undefined
  const held = new Promise<void>((resolve) => (letGo = resolve))
  vi.spyOn(api, 'fetch').mockImplementation(async (request) => {
    if (request.url.includes('notification?')) await held
    return fetch(request)
  })
  fireEvent.click(await bell('Notifications, 1 unread'))
  await press('View All')
  expect(posts(site)).toEqual([])
  letGo()
  await bell('Notifications')
  expect(posts(site)).toEqual([expect.stringMatching(/^POST notification\/read-notification/)])
})

it('sends nothing on View All without a notification', async () => {
  const { site } = await newcomer()
  const none = { status: true, message: '', data: { rows: [], page: 1, per_page: 6, total: 0 }, error: null }
  site.fault = (path) => (path.startsWith('notification?') ? Response.json(none) : undefined)
  await press(/^Notifications/)
  await screen.findByText('Nothing new.')
  await press('View All')
  await waitFor(() => expect(location.pathname).not.toBe(start))
  expect(posts(site)).toEqual([])
  expect(notify).not.toHaveBeenCalled()
})

it('only logs a refused View All', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { site } = await newcomer()
  const refused = { status: false, message: 'no', data: null, error: null }
  site.fault = (path) => (path.startsWith('notification/read') ? Response.json(refused) : undefined)
  fireEvent.click(await bell('Notifications, 1 unread'))
  await news()
  await press('View All')
  await waitFor(() => expect(warn).toHaveBeenCalledWith('could not mark the notifications read', expect.anything()))
  expect(notify).not.toHaveBeenCalled()
})

it('shows the staff desk in the menu to staff, and to nobody else', async () => {
  const { name } = await newcomer()
  await press(`${name}, your account`)
  await screen.findByRole('menuitem', { name: 'My donations' })
  expect(screen.queryByRole('menuitem', { name: 'Staff desk' })).toBeNull()
  cleanup()
  await renderSite(api, start, 'accounts@example.org')
  await press(/, your account$/)
  const item = await screen.findByRole('menuitem', { name: 'Staff desk' })
  expect(item.getAttribute('href')).toBe('/staff')
})

it('removes the session’s keys and the menus on Logout', async () => {
  const { site, name } = await newcomer()
  localStorage.setItem('note', 'kept')
  await choose(name, 'Logout')
  expect(await screen.findByRole('link', { name: 'Login' })).toBeTruthy()
  expect(Object.keys(localStorage)).toEqual(['note'])
  expect(posts(site)).toEqual(['POST logout'])
})

it('sends nothing for Delete account before the e-mail address is typed, then clears all storage', async () => {
  const { site, name, email } = await newcomer()
  localStorage.setItem('note', 'goes')
  await choose(name, 'Delete account')
  await press('Continue')
  fireEvent.change(await screen.findByLabelText('E-mail address of this account'), {
    target: { value: 'x@example.org' },
  })
  await press('Delete for ever')
  expect(await screen.findByText('This is not the e-mail address of this account.')).toBeTruthy()
  expect(posts(site)).toEqual([])
  fireEvent.change(screen.getByLabelText('E-mail address of this account'), { target: { value: email } })
  await press('Delete for ever')
  expect(await screen.findByRole('link', { name: 'Login' })).toBeTruthy()
  expect(localStorage.length).toBe(0)
  expect(posts(site)).toEqual(['POST profile/delete_account'])
  await waitFor(() =>
    expect(notify).toHaveBeenCalledWith({
      kind: 'success',
      title: 'Your account is deleted. Thank you for all you have given.',
    }),
  )
  expect((await api.send('login', { json: { email, password } })).status).not.toBe(200)
})

it('clears everything and opens /login on the first call after the session has ended', async () => {
  const { site } = await newcomer()
  localStorage.setItem('note', 'goes')
  cleanup()
  const { token, user } = site.services.session.getState()
  await api.send('logout', { token: token ?? '', json: {}, origin: siteOrigin })
  const again = await renderSite(api, start)
  if (user) again.services.session.begin({ token: token ?? '', user })
  await waitFor(() => expect(location.pathname).toBe('/login'))
  expect(localStorage.length).toBe(0)
  expect(notify).toHaveBeenCalledWith({
    kind: 'warning',
    title: 'Authentication Required',
    text: 'Session expired. Please login again.',
    durationMs: 3000,
  })
})
