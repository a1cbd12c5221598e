import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { donationHistorySchema, donationYearsSchema } from '../../shared/contract/donation/donation.ts'
import { receiptSchema, receiptStatementSchema } from '../../shared/contract/donation/receipt.ts'
import { financialYearBounds } from '../payment/financialYear.ts'
import { giveRecorded, issue, postReturn, record } from '../testing/donations.ts'
import { createTestApi, type TestApi } from '../testing/testApi.ts'

let api: TestApi
let asha: string
let ravi: string
beforeAll(async () => {
  api = await createTestApi()
  asha = await api.signIn()
  ravi = await api.signIn('ravi@example.org')
})
afterAll(() => api.close())

async function giveAt(moment: string, status: 'success' | 'failure' = 'success'): Promise<string> {
  api.advance((Date.parse(moment) - api.deps.now().getTime()) / 1000)
  asha = await api.signIn()
  ravi = await api.signIn('ravi@example.org')
  const form = await giveRecorded(api, asha)
  const unmappedstatus = status === 'success' ? 'captured' : 'failed'
  await postReturn(api, form.txnid, api.gateway.signedPost(form, { status, unmappedstatus }))
  return form.txnid
}
const list = async (query = '', token = asha) =>
  (await api.send(`donation${query}`, { token })).data(donationHistorySchema)

describe('financial years', () => {
  it('run from 1 April to 31 March in Indian time', () => {
    const { from, before } = financialYearBounds('2026-27')
    expect(from.toISOString()).toBe('2026-03-31T18:30:00.000Z')
    expect(before.toISOString()).toBe('2027-03-31T18:30:00.000Z')
  })

  it('divide donations to the second', async () => {
    const last = await giveAt('2027-03-31T18:29:59Z')
    const first = await giveAt('2027-03-31T18:30:00Z')
    const failure = await giveAt('2027-04-02T04:00:00Z', 'failure')
    expect((await list('?year=2026-27')).rows.map((row) => row.txn_id)).toEqual([last])
    const next = await list('?year=2027-28')
    expect(next.rows.map((row) => [row.txn_id, row.year])).toEqual([
      [failure, '2027-28'],
      [first, '2027-28'],
    ])
    expect(next.total).toBe(2)
    expect(next.rows.map((row) => row.receipt?.number ?? null)).toEqual([null, 'KSN/2027-28/000001'])
    expect((await list('?year=2020-21')).rows).toEqual([])
    expect((await list()).total).toBe(3)
    const years = (await api.send('donation/years', { token: asha })).data(donationYearsSchema)
    expect(years).toEqual([
      { year: '2027-28', gifts: 2, confirmed: 1, total: 500 },
      { year: '2026-27', gifts: 1, confirmed: 1, total: 500 },
    ])
    expect((await api.send('donation/years', { token: ravi })).data(donationYearsSchema)).toEqual([])
  })

  it.each(['2026', '2026-28', '26-27', '2026-27x'])('refuse %s', async (year) => {
    expect((await api.send(`donation?year=${year}`, { token: asha })).refusal?.fields).toEqual({ year: 'year' })
  })
})

describe('a receipt', () => {
  const ask = (txn_id: string, token = asha, language = 'en') =>
    api.send('donation/receipt', { json: { txn_id }, token, headers: { 'Accept-Language': language } })

  it('shows everything in the ledger, in the reader’s language', async () => {
    await api.send('profile/update', {
      token: asha,
      json: {
        fullName: 'Asha Rawat',
        contactNo: '',
        address: { line: '12 Ghat Road', city: 'Devkinara', state: 'Uttarakhand', pin: '900001' },
        pan: 'AAAPR0000Q',
        birthday: '',
        language: 'en',
      },
    })
    const payload = {
      project_id: 1,
      amount: 1370,
      purpose_id: 11,
      items: [
        { id: 13, qty: 1 },
        { id: 11, qty: 2 },
      ],
    }
    const { txn_id, fields } = await issue(api, asha, payload)
    const { amount, ...rest } = payload
    await record(api, asha, { ...rest, donation_amount: amount, donation_type: 'item', purpose_text: '', txn_id })
    await postReturn(
      api,
      txn_id,
      api.gateway.signedPost(fields ?? {}, { status: 'success', unmappedstatus: 'captured' }),
    )
    const receipt = (await ask(txn_id)).data(receiptSchema)
    expect(receipt).toMatchObject({
      number: 'KSN/2027-28/000002',
      year: '2027-28',
      txn_id,
      amount: 1370,
      project: { id: 1, title: 'Annadan, the open kitchen' },
      purpose: 'Where it is needed most',
      purpose_id: 11,
      items: [
        { id: 11, title: 'A meal for one', qty: 2, price: 60 },
        { id: 13, qty: 1, price: 1250 },
      ],
      donor: { name: 'Asha Rawat', email: 'asha@example.org', pan: '••••••000Q', address: { pin: '900001' } },
      trust: { name: 'Kinara Seva Nyas' },
    })
    expect(receipt.trust.registrations.map((row) => row.label).join()).toContain('80G')
    const hindi = (await ask(txn_id, asha, 'hi')).data(receiptSchema)
    expect(hindi.purpose).toBe('जहाँ सबसे अधिक आवश्यकता हो')
    expect(hindi.trust.name).toBe('किनारा सेवा न्यास')
  })

  it('is shown only to the owner of a confirmed donation', async () => {
    const { rows } = await list()
    const confirmed = rows.find((row) => row.payment_status === 'success')?.txn_id ?? ''
    const failed = rows.find((row) => row.payment_status === 'failure')?.txn_id ?? ''
    const pending = await giveRecorded(api, asha)
    expect((await ask(confirmed)).status).toBe(200)
    expect((await ask(confirmed, ravi)).status).toBe(404)
    expect((await ask(failed)).status).toBe(404)
    expect((await ask(pending.txnid)).status).toBe(404)
    expect((await ask('NOBODYS')).status).toBe(404)
    expect((await ask('')).status).toBe(422)
    expect((await api.send('donation/receipt', { json: { txn_id: confirmed } })).status).toBe(401)
  })
})

it('is in the tax statement while the last revision of its original has it', async () => {
  const { db } = api.deps
  const json = { txn_id: await giveAt('2027-06-01T06:00:00Z') }
  const { id } = await db
    .selectFrom('donations')
    .select('id')
    .where((eb) => eb.and(json))
    .executeTakeFirstOrThrow()
  const year = '2027-28'
  let version = 0
  async function file(revises: number | null, change: 'changed' | 'added' | null, donations: number[], serial = 1) {
    api.advance(86_400)
    const now = api.deps.now()
    const filed = {
      filed_at: now,
      filed_by: 1,
      acknowledgement: `ACK${++version}`,
      version,
      form: '113',
      digest: `${version}`,
    }
    const statement = { year, revises, prepared_at: now, prepared_by: 1, ...filed }
    const { id: statement_id } = await db
      .insertInto('statements')
      .values(statement)
      .returning('id')
      .executeTakeFirstOrThrow()
    const texts = { pre_acknowledgement: '', section: '', type: '', registration: '', registration_date: '', mode: '' }
    const row = { ...texts, statement_id, serial, change, amount: 500, donor_sealed: null, keep_until: '2036-03-31' }
    await db
      .insertInto('statement_rows')
      .values({ ...row, donations: JSON.stringify(donations) })
      .execute()
    asha = await api.signIn()
    return statement_id
  }
  const since = async () =>
    (await api.send('donation/receipt-statement', { json, token: asha })).data(receiptStatementSchema)
  const original = await file(null, null, [id, 1])
  expect(await since()).toBe('2027-06-02')
  // The same serial number of another original is another row.
  await file(null, null, [2])
  expect(await since()).toBe('2027-06-02')
  // The donation went back, and the row keeps the donor's other one.
  const revision = await file(original, 'changed', [1])
  expect(await since()).toBeNull()
  await file(revision, 'added', [id], 2)
  expect(await since()).toBe('2027-06-05')
})
