import { act, screen, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createTestApi, type TestApi } from '../../api/testing/testApi.ts'
import { renderSite } from '../testing/renderSite.tsx'

vi.mock(import('../app/firstLoad/roots.ts'), async (original) => ({
  ...(await original()),
  apiRoot: 'http://api.test/api',
  siteRoot: 'http://site.test',
  social: { google: null, apple: { script: 'https://apple.example/auth.js', clientId: 'site.example' } },
}))
const code = vi.hoisted(() => ({ comes: false }))
vi.mock('./SocialSignIn.tsx', () => ({
  get SocialSignIn() {
    if (!code.comes) throw new TypeError('offline')
    return () => <p>Continue with Apple</p>
  },
}))

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const go = (path: string) =>
  act(async () => {
    history.pushState(null, '', path)
    window.dispatchEvent(new PopStateEvent('popstate'))
  })

it('keeps the form if the providers’ buttons do not load, and requests them again on the next visit', async () => {
  const caught = vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(console, 'warn').mockReturnValue()
  await renderSite(api, '/login')
  await screen.findByLabelText('E-mail')
  await waitFor(() => expect(caught).toHaveBeenCalled())
  expect(screen.getByLabelText('E-mail')).toBeTruthy()
  code.comes = true
  await go('/forget-password')
  await screen.findByRole('heading', { level: 1, name: 'A new password' })
  await go('/login')
  expect(await screen.findByText('Continue with Apple')).toBeTruthy()
})
