import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mandateLink } from '../../../api/mandates/mandateMails.ts'
import { runMandates } from '../../../api/mandates/runMandates.ts'
import { sweep } from '../../../api/payment/sweep.ts'
import { postReturn } from '../../../api/testing/donations.ts'
import { createTestApi, type TestApi } from '../../../api/testing/testApi.ts'
import { paymentDetailSchema } from '../../../shared/contract/donation/donation.ts'
import { renderSite } from '../../testing/renderSite.tsx'
import { indianDay } from '../../../shared/date.ts'

let api: TestApi
let path: string

const sectionOf = (heading: HTMLElement) => heading.parentElement as HTMLElement

beforeEach(async () => {
  api = await createTestApi()
  const token = await api.signIn()
  const monthly = { day: 5, until: '2030-03-31', most: 15_000 }
  const json = { project_id: 4, purpose_id: 41, amount: 500, monthly }
  const { txn_id } = (await api.send('donation/payment-detail', { token, json })).data(paymentDetailSchema)
  const captured = { status: 'success', unmappedstatus: 'captured', transaction_amount: '500.00' }
  api.gateway.payments.set(txn_id, captured)
  api.gateway.days.set(indianDay(api.deps.now()), [txn_id])
  await sweep(api.deps)
  await runMandates(api.deps)
  const { id } = await api.deps.db.selectFrom('mandates').select('id').executeTakeFirstOrThrow()
  path = `/monthly#${mandateLink(api.deps, id).split('#')[1]}`
})
afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  await api.close()
})

it('stops in two taps without signing in, and leaves the link out of the address', async () => {
  await renderSite(api, path)
  fireEvent.click(await screen.findByRole('button', { name: 'Stop' }))
  fireEvent.click(screen.getByRole('button', { name: 'Yes, stop it' }))
  await screen.findByText(/We have asked your bank to end it/)
  expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull()
  expect(location.hash).toBe('')
})

it('looks every five seconds until the end is confirmed, and then no more', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const site = await renderSite(api, path)
  const looks = () => site.calls.filter((call) => call === 'POST monthly').length
  fireEvent.click(await screen.findByRole('button', { name: 'Stop' }))
  fireEvent.click(screen.getByRole('button', { name: 'Yes, stop it' }))
  await screen.findByText(/We have asked your bank to end it/)
  await api.deps.db.updateTable('mandates').set({ state: 'ended' }).execute()
  vi.advanceTimersByTime(4_999)
  expect(looks()).toBe(1)
  vi.advanceTimersByTime(1)
  await screen.findByText(/It has ended/)
  vi.advanceTimersByTime(60_000)
  expect(looks()).toBe(2)
})

it('leaves the next debit out, and gives less', async () => {
  await renderSite(api, path)
  const next = async () => within((await screen.findByText('Next debit')).parentElement as HTMLElement)
  const before = (await next()).getByRole('definition').textContent
  fireEvent.click(screen.getByText('Change it'))
  fireEvent.click(screen.getByRole('button', { name: 'Skip the next debit' }))
  await screen.findByText('The next debit is left out.')
  expect((await next()).getByRole('definition').textContent).not.toBe(before)
  fireEvent.input(screen.getByLabelText('Smaller amount each month, in rupees'), { target: { value: '200' } })
  fireEvent.click(screen.getByRole('button', { name: 'Give less' }))
  await screen.findByText(/smaller amount counts/)
  expect((await next()).getByRole('definition').textContent).toContain('₹200')
})

it('says until when it is paused, and not that it runs', async () => {
  await api.deps.db.updateTable('mandates').set({ paused_until: '2027-02-05' }).execute()
  await renderSite(api, path)
  expect((await screen.findByText(/^It is paused/)).textContent).toBe('It is paused until 5 February 2027.')
  expect(screen.queryByText('It runs.')).toBeNull()
})

it('says that it is paused in the app, and until when it is paused here as well', async () => {
  await api.deps.db.updateTable('mandates').set({ state: 'paused', paused_until: '2027-02-05' }).execute()
  await renderSite(api, path)
  expect((await screen.findByText(/^You have paused it in your app/)).textContent).toBe(
    'You have paused it in your app. Nothing is debited until you resume it there. You have also paused it here, until 5 February 2027.',
  )
})

it('says at its field that more is a new agreement, and keeps what was typed', async () => {
  await renderSite(api, path)
  fireEvent.click(await screen.findByText('Change it'))
  const field = screen.getByLabelText('Smaller amount each month, in rupees')
  fireEvent.input(field, { target: { value: '900' } })
  fireEvent.click(screen.getByRole('button', { name: 'Give less' }))
  await screen.findByText('Enter whole rupees, not more than now.')
  expect(field).toHaveProperty('value', '900')
})

it('lists the own monthly donations of a signed-in donor, and changes them there', async () => {
  await renderSite(api, '/monthly', 'asha@example.org')
  await screen.findByRole('heading', { level: 1, name: 'Your monthly donations' })
  const own = within(await screen.findByRole('heading', { level: 2, name: /^₹500 for / }).then(sectionOf))
  fireEvent.click(own.getByRole('button', { name: 'Stop' }))
  fireEvent.click(own.getByRole('button', { name: 'Yes, stop it' }))
  await own.findByText(/We have asked your bank to end it/)
})

it('starts a new agreement for more, and keeps the old one until then', async () => {
  const site = await renderSite(api, '/monthly', 'asha@example.org')
  fireEvent.click(await screen.findByText('Change it'))
  const form = within(await screen.findByRole('form', { name: 'More, or another day' }))
  fireEvent.change(form.getByLabelText('Amount each month, in rupees'), { target: { value: '0' } })
  fireEvent.click(form.getByRole('button', { name: 'Continue to my bank' }))
  await form.findByText('Enter whole rupees, at most ₹10,00,000.')
  fireEvent.change(form.getByLabelText('Amount each month, in rupees'), { target: { value: '20000' } })
  fireEvent.change(form.getByLabelText('Day of the month'), { target: { value: '20' } })
  expect(form.getByText(/^Yes, ₹20,000 every month, on the 20th, .* at most ₹20,000$/)).toBeTruthy()
  expect(form.getByText(/Each debit is above ₹15,000/)).toBeTruthy()
  fireEvent.click(form.getByRole('button', { name: 'Continue to my bank' }))
  await waitFor(() => expect(site.calls).toContain('POST donation/handover'))
  const stored = await api.deps.db
    .selectFrom('mandates')
    .select(['state', 'amount', 'day', 'most'])
    .orderBy('id')
    .execute()
  expect(stored).toEqual([
    { state: 'active', amount: 500, day: 5, most: 15_000 },
    { state: 'registering', amount: 20_000, day: 20, most: 20_000 },
  ])
})

it('posts the form of net banking at ₹0, and says afterwards that the bank has not taken it', async () => {
  const posted: Array<Record<string, string>> = []
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    posted.push(Object.fromEntries([...this.querySelectorAll('input')].map(({ name, value }) => [name, value])))
  })
  await renderSite(api, '/monthly', 'asha@example.org')
  fireEvent.click(await screen.findByText('Change it'))
  const form = within(await screen.findByRole('form', { name: 'More, or another day' }))
  expect(form.getByText(/with a payment of ₹1 today/)).toBeTruthy()
  fireEvent.change(form.getByLabelText('How your bank debits it'), { target: { value: 'bank' } })
  expect(form.getByText(/₹0 is debited today, so there is no receipt/)).toBeTruthy()
  fireEvent.click(form.getByRole('button', { name: 'Continue to my bank' }))
  await waitFor(() => expect(posted).toMatchObject([{ amount: '0.00', si: '1' }]))
  const [{ txnid = '' } = {}] = posted
  const refused = { status: 'failure', unmappedstatus: 'failed', transaction_amount: '0.00' }
  api.gateway.payments.set(txnid, refused)
  await postReturn(api, txnid, {})
  cleanup()
  await renderSite(api, '/monthly', 'asha@example.org')
  await screen.findByText(/Your bank has not taken your agreement. Nothing was debited/)
})

it.each([
  ['?from=bank', /^You come from your bank. It tells us by tomorrow/],
  ['', /^Sign in to see, change or stop them/],
])('tells a donor without a session and a link what to do next: %s', async (query, sentence) => {
  await renderSite(api, `/monthly${query}`)
  await screen.findByRole('heading', { level: 1, name: 'Your monthly donations' })
  expect(screen.getByText(sentence)).toBeTruthy()
  expect(screen.getByText(/open the link in our newest mail/)).toBeTruthy()
  const signIn = screen.getByRole('link', { name: 'Sign in to see all' })
  expect(signIn.getAttribute('href')).toMatch(/login.*monthly/)
})

it('never says that there is no monthly donation to a donor who has come from the bank', async () => {
  await renderSite(api, '/monthly?from=bank', 'ravi@example.org')
  await screen.findByText(/^You come from your bank/)
  expect(screen.queryByText(/You have no monthly donation/)).toBeNull()
})

it('asks for a sign-in for more, because the link alone gives nobody the name and address', async () => {
  await renderSite(api, path)
  fireEvent.click(await screen.findByText('Change it'))
  const signIn = await screen.findByRole('link', { name: 'Sign in for more, or another day' })
  expect(signIn.getAttribute('href')).toContain('/login')
})

it('says kindly that a broken link opens nothing, and how to stop all the same', async () => {
  await renderSite(api, `${path.slice(0, -3)}xyz`)
  await screen.findByRole('heading', { level: 1, name: 'This link opens nothing' })
  expect(screen.getByText(/upihelp\.npci\.org\.in/)).toBeTruthy()
})

it('has its heading also while it loads, and keeps it if that fails', async () => {
  const load = vi.spyOn(api, 'fetch').mockRejectedValue(new TypeError('offline'))
  await renderSite(api, path)
  const heading = await screen.findByRole('heading', { level: 1, name: 'Your monthly donation' })
  await screen.findByText(/^Your monthly donation could not be loaded/)
  load.mockRestore()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('₹500 for Medical camp, every month.')
  expect(screen.getByRole('heading', { level: 1 })).toBe(heading)
})
