import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { flexibleRecord } from '../../../api/testing/donations.ts'
import { openDonateToken } from '../../../api/testing/openDonateToken.ts'
import { createTestApi, partnerOrigin, type TestApi, toRequest } from '../../../api/testing/testApi.ts'
import { paymentDetailSchema } from '../../../shared/contract/donation/donation.ts'
import { readTouch, touchKey, writeTouch } from '../../../shared/donation/touch.ts'
import { renderSite } from '../../testing/renderSite.tsx'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())
afterEach(() => sessionStorage.clear())

const donor = 'asha@example.org'

/** @param seen whether the sign-in window has shown the donation */
const begunOnPartnersPage = async (seen = true): Promise<{ path: string; txnId: string }> => {
  const shown = seen ? { project_id: 4, amount: 500 } : undefined
  const token = await openDonateToken(api, await api.signIn(), partnerOrigin, shown)
  const fromPartner = async (path: string, json: unknown) => {
    const request = toRequest(path, { json, token })
    request.headers.set('Origin', partnerOrigin)
    return (await api.fetch(request)).json()
  }
  const donation = { project_id: 4, amount: 500, purpose_id: 41, items: [], attribution: { utm_campaign: 'deep' } }
  const issued = await fromPartner('donation/payment-detail', donation)
  const { data: detail } = z.parse(z.object({ data: paymentDetailSchema }), issued)
  await fromPartner('donation/add-donation', { ...flexibleRecord, txn_id: detail.txn_id })
  const url = new URL(detail.handover_url ?? '')
  return { path: url.pathname + url.hash, txnId: detail.txn_id }
}

const watchPosts = () => {
  const posts: Array<{ action: string; method: string; fields: Record<string, string> }> = []
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    const inputs = [...this.querySelectorAll('input')]
    posts.push({
      action: this.action,
      method: this.method,
      fields: Object.fromEntries(inputs.map(({ name, value }) => [name, value])),
    })
  })
  return posts
}

it('posts exactly the hashed fields, once, and removes the code from the address', async () => {
  const posts = watchPosts()
  const { path, txnId } = await begunOnPartnersPage()
  const { form_fields } = await api.deps.db
    .selectFrom('donations')
    .select('form_fields')
    .where('txn_id', '=', txnId)
    .executeTakeFirstOrThrow()
  const site = await renderSite(api, path, donor)
  await waitFor(() => expect(posts).toHaveLength(1))
  expect(posts[0]).toEqual({ action: 'http://gateway.test/_payment', method: 'post', fields: JSON.parse(form_fields) })
  expect(location.pathname + location.hash).toBe('/handover')
  expect(site.calls.filter((call) => call === 'POST donation/handover')).toHaveLength(1)
  expect(screen.getByText(/secure page of our payment provider/)).toBeTruthy()
  expect(screen.getByText('gateway.test')).toBeTruthy()
  expect(screen.getByText('₹500')).toBeTruthy()
})

it('waits for a press if the donor has not seen the amount in the sign-in window', async () => {
  const posts = watchPosts()
  const { path } = await begunOnPartnersPage(false)
  await renderSite(api, path, donor)
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Is this the donation that you want to give?' }),
  ).toBeTruthy()
  expect(screen.getByText('₹500')).toBeTruthy()
  expect(screen.getByText('Medical camp')).toBeTruthy()
  const pay = screen.getByRole('button', { name: 'Pay ₹500' })
  expect(posts).toEqual([])
  let pressed = 0
  pay.closest('form')?.addEventListener('submit', (event) => {
    event.preventDefault()
    pressed += 1
  })
  fireEvent.click(pay)
  expect(pressed).toBe(1)
})

it('keeps partner and campaign of the donation, so that another try counts for them', async () => {
  const posts = watchPosts()
  sessionStorage.setItem(touchKey, writeTouch({ attribution: { utm_source: 'search' } }))
  const { path } = await begunOnPartnersPage()
  await renderSite(api, path, donor)
  await waitFor(() => expect(posts).toHaveLength(1))
  expect(readTouch(sessionStorage.getItem(touchKey))).toEqual({
    partner: 'meghdoot',
    attribution: { utm_campaign: 'deep' },
  })
})

it('says that a code was already used, and posts nothing', async () => {
  const posts = watchPosts()
  const { path } = await begunOnPartnersPage()
  const code = path.split('#')[1] ?? ''
  await api.send('donation/handover', { json: { code }, token: await api.signIn(), origin: 'http://site.test' })
  await renderSite(api, path, donor)
  expect(
    await screen.findByRole('heading', { level: 1, name: 'This step was already used, or is too old' }),
  ).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Start again' }).getAttribute('href')).toBe('/donate')
  expect(posts).toEqual([])
})

it('lets a signed-out donor sign in, and continues to the payment', async () => {
  const posts = watchPosts()
  const { path, txnId } = await begunOnPartnersPage()
  const site = await renderSite(api, path)
  fireEvent.click(await screen.findByRole('link', { name: 'Sign in and continue' }))
  expect(location.pathname + location.search + location.hash).toBe('/login?next=%2Fhandover')
  const token = await api.signIn(donor)
  const user = { id: 1, email: donor, fullName: 'Asha Rawat', contactNo: null }
  act(() => site.services.session.begin({ token, user }))
  await waitFor(() => expect(posts).toHaveLength(1))
  expect(posts[0]?.fields['txnid']).toBe(txnId)
})

it('treats the donation of another person as not found', async () => {
  const posts = watchPosts()
  const { path } = await begunOnPartnersPage()
  await renderSite(api, path, 'ravi@example.org')
  expect(
    await screen.findByRole('heading', { level: 1, name: 'This step was already used, or is too old' }),
  ).toBeTruthy()
  expect(posts).toEqual([])
})

it('says the same if there is no code', async () => {
  await renderSite(api, '/handover')
  expect(
    await screen.findByRole('heading', { level: 1, name: 'This step was already used, or is too old' }),
  ).toBeTruthy()
})

it('shows a button if the browser refuses the post', async () => {
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {
    throw new Error('refused by policy')
  })
  const { path } = await begunOnPartnersPage()
  await renderSite(api, path, donor)
  expect(
    await screen.findByRole('heading', { level: 1, name: 'An error occurred while submitting the payment form.' }),
  ).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Go to the payment page' })).toBeTruthy()
})

it('shows the result instead of a second payment after Back from the provider', async () => {
  watchPosts()
  const { path, txnId } = await begunOnPartnersPage()
  await renderSite(api, path, donor)
  await screen.findByText('gateway.test')
  const link = await waitFor(() => {
    // The page listens a moment after it is rendered.
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))
    return screen.getByRole('link', { name: 'See this payment' })
  })
  expect(link.getAttribute('href')).toBe(`/payment-success?txnid=${txnId}`)
})

it('shows the result after Back even if the browser has dropped the page', async () => {
  watchPosts()
  const { path, txnId } = await begunOnPartnersPage()
  await renderSite(api, path, donor)
  await screen.findByText('gateway.test')
  cleanup()
  await renderSite(api, '/handover', donor, history.state)
  expect((await screen.findByRole('link', { name: 'See this payment' })).getAttribute('href')).toContain(txnId)
})
