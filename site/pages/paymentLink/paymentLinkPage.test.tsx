import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { paymentLinkUrl } from '../../../api/donation/paymentLink.ts'
import { createTestApi, type TestApi } from '../../../api/testing/testApi.ts'
import { paymentLinkKey } from '../../../shared/donation/touch.ts'
import { chooseLanguage } from '../../app/language/language.ts'
import * as bridge from '../../features/giving/bridge.ts'
import { renderSite } from '../../testing/renderSite.tsx'

const open = vi.fn(async (_request?: object) => {})
let api: TestApi
beforeEach(async () => {
  await chooseLanguage('en')
  open.mockReset().mockResolvedValue()
  vi.spyOn(bridge, 'openDonation').mockImplementation(open)
  api = await createTestApi()
})
afterEach(async () => {
  vi.restoreAllMocks()
  sessionStorage.clear()
  await api.close()
})

/** A link for ₹500 to the medical camp. Answers its page. */
async function createLink(change: { until_day?: string; revoked_at?: Date } = {}): Promise<string> {
  const { id } = await api.deps.db
    .insertInto('payment_links')
    .values({
      user_id: 1,
      donor_id: null,
      project_id: 4,
      amount: 500,
      note: 'For the camp',
      language: 'en',
      until_day: '2026-12-31',
      created_by: 1,
      created_at: api.deps.now(),
      mailed_at: null,
      revoked_at: null,
      ...change,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { pathname, hash } = new URL(paymentLinkUrl(api.deps, id))
  return pathname + hash
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

it('opens the form once with project and amount, keeps the link for the visit, and names nobody', async () => {
  const page = await createLink()
  await renderSite(api, page)
  await heading('The donation that we agreed')
  screen.getByText('Medical camp')
  screen.getByText('31 December 2026')
  await waitFor(() => expect(open).toHaveBeenCalledExactlyOnceWith({ projectId: 4, amount: 500 }))
  expect(sessionStorage.getItem(paymentLinkKey)).toBe(page.split('#')[1])
  expect(document.body.textContent).not.toMatch(/Asha|For the camp/)
  fireEvent.click(screen.getByRole('link', { name: 'Donate ₹500' }))
  await waitFor(() => expect(open).toHaveBeenCalledTimes(2))
})

it.each([
  ['that has ended', { until_day: '2026-11-20' }, 'This link has ended'],
  ['that the trust revoked', { revoked_at: new Date('2026-11-21T00:00:00Z') }, 'The trust has withdrawn this link'],
])('opens no form for a link %s, and forgets it', async (_, change, title) => {
  sessionStorage.setItem(paymentLinkKey, '1.abcdefghijklmnop')
  await renderSite(api, await createLink(change))
  await heading(title)
  await waitFor(() => expect(sessionStorage.getItem(paymentLinkKey)).toBeNull())
  expect(open).not.toHaveBeenCalled()
})

it.each(['/pay', '/pay#1.abcdefghijklmnop', '/pay#nonsense'])('knows no link at %s', async (page) => {
  await createLink()
  await renderSite(api, page)
  await heading('We do not know this link')
  expect(open).not.toHaveBeenCalled()
})

it('has a heading before the link has loaded, says that it did not load, and tries again, in Hindi', async () => {
  await chooseLanguage('hi')
  const page = await createLink()
  const answering = api.fetch
  api.fetch = async (request) => {
    if (request.url.includes('payment-link')) throw new TypeError('offline')
    return answering(request)
  }
  await renderSite(api, page)
  await heading('आपका दान')
  const again = await screen.findByRole('button', { name: 'फिर से कोशिश करें' }, { timeout: 4000 })
  await heading('आपका दान')
  api.fetch = answering
  fireEvent.click(again)
  await screen.findByRole('link', { name: '₹500 दान करें' })
})
