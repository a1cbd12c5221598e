import { act, screen, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createTestApi, type TestApi } from '../../../api/testing/testApi.ts'
import * as roots from '../../framework/firstLoad/roots.ts'
import { newCopy } from '../../testing/newCopy.ts'
import { spyOnExport } from '../../testing/spyOnExport.ts'
import { renderSite } from '../../testing/renderSite.tsx'
import * as buttons from './SocialSignIn.tsx'
import * as lazyModule from './LazySocialSignIn.tsx'

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
  const apple = { script: 'https://apple.example/auth.js', clientId: 'site.example' }
  vi.spyOn(roots, 'social', 'get').mockReturnValue({ google: null, apple })
  const code = spyOnExport(buttons, 'SocialSignIn').mockImplementation(() => {
    throw new TypeError('offline')
  })
  // Others have loaded the buttons already.
  const { LazySocialSignIn } = await newCopy<typeof lazyModule>('features/signIn/LazySocialSignIn.tsx')
  vi.spyOn(lazyModule, 'LazySocialSignIn').mockImplementation(LazySocialSignIn)
  await renderSite(api, '/login')
  await screen.findByLabelText('E-mail')
  await waitFor(() => expect(caught).toHaveBeenCalled())
  expect(screen.getByLabelText('E-mail')).toBeTruthy()
  code.mockReturnValue(() => <p>Continue with Apple</p>)
  await go('/forget-password')
  await screen.findByRole('heading', { level: 1, name: 'A new password' })
  await go('/login')
  expect(await screen.findByText('Continue with Apple')).toBeTruthy()
})
