import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { giveRecorded, postReturn } from '../../../api/testing/donations.ts'
import { receiptSchema } from '../../../shared/contract/donation/receipt.ts'
import { createTestApi, partnerOrigin, type TestApi } from '../../../api/testing/testApi.ts'
import type { DonateWidgetApi } from '../../../widget/publicApi.ts'
import { buttonClass } from '../../components/Button.tsx'
import { renderSite } from '../../testing/renderSite.tsx'

const asha = 'asha@example.org'
let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())
afterEach(() => {
  delete window.DonateWidget
})

const settled = async (change: Record<string, string>): Promise<string> => {
  const form = await giveRecorded(api, await api.signIn(asha))
  await postReturn(api, form.txnid, api.gateway.signedPost(form, change))
  return form.txnid
}
const success = { status: 'success', unmappedstatus: 'captured' }

it('shows the amount of a confirmed donation, in words too, with project, purpose and transaction id', async () => {
  const txnId = await settled(success)
  await renderSite(api, `/payment-success?txnid=${txnId}`, asha)
  expect(await screen.findByRole('heading', { level: 1, name: 'Your donation has arrived' })).toBeTruthy()
  expect(screen.getByText('₹500')).toBeTruthy()
  expect(screen.getByText('five hundred rupees')).toBeTruthy()
  const donation = within(
    screen.getByRole('heading', { name: 'Details of your donation' }).parentElement ?? document.body,
  )
  expect(donation.getByText('Medical camp')).toBeTruthy()
  expect(donation.getByText(txnId)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Copy Transaction id' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Print' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

it('reports a donation to analytics in ids and rupees once the server has confirmed it, and no other', async () => {
  const heard = vi.fn()
  const hear = (event: Event) => heard((event as CustomEvent).detail)
  window.addEventListener('donate:confirmed', hear)
  const failed = await settled({ status: 'failure', unmappedstatus: 'failed' })
  await renderSite(api, `/payment-success?txnid=${failed}`, asha)
  await screen.findByRole('heading', { level: 1, name: 'The payment did not go through' })
  cleanup()
  const txnId = await settled(success)
  await renderSite(api, `/payment-success?txnid=${txnId}`, asha)
  await screen.findByRole('heading', { level: 1, name: 'Your donation has arrived' })
  expect(heard.mock.calls).toEqual([[{ txnId, amount: 500, projectId: 4 }]])
  window.removeEventListener('donate:confirmed', hear)
})

it('says of money that differs from the donation that it arrived and is being checked', async () => {
  const form = await giveRecorded(api, await api.signIn(asha))
  const posted = api.gateway.signedPost(form, success)
  const { productinfo = '' } = form
  api.gateway.payments.set(form.txnid, { ...success, transaction_amount: '50.50', productinfo, mihpayid: '40399371' })
  await postReturn(api, form.txnid, posted)
  await renderSite(api, `/payment-pending?txnid=${form.txnid}`, asha)
  await screen.findByRole('heading', { level: 1, name: 'Your payment arrived and is being checked' })
  expect(screen.getByText(/The trust checks it/)).toBeTruthy()
})

it('shows what the server knows, whatever the address claims', async () => {
  const txnId = await settled({ status: 'failure', unmappedstatus: 'failed', error_Message: 'Bank said no' })
  await renderSite(api, `/payment-success?txnid=${txnId}&status=success`, asha)
  expect(await screen.findByRole('heading', { level: 1, name: 'The payment did not go through' })).toBeTruthy()
  expect(screen.getByText('Bank said no')).toBeTruthy()
})

it('changes the address to what the server knows', async () => {
  const form = await giveRecorded(api, await api.signIn(asha))
  await postReturn(api, form.txnid, api.gateway.signedPost(form, success))
  history.replaceState(null, '', `/payment-pending?txnid=${form.txnid}&lang=en`)
  await renderSite(api, `/payment-pending?txnid=${form.txnid}&lang=en`, asha)
  await screen.findByRole('heading', { level: 1, name: 'Your donation has arrived' })
  expect(location.pathname + location.search).toBe(`/payment-success?txnid=${form.txnid}&lang=en`)
})

it('leads back to the partner’s page on which the donation began, and nowhere if there was none', async () => {
  const txnId = await settled(success)
  const begun = { partner_origin: partnerOrigin, partner_id: 'meghdoot' }
  await api.deps.db.updateTable('donations').set(begun).where('txn_id', '=', txnId).execute()
  await renderSite(api, `/payment-success?txnid=${txnId}`, asha)
  const back = await screen.findByRole('link', { name: 'Back to Meghdoot Pumps Ltd' })
  expect(back.getAttribute('href')).toBe(partnerOrigin)
  cleanup()
  await renderSite(api, `/payment-success?txnid=${await settled(success)}`, asha)
  await screen.findByRole('heading', { level: 1, name: 'Your donation has arrived' })
  expect(screen.queryByRole('link', { name: /^Back to/ })).toBeNull()
})

it('lets a failed donation be tried again with the same project, amount and purpose', async () => {
  const txnId = await settled({ status: 'failure', unmappedstatus: 'failed' })
  const open = vi.fn()
  const widget = { configure: vi.fn(), on: vi.fn(), open } satisfies Partial<DonateWidgetApi>
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    Object.assign(window, { DonateWidget: widget })
    if (script instanceof HTMLElement) script.dispatchEvent(new Event('load'))
  })
  await renderSite(api, `/payment-failure?txnid=${txnId}`, asha)
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(open).toHaveBeenCalledOnce())
  expect(open).toHaveBeenCalledWith({ projectId: 4, amount: 500, purposeId: 41, items: undefined })
})

it.each([
  ['success', 'This page is your confirmation.', () => settled(success)],
  ['failure', 'If your account was debited', () => settled({ status: 'failure', unmappedstatus: 'failed' })],
  ['success', 'You can close this page.', async () => (await giveRecorded(api, await api.signIn(asha))).txnid],
])('explains on payment-%s what happens next (%s), and can be printed', async (page, line, txnId) => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  await renderSite(api, `/payment-${page}?txnid=${await txnId()}`, asha)
  const next = (await screen.findByRole('heading', { level: 2, name: 'What happens next' })).parentElement
  const lines = within(next ?? document.body).getAllByRole('listitem')
  expect(lines.length).toBe(3)
  expect(lines[0]?.textContent).toContain(line)
  fireEvent.click(screen.getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})

it('saves the PAN of the receipt in the second try, after the profile has it already', async () => {
  const txnId = await settled(success)
  const site = await renderSite(api, `/payment-success?txnid=${txnId}`, asha)
  site.fault = (path) => (path === 'donation/receipt-pan' ? new TypeError('offline') : undefined)
  const form = within(await screen.findByRole('form', { name: 'PAN for your tax receipt' }))
  fireEvent.change(form.getByLabelText('PAN (optional)'), { target: { value: 'ABCPD1234E' } })
  fireEvent.click(form.getByRole('button', { name: 'Save PAN' }))
  expect((await form.findByRole('alert')).textContent).toContain('We could not reach the server')
  site.fault = undefined
  fireEvent.click(form.getByRole('button', { name: 'Save PAN' }))
  expect(await screen.findByText('Your PAN is saved.')).toBeTruthy()
  const token = await api.signIn(asha)
  const receipt = (await api.send('donation/receipt', { json: { txn_id: txnId }, token })).data(receiptSchema)
  expect(receipt.donor.pan).toContain('34E')
  await api.send('profile/pan', { json: { pan: '' }, token })
})

it('asks the donor not to pay again while pending, and shows the result without a reload', async () => {
  const form = await giveRecorded(api, await api.signIn(asha))
  await renderSite(api, `/payment-success?txnid=${form.txnid}`, asha)
  expect(await screen.findByRole('heading', { level: 1, name: 'Your donation is being confirmed' })).toBeTruthy()
  expect(screen.getByText('Please do not pay again yet.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  // The strong button of the page checks the payment; those of header and footer do not invite to another one.
  for (const link of screen.getAllByRole('link', { name: 'Donate Now' }))
    expect(link.className.split(' ')).toContain(buttonClass('outline').split(' ').at(-1))
  expect(screen.getByRole('button', { name: 'Check again' }).className).toBe(buttonClass('primary'))
  await postReturn(api, form.txnid, api.gateway.signedPost(form, success))
  expect(await screen.findByRole('heading', { level: 1, name: 'Your donation has arrived' })).toBeTruthy()
})

it.each([
  ['an unknown transaction id', async () => 'NOSUCHTXN'],
  ['a transaction id that cannot be one', async () => '%3Cscript%3E'],
  ['a donation of somebody else', () => settled(success)],
])('says only that %s is not found', async (_what, txnId) => {
  await renderSite(api, `/payment-success?txnid=${await txnId()}`, 'ravi@example.org')
  expect(await screen.findByRole('heading', { level: 1, name: 'No donation found here' })).toBeTruthy()
  expect(screen.queryByText('₹500')).toBeNull()
})

it('invites a visitor to sign in and to return, and reveals nothing', async () => {
  const txnId = await settled(success)
  const site = await renderSite(api, `/payment-success?txnid=${txnId}`)
  expect(await screen.findByRole('heading', { level: 1, name: 'Sign in to see this donation' })).toBeTruthy()
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe(
    `/login?next=${encodeURIComponent(`/payment-success?txnid=${txnId}`)}`,
  )
  expect(site.calls).not.toContain('POST donation/update-status')
})

it.each<[string, () => Response | Error]>([
  ['cannot be reached', () => new TypeError('offline')],
  ['answers nothing in time', () => new DOMException('', 'TimeoutError')],
  ['answers 500', () => new Response('oops', { status: 500 })],
  ['answers with a page', () => new Response('<html>')],
])('does not call the payment failed if the API %s', async (_what, fault) => {
  const txnId = await settled(success)
  const site = await renderSite(api, '/not-found', asha)
  site.fault = (path) => (path === 'donation/update-status' ? fault() : undefined)
  history.replaceState(null, '', `/payment-success?txnid=${txnId}`)
  window.dispatchEvent(new PopStateEvent('popstate'))
  expect(await screen.findByRole('heading', { level: 1, name: 'We cannot check it at the moment' })).toBeTruthy()
  site.fault = undefined
  fireEvent.click(screen.getByRole('button', { name: 'Check again' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Your donation has arrived' })).toBeTruthy()
})

it('clears the whole storage when the session has ended, says so, and returns after /login', async () => {
  localStorage.setItem('something', 'else')
  localStorage.setItem('token', 'of a session that is over')
  localStorage.setItem('userDetails', JSON.stringify({ id: 7, email: 'asha@example.org', fullName: 'Asha Rawat' }))
  await renderSite(api, '/payment-success?txnid=ANYTXN')
  expect(await screen.findByText('Session expired. Please login again.')).toBeTruthy()
  expect(screen.getByText('Authentication Required')).toBeTruthy()
  expect(location.pathname + location.search).toBe(`/login?next=${encodeURIComponent('/payment-success?txnid=ANYTXN')}`)
  expect(localStorage.length).toBe(0)
})
