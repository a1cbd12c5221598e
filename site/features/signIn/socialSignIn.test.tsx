import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { createTestApi, type TestApi } from '../../../api/testing/testApi.ts'
import * as roots from '../../framework/firstLoad/roots.ts'
import * as scripts from '../giving/loadScript.ts'
import { renderSite } from '../../testing/renderSite.tsx'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())
beforeEach(() => void vi.spyOn(scripts, 'loadScript').mockResolvedValue())
afterEach(() => {
  vi.restoreAllMocks()
  delete window.AppleID
  delete window.google
})

const configureApple = () => {
  const apple = { script: 'https://apple.example/auth.js', clientId: 'site.example' }
  vi.spyOn(roots, 'social', 'get').mockReturnValue({ google: null, apple })
}

it('shows no button and loads nothing without a configured provider', async () => {
  await renderSite(api, '/login')
  await screen.findByRole('heading', { level: 1, name: 'Welcome back' })
  expect(screen.queryByRole('group', { name: 'Sign in through a provider' })).toBeNull()
})

it.each([
  ['/login', /Use a code, or open this page in your browser/],
  ['/signup', /Fill in the form, or open this page in your browser/],
])('offers no Google inside another app, and the ways that work there (%s)', async (path, ways) => {
  const google = { script: 'https://google.example/client', clientId: 'site.example' }
  vi.spyOn(roots, 'social', 'get').mockReturnValue({ google, apple: null })
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
    'Mozilla/5.0 (Linux; Android 15) Chrome/140.0.0.0 Instagram 380',
  )
  await renderSite(api, path)
  expect(await screen.findByText(ways)).toBeTruthy()
  expect(scripts.loadScript).not.toHaveBeenCalled()
})

it('makes its own nonce for a back end that issues none, and keeps the form if it is refused', async () => {
  configureApple()
  const asked: Array<Record<string, unknown>> = []
  window.AppleID = {
    auth: {
      init: (options) => void asked.push(options),
      signIn: () =>
        Promise.resolve({ authorization: { id_token: 'a.b.c' }, user: { name: { firstName: 'Noor', lastName: '' } } }),
    },
  }
  const site = await renderSite(api, '/login')
  const posted: string[] = []
  site.fault = (path) => {
    posted.push(path)
    if (path === 'login/nonce') return new Response('{}', { status: 404 })
    return path === 'register/social' ? new Response('{}', { status: 401 }) : undefined
  }
  fireEvent.click(await screen.findByRole('button', { name: 'Continue with Apple' }))
  expect(await screen.findByText(/not supported for refreshing a token/)).toBeTruthy()
  expect(posted).toContain('register/social')
  expect(String(asked[0]?.['nonce'])).toMatch(/^[\da-f]{48}$/)
  expect(asked[0]?.['usePopup']).toBe(true)
  expect(location.pathname).toBe('/login')
  expect(site.services.session.getState().token).toBeNull()
})

it('says that an answer without an id token is of no use', async () => {
  configureApple()
  window.AppleID = { auth: { init: () => undefined, signIn: () => Promise.resolve({ authorization: { code: 'x' } }) } }
  await renderSite(api, '/login')
  fireEvent.click(await screen.findByRole('button', { name: 'Continue with Apple' }))
  await waitFor(() => expect(screen.getByText(/not supported for getting an access token/)).toBeTruthy())
})

it('takes the answer of Google while the window of Apple is still open', async () => {
  const google = { script: 'https://google.example/client', clientId: 'site.example' }
  const apple = { script: 'https://apple.example/auth.js', clientId: 'site.example' }
  vi.spyOn(roots, 'social', 'get').mockReturnValue({ google, apple })
  window.AppleID = { auth: { init: () => undefined, signIn: () => new Promise(() => {}) } }
  let answer: ((given: { credential?: string }) => void) | undefined
  const id = {
    initialize: (options: { callback: typeof answer }) => void (answer = options.callback),
    renderButton: () => undefined,
    prompt: () => undefined,
    cancel: () => undefined,
  }
  window.google = { accounts: { id } }
  const site = await renderSite(api, '/login')
  fireEvent.click(await screen.findByRole('button', { name: 'Continue with Apple' }))
  await waitFor(() => expect(answer).toBeDefined())
  answer?.({ credential: 'a.b.c' })
  await waitFor(() => expect(site.calls).toContain('POST register/social'))
})
