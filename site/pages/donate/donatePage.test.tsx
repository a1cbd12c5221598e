import { fireEvent, screen } from '@testing-library/react'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createTestApi, type TestApi } from '../../../demo/api/testing/testApi.ts'
import { renderSite } from '../../testing/renderSite.tsx'

const code = vi.hoisted(() => ({ comes: false }))
vi.mock('./ProjectList.tsx', () => ({
  get ProjectList() {
    if (!code.comes) throw new TypeError('offline')
    return () => <p>All projects</p>
  },
}))
// The dialog is not what is looked at here.
vi.mock('../../donate/bridge.ts', async (actual) => ({
  ...(await actual<typeof import('../../donate/bridge.ts')>()),
  openDonation: async () => {},
}))

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

it('where the list’s code does not come, the page stands with the ways without a card, and it can be asked for again', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(console, 'warn').mockReturnValue()
  await renderSite(api, '/donate')
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByRole('heading', { level: 1, name: 'Give to the life by the river' })).toBeTruthy()
  expect(await screen.findByText('EXMP0000123')).toBeTruthy()
  expect(screen.getByText('kinara@examplebank')).toBeTruthy()
  expect(document.querySelector('main a[href^="tel:"]')).toBeTruthy()
  code.comes = true
  fireEvent.click(again)
  await screen.findByText('All projects')
  expect(screen.queryByText('The list of projects could not be loaded.')).toBeNull()
})
