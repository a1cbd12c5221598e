/** Proves the port with a second kind of provider, which uses orders in JSON and signatures, through the whole flow. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { flexibleRecord, issue, postReturn, record, statusOf } from '../testing/donations.ts'
import { createTestApi, type TestApi } from '../testing/testApi.ts'
import { sweep } from './sweep.ts'
import { createOrderProvider, orderKeys, OrderServer } from '../testing/orderProvider.ts'

let api: TestApi
let token: string
let server: OrderServer
beforeAll(async () => {
  api = await createTestApi()
  token = await api.signIn()
})
afterAll(() => api.close())
beforeEach(() => {
  server = new OrderServer()
  api.deps.provider = createOrderProvider({ ...orderKeys, root: 'https://orders.test/v1', fetch: server.fetch })
})

/** A recorded donation of ₹500, and the form that the browser posts. */
async function begun() {
  const detail = await issue(api, token)
  await record(api, token, { ...flexibleRecord, txn_id: detail.txn_id })
  return { txnId: detail.txn_id, detail, orderId: detail.fields?.['order_id'] ?? '' }
}
const paymentOf = async (txnId: string) => (await statusOf(api, token, txnId)).payment_status

it('answers the fields and the address of that provider', async () => {
  const { detail } = await begun()
  expect(detail).toMatchObject({
    generated_hash: 'order_1',
    action: 'https://orders.test/v1/checkout/embedded',
    fields: { order_id: 'order_1', amount: '50000', currency: 'INR' },
  })
  expect(detail.fields).not.toHaveProperty('hash')
})

it('confirms a signed return with a query', async () => {
  const { txnId, orderId } = await begun()
  const location = await postReturn(api, txnId, server.pay(orderId, api.deps.now()))
  expect(location).toContain('/payment-success?')
  expect(await paymentOf(txnId)).toBe('success')
})

it.each([
  ['with a wrong signature', { signature: 'f'.repeat(64) }],
  ['about another order', { order_id: 'order_9' }],
])('changes nothing after a return %s', async (_, change) => {
  const { txnId, orderId } = await begun()
  const posted = server.pay(orderId, api.deps.now(), 'authorized')
  await postReturn(api, txnId, { ...posted, ...change })
  expect(await paymentOf(txnId)).toBe('pending')
})

it('believes a webhook by the signature of its whole body', async () => {
  const { txnId, orderId } = await begun()
  server.pay(orderId, api.deps.now())
  const { body, signature } = server.webhook()
  const headers = { 'Content-Type': 'application/json' }
  const send = (mark: string) => api.send('payment/webhook', { body, headers: { ...headers, 'X-Signature': mark } })
  expect((await send('0')).raw).toMatchObject({ data: { believed: false } })
  expect((await send(signature)).raw).toMatchObject({ data: { believed: true } })
  expect(await paymentOf(txnId)).toBe('success')
})

it('finds a payment in the sweep that nobody reported', async () => {
  const { txnId, orderId } = await begun()
  server.pay(orderId, api.deps.now())
  expect(await sweep(api.deps)).toBe(1)
  expect(await paymentOf(txnId)).toBe('success')
})

it('leaves the donation pending if the provider does not answer', async () => {
  const { txnId, orderId } = await begun()
  const posted = server.pay(orderId, api.deps.now())
  server.down = true
  await postReturn(api, txnId, posted)
  expect(await paymentOf(txnId)).toBe('pending')
})

it('stores no personal field after the account is deleted, by the adapter’s own list', () => {
  const personal = ['prefill[name]', 'prefill[email]', 'order_id'].filter((name) => api.deps.provider.isPersonal(name))
  expect(personal).toEqual(['prefill[name]', 'prefill[email]'])
})
