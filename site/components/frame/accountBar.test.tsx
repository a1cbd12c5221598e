import { act, screen } from '@testing-library/react'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../../api/testing/testApi.ts'
import { expireSession } from '../../app/session/sessionEnd.ts'
import { renderSite } from '../../testing/renderSite.tsx'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const secret = '/reset-password#token=a-secret-of-the-mail'

it.each([
  ['/donate?project=4&amount=2500&ways=offline', '/donate?project=4&amount=2500&ways=offline'],
  ['/projects?page=2', '/projects?page=2'],
  [secret, null],
  ['/reset-password?token=of-an-earlier-mail', null],
])('links Login on %s back to %s', async (path, next) => {
  await renderSite(api, path)
  const address = () =>
    new URL(screen.getByRole('link', { name: 'Login' }).getAttribute('href') ?? '', 'http://site.test')
  expect(address().pathname).toBe('/login')
  expect(address().searchParams.get('next')).toBe(next)
  await screen.findByRole('heading', { level: 1 })
  await act(async () => {})
  expect(address().searchParams.get('next')).toBe(next)
})

it('keeps the secret of a password link out of every return path, however the session ends', async () => {
  const site = await renderSite(api, secret, 'asha@example.org')
  await screen.findByLabelText('New password')
  act(() => expireSession(site.services.session))
  expect(location.pathname).toBe('/login')
  expect(location.search + location.hash).not.toContain('secret')
  // To its end: React would continue to render the page in a window that no longer exists.
  await screen.findByLabelText('E-mail')
  await act(async () => {})
})
