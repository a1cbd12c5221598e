import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { paymentDetailSchema } from '../../shared/contract/donation/donation.ts'
import { providerFirstName, providerPhone, providerProduct } from '../payment/payu/formFields.ts'
import { requestHash } from '../payment/payu/hash.ts'
import { countRows, flexibleRecord, giveRecorded, issue, record } from '../testing/donations.ts'
import { manyPaid } from '../testing/manyPaid.ts'
import { findSession } from '../accounts/sessions.ts'
import { selectOpen } from './paymentDetail.ts'
import { merchant } from '../testing/gatewayDouble.ts'
import { openDonateToken } from '../testing/openDonateToken.ts'
import { createTestApi, partnerOrigin, siteOrigin, type TestApi, toRequest } from '../testing/testApi.ts'

let api: TestApi
let token: string
beforeAll(async () => {
  api = await createTestApi()
  token = await api.signIn()
})
afterAll(() => api.close())

const ask = (json: unknown) => api.send('donation/payment-detail', { json, token })

describe('the amount', () => {
  const wrong = ['1e5', '500', -5, 0, 0.1, 1000000.01, 1000001, [100], { $gt: 0 }, true, null, undefined, 1e21]
  it.each(wrong)('is refused without a row or a hash: %j', async (amount) => {
    const before = await countRows(api, 'donations')
    const answer = await ask({ project_id: 4, amount })
    expect(answer.status).toBe(422)
    expect(answer.refusal).toEqual({ code: 'invalid', fields: { amount: 'amount' } })
    expect(JSON.stringify(answer.raw)).not.toMatch(/[\da-f]{128}/)
    expect(await countRows(api, 'donations')).toBe(before)
  })

  it.each([1, 1_000_000])('is accepted: %d', async (amount) => {
    expect((await ask({ project_id: 4, amount })).status).toBe(200)
  })
})

describe('the amount and the server’s own prices', () => {
  const refused: [string, unknown, Record<string, string>][] = [
    ['a fixed amount that is no multiple of the base', { project_id: 6, amount: 11_001 }, { amount: 'mismatch' }],
    ['a fixed amount above the maximum', { project_id: 6, amount: 1_001_000 }, { amount: 'amount' }],
    [
      'items for less than their price',
      { project_id: 1, amount: 59, items: [{ id: 11, qty: 1 }] },
      { amount: 'mismatch' },
    ],
    ['no item', { project_id: 1, amount: 60, items: [] }, { items: 'required' }],
    ["another project's item", { project_id: 1, amount: 120, items: [{ id: 21, qty: 1 }] }, { items: 'unknown' }],
    ['items for a flexible project', { project_id: 4, amount: 60, items: [{ id: 11, qty: 1 }] }, { items: 'unknown' }],
    [
      'the same item twice',
      {
        project_id: 1,
        amount: 120,
        items: [
          { id: 11, qty: 1 },
          { id: 11, qty: 1 },
        ],
      },
      { items: 'invalid' },
    ],
    ['no quantity', { project_id: 1, amount: 60, items: [{ id: 11, qty: 0 }] }, { items: 'number' }],
    [
      'a quantity that is too large to count',
      { project_id: 1, amount: 60, items: [{ id: 11, qty: 9e15 }] },
      { items: 'too_big' },
    ],
    [
      'a sum above the maximum',
      { project_id: 1, amount: 1_000_000, items: [{ id: 14, qty: 106 }] },
      { amount: 'amount' },
    ],
    ["another project's purpose", { project_id: 4, amount: 500, purpose_id: 11 }, { purpose_id: 'unknown' }],
    ['an unknown project', { project_id: 99, amount: 500 }, { project_id: 'unknown' }],
    ['no project', { amount: 500 }, { project_id: 'required' }],
  ]
  it.each(refused)('refuse %s', async (_, json, fields) => {
    const answer = await ask(json)
    expect(answer.status).toBe(422)
    expect(answer.refusal?.fields).toEqual(fields)
  })

  it('accept the sum of price times quantity', async () => {
    const items = [
      { id: 11, qty: 2 },
      { id: 12, qty: 1 },
    ]
    expect((await issue(api, token, { project_id: 1, amount: 420, items })).fields?.['amount']).toBe('420.00')
  })

  it('accept three base amounts of a fixed project, and store the quantity', async () => {
    const { txn_id } = await issue(api, token, { project_id: 7, amount: 7500 })
    const row = await api.deps.db
      .selectFrom('donations')
      .selectAll()
      .where('txn_id', '=', txn_id)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ quantity: 3, amount: 7500, state: 'created', recorded_at: null })
  })
})

describe('the answer', () => {
  it('holds every signed field, and a hash over exactly these', async () => {
    const { txn_id, generated_hash, fields, action } = await issue(api, token)
    expect(txn_id).toMatch(/^[A-Z\d]{1,25}$/)
    const address = `http://api.test/api/payment/return/${txn_id}`
    expect(fields).toEqual({
      key: merchant.key,
      txnid: txn_id,
      amount: '500.00',
      productinfo: 'Medical camp',
      firstname: 'Asha',
      email: 'asha@example.org',
      phone: '9000000011',
      surl: address,
      furl: address,
      hash: generated_hash,
      udf1: '',
      udf2: '',
      udf3: '',
      udf4: '',
      udf5: '',
    })
    const signed = {
      txnid: txn_id,
      amount: '500.00',
      productinfo: 'Medical camp',
      firstname: 'Asha',
      email: 'asha@example.org',
    }
    expect(generated_hash).toBe(requestHash(merchant, signed))
    expect(action).toBe('http://gateway.test/_payment')
  })

  it('has a new txn id each time', async () => {
    const ids = await Promise.all([1, 2, 3, 4, 5].map(async () => (await issue(api, token)).txn_id))
    expect(new Set(ids).size).toBe(5)
  })

  it('holds nothing about the person for a donating-only token, but the address of the hand-over', async () => {
    const donateToken = await openDonateToken(api, token)
    const json = { project_id: 4, amount: 500 }
    const answer = await api.send('donation/payment-detail', { json, token: donateToken, origin: partnerOrigin })
    const detail = answer.data(paymentDetailSchema)
    expect(detail.handover_url).toMatch(new RegExp(`^${siteOrigin}/handover\\?lang=en#[\\w-]{43}$`))
    expect(Object.keys(detail).sort()).toEqual(['generated_hash', 'handover_url', 'txn_id'])
    expect(JSON.stringify(answer.raw)).not.toMatch(/asha|9000000011/i)
  })
})

describe('the provider’s characters', () => {
  it.each([
    ['Asha Rawat', 'Asha'],
    ['José María', 'Jose'],
    ['आशा रावत', 'Donor'],
    ['<b>|&', 'b'],
    ['  ', 'Donor'],
    ['A'.repeat(80), 'A'.repeat(60)],
    ['Dr. Asha Rao', 'Asha'],
    ['Dr.Asha Rao', 'Asha'],
    ['Late Shri M.K. Negi', 'Negi'],
    ['R. K.', 'R. K'],
    ['Łukasz Nowak', 'Lukasz'],
    ['Øystein', 'Oystein'],
    ['M/s. “Shanti” Stores', 'Shanti'],
    ['R&D Foods', 'RD'],
    ['आशा Rawat', 'Rawat'],
  ])('turn the name %j into %j', (fullName, expected) => {
    expect(providerFirstName(fullName)).toBe(expected)
  })

  it.each([
    ['Clean Ghats', 'Clean Ghats'],
    ['Gaushala, the cow shelter', 'Gaushala the cow shelter'],
    ['Children’s school & café', 'Childrens school and cafe'],
    ['Kitchen|<b>', 'Kitchenb'],
    ['स्वच्छ घाट', 'Donation'],
    [`${'ab '.repeat(33)}abc`, `${'ab '.repeat(33)}`.trim()],
  ])('turn the title %j into %j', (title, expected) => {
    expect(providerProduct(title)).toBe(expected)
  })

  it.each([
    ['+91 90000 00011', '9000000011'],
    ['090000-00011', '9000000011'],
    [null, '9999999999'],
    ['12', '9999999999'],
  ])('turn the phone number %j into %j', (contactNo, expected) => {
    expect(providerPhone(contactNo)).toBe(expected)
  })
})

describe('refuseOpenPayment', () => {
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

  const order = { project_id: 4, amount: 700, purpose_id: 41 }
  const ask = (seen?: string[], of = token) =>
    api.send('donation/payment-detail', { json: { ...order, open_payments_seen: seen }, token: of })

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

  it('looks for it among the payments of the account, however many of others are unpaid', async () => {
    const { db } = api.deps
    await manyPaid('OTHER', 20_000, 1000, 10).execute(db)
    await db
      .updateTable('donations')
      .set({ state: 'failed', settled_at: null })
      .where(sql<boolean>`id % 2 = 0`)
      .execute()
    const session = await findSession(api.deps, token)
    const plan = JSON.stringify(session && (await selectOpen(api.deps, session, []).explain()))
    expect(plan).toContain('donations_user')
    expect(plan).not.toContain('donations_unpaid')
  })

  it('lets a client that cannot show the other payment go on, as the specification’s calls do', async () => {
    const { txnid } = await giveRecorded(api, token)
    api.gateway.payments.set(txnid, paidBy('pending', 'pending'))
    expect((await ask()).status).toBe(200)
  })
})

describe('intent', () => {
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
    api.send('donation/payment-detail', {
      json,
      token,
      ...more,
      ...(key ? { headers: { 'Idempotency-Key': key } } : {}),
    })
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
    const attributed = { ...wanted, attribution: { utm_source: 'mail' } }
    expect((await prepared(key, attributed)).txn_id).toBe(first.txn_id)
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
})
