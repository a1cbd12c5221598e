import { screen, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../../api/testing/testApi.ts'
import { renderSite } from '../../testing/renderSite.tsx'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

it.each([
  ['/terms-and-conditions/?lang=en#end', '/terms-and-conditions?lang=en#end', 'Terms & Conditions'],
  ['/Terms-And-Conditions', '/terms-and-conditions', 'Terms & Conditions'],
  ['/privacy%26policy', '/privacy-and-policy', 'Privacy Policy'],
])('redirects %s to %s, without a footer', async (asked, address, title) => {
  await renderSite(api, asked)
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy()
  await waitFor(() => expect(location.pathname + location.search + location.hash).toBe(address))
  await screen.findByText(/^As of /)
  expect(screen.queryByRole('contentinfo')).toBeNull()
})
