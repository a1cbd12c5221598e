import { fireEvent, screen } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { createTestApi, type TestApi } from '../../../api/testing/testApi.ts'
import { createPage } from '../../framework/pageDeclaration.ts'
import * as site from '../../framework/pages.ts'
import { paths } from '../../app/paths.ts'
import * as bridge from '../../features/giving/bridge.ts'
import { newCopy } from '../../testing/newCopy.ts'
import { spyOnExport } from '../../testing/spyOnExport.ts'
import { renderSite } from '../../testing/renderSite.tsx'
import { declarations } from '../pages.ts'
import * as list from './ProjectList.tsx'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

/** What the list's code exports, once it is there. */
const code = vi.fn<() => unknown>()
beforeEach(async () => {
  // `lazyPart` waits for what it gets, as for a module.
  spyOnExport(list, 'ProjectList').mockImplementation(code)
  // Others have loaded the page and its list already.
  const loaded = await newCopy<typeof import('./DonatePage.tsx')>('pages/donate/DonatePage.tsx')
  const fresh = createPage(paths.donate, { ...declarations.donate, code: async () => loaded })
  const others = site.pages.filter(({ path }) => path !== paths.donate)
  vi.spyOn(site, 'pages', 'get').mockReturnValue([fresh, ...others])
  // These tests are not about the dialog.
  vi.spyOn(bridge, 'openDonation').mockResolvedValue()
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(console, 'warn').mockReturnValue()
})

it('shows the ways without a card while the list’s code loads', async () => {
  let fail = (_error: Error) => {}
  code.mockReturnValue(new Promise((_, reject) => (fail = reject)))
  await renderSite(api, '/donate')
  expect(await screen.findByText('EXMP0000123')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  fail(new TypeError('offline'))
  await screen.findByRole('button', { name: 'Try again' })
})

it('shows the ways without a card if the list’s code does not load, and offers to try again', async () => {
  code.mockImplementation(() => {
    throw new TypeError('offline')
  })
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  await renderSite(api, '/donate?ways=offline')
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByRole('heading', { level: 1, name: 'Choose a project to donate to' })).toBeTruthy()
  expect(await screen.findByText('EXMP0000123')).toBeTruthy()
  expect(screen.getByText('kinara@examplebank')).toBeTruthy()
  expect(document.querySelector('main a[href^="tel:"]')).toBeTruthy()
  expect(scrolled).toHaveBeenCalledOnce()
  const ways = document.getElementById('ways')
  code.mockReturnValue(() => <p>All projects</p>)
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

it('says above the ways that online payment is being set up while it is', async () => {
  api.deps.config.offlineOnly = true
  code.mockReturnValue(() => <p>All projects</p>)
  await renderSite(api, '/donate')
  expect(await screen.findByText(/^Online payment setup is in progress\./)).toBeTruthy()
  api.deps.config.offlineOnly = false
})
