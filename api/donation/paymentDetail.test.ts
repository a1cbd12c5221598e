import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paymentDetailSchema } from '../../shared/contract/donation/donation.ts'
import { requestHash } from '../payment/payu/hash.ts'
import { merchant } from '../testing/gatewayDouble.ts'
import { countRows, issue } from '../testing/donations.ts'
import { createTestApi, partnerOrigin, siteOrigin, type TestApi } from '../testing/testApi.ts'
import { openDonateToken } from '../testing/openDonateToken.ts'
import { providerFirstName, providerPhone, providerProduct } from '../payment/payu/formFields.ts'

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
