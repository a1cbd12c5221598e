import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { flexibleRecord, giveRecorded, issue, postReturn, postWebhook, record, statusOf } from '../testing/donations.ts'
import { paymentDetailSchema } from '../../shared/contract/donation/donation.ts'
import { createTestApi, type TestApi } from '../testing/testApi.ts'
import { inLanguage } from '../storage/inLanguage.ts'

let api: TestApi
let token: string
beforeAll(async () => {
  api = await createTestApi()
  token = await api.signIn()
})
afterAll(() => api.close())

const success = { status: 'success', unmappedstatus: 'captured', error_Message: 'No Error' }
const failure = { status: 'failure', unmappedstatus: 'failed', error_Message: 'Bank said no' }
const site = 'http://site.test'

async function events(txnId: string) {
  return api.deps.db.selectFrom('payment_events').selectAll().where('txn_id', '=', txnId).orderBy('id').execute()
}

async function consequences(txnId: string) {
  const { id } = await api.deps.db
    .selectFrom('donations')
    .select('id')
    .where('txn_id', '=', txnId)
    .executeTakeFirstOrThrow()
  const receipts = await api.deps.db.selectFrom('receipts').selectAll().where('donation_id', '=', id).execute()
  const notes = await api.deps.db
    .selectFrom(inLanguage('notifications', 'en'))
    .selectAll()
    .where('donation_id', '=', id)
    .execute()
  return { receipts, notes }
}

describe('a verified return', () => {
  it('of a captured success makes the donation paid, once, with a receipt of the Indian financial year', async () => {
    const form = await giveRecorded(api, token)
    const location = await postReturn(api, form.txnid, api.gateway.signedPost(form, success))
    expect(location).toBe(`${site}/payment-success?txnid=${form.txnid}&lang=en`)
    const status = await statusOf(api, token, form.txnid)
    expect(status).toMatchObject({
      payment_status: 'success',
      stage: 'settled',
      amount: 500,
      reason: null,
      partner: null,
    })
    const { receipts, notes } = await consequences(form.txnid)
    expect(receipts).toMatchObject([{ number: expect.stringMatching(/^KSN\/2026-27\/\d{6}$/) }])
    expect(notes).toMatchObject([{ user_id: 1, description: expect.stringContaining('₹500') }])
  })

  it('is checked over the provider’s own strings: 500 for 500.00, charges, upper case', async () => {
    const form = await giveRecorded(api, token)
    const posted = api.gateway.signedPost(form, { ...success, amount: '500', additionalCharges: '5.00' })
    await postReturn(api, form.txnid, { ...posted, hash: posted['hash']?.toUpperCase() ?? '' })
    expect((await statusOf(api, token, form.txnid)).payment_status).toBe('success')
  })

  it('redirects to a page in the language of the donation', async () => {
    const language = { 'Accept-Language': 'hi' }
    const json = { project_id: 4, amount: 500, purpose_id: 41, items: [] }
    const begun = await api.send('donation/payment-detail', { json, token, headers: language })
    const { txn_id, fields = {} } = begun.data(paymentDetailSchema)
    await record(api, token, { ...flexibleRecord, txn_id })
    const location = await postReturn(api, txn_id, api.gateway.signedPost({ ...fields, txnid: txn_id }, success))
    expect(location).toBe(`${site}/payment-success?txnid=${txn_id}&lang=hi`)
  })

  it('of a failure stores the reason and redirects to the failure page', async () => {
    const form = await giveRecorded(api, token)
    const location = await postReturn(api, form.txnid, api.gateway.signedPost(form, failure))
    expect(location).toBe(`${site}/payment-failure?txnid=${form.txnid}&lang=en`)
    const status = await statusOf(api, token, form.txnid)
    expect(status).toMatchObject({ payment_status: 'failure', stage: 'settled', reason: 'Bank said no' })
  })

  it('of an authorised success stays pending and redirects to the pending page', async () => {
    const form = await giveRecorded(api, token)
    const posted = api.gateway.signedPost(form, { ...success, unmappedstatus: 'auth' })
    expect(await postReturn(api, form.txnid, posted)).toBe(`${site}/payment-pending?txnid=${form.txnid}&lang=en`)
    expect(await statusOf(api, token, form.txnid)).toMatchObject({ payment_status: 'pending', stage: 'settling' })
  })

  it('waits for the provider’s answer to a query that is under way', async () => {
    const form = await giveRecorded(api, token)
    const posted = api.gateway.signedPost(form, success)
    let answer = (): void => {}
    api.gateway.held = new Promise((resolve) => (answer = resolve))
    const webhook = postWebhook(api, posted)
    await expect.poll(() => api.gateway.asked).toContain(`verify_payment ${form.txnid}`)
    const location = postReturn(api, form.txnid, posted)
    setTimeout(() => answer(), 200)
    expect(await location).toBe(`${site}/payment-success?txnid=${form.txnid}&lang=en`)
    await webhook
    expect(api.gateway.asked.filter((line) => line === `verify_payment ${form.txnid}`)).toHaveLength(1)
  })

  it('may be multipart', async () => {
    const form = await giveRecorded(api, token)
    const body = new FormData()
    for (const [name, value] of Object.entries(api.gateway.signedPost(form, success))) body.set(name, value)
    const address = `http://api.test/api/payment/return/${form.txnid}`
    expect((await api.fetch(new Request(address, { method: 'POST', body }))).status).toBe(303)
    expect((await statusOf(api, token, form.txnid)).payment_status).toBe('success')
  })

  it('makes a donation paid that was never recorded, because the money has arrived', async () => {
    const detail = await issue(api, token)
    await postWebhook(api, api.gateway.signedPost({ ...detail.fields }, success))
    expect((await statusOf(api, token, detail.txn_id)).payment_status).toBe('success')
  })
})

describe('the webhook', () => {
  it.each([
    ['JSON', (posted: Record<string, string>) => JSON.stringify(posted)],
    ['JSON within event_payload', (posted: Record<string, string>) => JSON.stringify({ event_payload: posted })],
  ])('may be %s', async (_, write) => {
    const form = await giveRecorded(api, token)
    const body = write(api.gateway.signedPost(form, success))
    const answer = await api.send('payment/webhook', { body, headers: { 'Content-Type': 'application/json' } })
    expect(answer.status).toBe(200)
    expect((await statusOf(api, token, form.txnid)).payment_status).toBe('success')
  })

  it('keeps every digit of a payment number that is too large for JavaScript', async () => {
    const form = await giveRecorded(api, token)
    const { mihpayid, ...posted } = api.gateway.signedPost(form, failure)
    const body = `${JSON.stringify(posted).slice(0, -1)},"mihpayid":403993715527186439}`
    await api.send('payment/webhook', { body, headers: { 'Content-Type': 'application/json' } })
    const { provider_id } = await api.deps.db
      .selectFrom('donations')
      .select('provider_id')
      .where('txn_id', '=', form.txnid)
      .executeTakeFirstOrThrow()
    expect(provider_id).toBe('403993715527186439')
    expect(mihpayid).toBeTruthy()
  })

  it('is answered with 200 and recorded, but changes nothing, if it does not verify', async () => {
    const form = await giveRecorded(api, token)
    expect((await postWebhook(api, { ...form, ...success, hash: '0' })).status).toBe(200)
    expect((await postWebhook(api, {})).status).toBe(200)
    expect(await events(form.txnid)).toMatchObject([{ source: 'webhook', verified: false }])
    expect((await statusOf(api, token, form.txnid)).payment_status).toBe('pending')
  })
})
