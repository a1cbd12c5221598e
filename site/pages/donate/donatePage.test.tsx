import { fireEvent, screen } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { createTestApi, type TestApi } from '../../../api/testing/testApi.ts'
import { renderSite } from '../../testing/renderSite.tsx'

const code = vi.hoisted(() => ({ come: (): unknown => undefined }))
vi.mock('./ProjectList.tsx', () => ({
  get ProjectList() {
    return code.come()
  },
}))
// These tests are not about the dialog.
vi.mock('../../donate/bridge.ts', async (actual) => ({
  ...(await actual<typeof import('../../donate/bridge.ts')>()),
  openDonation: async () => {},
}))

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(console, 'warn').mockReturnValue()
})

it('shows the ways without a card while the list’s code loads', async () => {
  let fail = (_error: Error) => {}
  code.come = () => new Promise((_, reject) => (fail = reject))
  await renderSite(api, '/donate')
  expect(await screen.findByText('EXMP0000123')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  // So that the next reader requests it again.
  fail(new TypeError('offline'))
  await screen.findByRole('button', { name: 'Try again' })
})

it('shows the ways without a card if the list’s code does not load, and offers to try again', async () => {
  code.come = () => {
    throw new TypeError('offline')
  }
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  await renderSite(api, '/donate?ways=offline')
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByRole('heading', { level: 1, name: 'Choose a project to donate to' })).toBeTruthy()
  expect(await screen.findByText('EXMP0000123')).toBeTruthy()
  expect(screen.getByText('kinara@examplebank')).toBeTruthy()
  expect(document.querySelector('main a[href^="tel:"]')).toBeTruthy()
  expect(scrolled).toHaveBeenCalledOnce()
  const ways = document.getElementById('ways')
  code.come = () => () => <p>All projects</p>
  again.focus()
  fireEvent.click(again)
  const list = await screen.findByText('All projects')
  expect(screen.queryByText('The list of projects could not be loaded.')).toBeNull()
  // The reader's place stays when the list appears: focus, view, and the content below.
  expect(document.activeElement).not.toBe(document.body)
  expect(document.activeElement?.contains(list)).toBe(true)
  expect(document.getElementById('ways')).toBe(ways)
  expect(scrolled).toHaveBeenCalledOnce()
})
