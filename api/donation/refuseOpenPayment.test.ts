import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { giveRecorded } from '../testing/donations.ts'
import { createTestApi, type TestApi } from '../testing/testApi.ts'

let api: TestApi
let token: string
beforeAll(async () => {
  api = await createTestApi()
})
beforeEach(async () => {
  token = await api.signIn()
  await api.deps.db.updateTable('donations').set({ state: 'failed', stage: null }).execute()
})
afterAll(() => api.close())

const wish = { project_id: 4, amount: 700, purpose_id: 41 }
const ask = (seen?: string[], of = token) =>
  api.send('donation/payment-detail', { json: { ...wish, open_payments_seen: seen }, token: of })

const paidBy = (status: string, unmappedstatus: string) => ({ status, unmappedstatus, transaction_amount: '500.00' })

it.each([
  ['being confirmed', paidBy('pending', 'pending')],
  ['paid, as the provider says now', paidBy('success', 'captured')],
])('refuses a second payment of the account while another is %s, and names it', async (_what, payment) => {
  const { txnid } = await giveRecorded(api, token)
  api.gateway.payments.set(txnid, payment)
  // Another browser has a session of its own.
  const answer = await ask([], await api.signIn())
  expect(answer.status).toBe(409)
  expect(answer.refusal).toEqual({ code: 'payment_open', fields: { txn_id: txnid } })
})

it('prepares it for a donor who has seen the other one', async () => {
  const { txnid } = await giveRecorded(api, token)
  api.gateway.payments.set(txnid, paidBy('pending', 'pending'))
  expect((await ask([txnid])).status).toBe(200)
})

it('refuses while the provider does not answer: the other payment may have arrived', async () => {
  const { txnid } = await giveRecorded(api, token)
  api.gateway.down = true
  expect((await ask([])).refusal).toEqual({ code: 'payment_open', fields: { txn_id: txnid } })
  api.gateway.down = false
})

it('is not stopped by a payment that nobody began, one that failed, or one of another account', async () => {
  await giveRecorded(api, token)
  expect((await ask([])).status).toBe(200)
  const { txnid } = await giveRecorded(api, token)
  api.gateway.payments.set(txnid, paidBy('failure', 'failed'))
  expect((await ask([])).status).toBe(200)
  const pending = await giveRecorded(api, token)
  api.gateway.payments.set(pending.txnid, paidBy('pending', 'pending'))
  expect((await ask([], await api.signIn('ravi@example.org'))).status).toBe(200)
})

it('lets a client that cannot show the other payment go on, as the specification’s calls do', async () => {
  const { txnid } = await giveRecorded(api, token)
  api.gateway.payments.set(txnid, paidBy('pending', 'pending'))
  expect((await ask()).status).toBe(200)
})
