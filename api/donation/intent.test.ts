import { afterAll, beforeAll, expect, it } from 'vitest'
import { paymentDetailSchema } from '../../shared/contract/donation/donation.ts'
import { countRows, flexibleRecord, record } from '../testing/donations.ts'
import { openDonateToken } from '../testing/openDonateToken.ts'
import { createTestApi, partnerOrigin, siteOrigin, type TestApi, toRequest } from '../testing/testApi.ts'

let api: TestApi
let token: string
beforeAll(async () => {
  api = await createTestApi()
  token = await api.signIn()
})
afterAll(() => api.close())

const wanted = { project_id: 4, amount: 500, purpose_id: 41, items: [] }
let keys = 0
const newKey = () => `intent-${String(++keys).padStart(12, '0')}`

const prepare = (key: string | null, json: object = wanted, more: { token?: string; origin?: string } = {}) =>
  api.send('donation/payment-detail', { json, token, ...more, ...(key ? { headers: { 'Idempotency-Key': key } } : {}) })
const prepared = async (...args: Parameters<typeof prepare>) => (await prepare(...args)).data(paymentDetailSchema)

it('answers the same transaction for the same intent, with the same form and a fresh code', async () => {
  const before = await countRows(api, 'donations')
  const key = newKey()
  const [first, again] = [await prepared(key), await prepared(key)]
  expect({ ...again, handover_url: '' }).toEqual({ ...first, handover_url: '' })
  expect(again.handover_url).not.toBe(first.handover_url)
  expect(await countRows(api, 'donations')).toBe(before + 1)
  const recorded = [first, again].map(({ txn_id }) => record(api, token, { ...flexibleRecord, txn_id }))
  expect((await Promise.all(recorded)).map(({ status }) => status)).toEqual([200, 200])
})

it('makes one donation of equal requests at the same moment', async () => {
  const key = newKey()
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => prepared(key)))
  expect(new Set(answers.map(({ txn_id }) => txn_id)).size).toBe(1)
  const rows = api.deps.db.selectFrom('ledger_entries').innerJoin('donations', 'donations.id', 'donation_id')
  const facts = rows.select('event').where('txn_id', '=', answers[0]?.txn_id ?? '')
  expect(await facts.execute()).toEqual([{ event: 'prepared' }])
})

it.each([
  ['amount', { ...wanted, amount: 501 }],
  ['purpose', { ...wanted, purpose_id: 42 }],
  ['project', { project_id: 6, amount: 11_000 }],
  ['items', { project_id: 4, amount: 500, purpose_id: 41 }],
])('refuses another %s under the same key', async (_, other) => {
  const key = newKey()
  await prepared(key)
  const before = await countRows(api, 'donations')
  const refused = await prepare(key, other)
  expect([refused.status, refused.refusal?.code]).toEqual([409, 'intent_differs'])
  expect(await countRows(api, 'donations')).toBe(before)
})

it('takes the key from the body, too, and another attribution for the same intent', async () => {
  const key = newKey()
  const first = await prepared(null, { ...wanted, idempotency_key: key })
  const later = { ...wanted, attribution: { utm_source: 'mail' } }
  expect((await prepared(key, later)).txn_id).toBe(first.txn_id)
  expect((await prepare(newKey(), { ...wanted, idempotency_key: key })).status).toBe(422)
})

it('knows a key for the account that sent it', async () => {
  const key = newKey()
  const own = await prepared(key)
  const other = await prepared(key, wanted, { token: await api.signIn('ravi@example.org') })
  expect(other.txn_id).not.toBe(own.txn_id)
})

it('uses up one attempt of a consent for one intent', async () => {
  const key = newKey()
  const page = { token: await openDonateToken(api, token), origin: partnerOrigin }
  const ids = new Set<string>()
  for (let times = 0; times < 12; times++) ids.add((await prepared(key, wanted, page)).txn_id)
  expect(ids.size).toBe(1)
  expect((await prepare(key, wanted, { token })).refusal?.code).toBe('intent_differs')
})

it.each(['short', 'ünïcode-key-of-16', 'x'.repeat(65)])('refuses the key %s', async (idempotency_key) => {
  const refused = await prepare(null, { ...wanted, idempotency_key })
  expect([refused.status, Object.keys(refused.refusal?.fields ?? {})]).toEqual([422, ['idempotency_key']])
})

it('makes a new donation of each request without a key', async () => {
  expect((await prepared(null)).txn_id).not.toBe((await prepared(null)).txn_id)
})

it.each([siteOrigin, partnerOrigin])('lets pages of %s send the header', async (origin) => {
  const headers = {
    'Access-Control-Request-Method': 'POST',
    'Access-Control-Request-Headers': 'authorization,content-type,idempotency-key',
  }
  const preflight = await api.fetch(toRequest('donation/payment-detail', { method: 'OPTIONS', origin, headers }))
  expect(preflight.headers.get('Access-Control-Allow-Headers')?.toLowerCase()).toContain('idempotency-key')
})
