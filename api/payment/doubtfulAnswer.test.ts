import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { giveRecorded, postReturn, postWebhook, statusOf } from '../testing/donations.ts'
import { createTestApi, type TestApi } from '../testing/testApi.ts'
import { sweep } from './sweep.ts'

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
  const notes = await api.deps.db.selectFrom('notifications').selectAll().where('donation_id', '=', id).execute()
  return { receipts, notes }
}

describe('a message that does not verify changes nothing, is recorded, and makes the API ask the provider', () => {
  const tampering: [string, (posted: Record<string, string>) => Record<string, string>, string][] = [
    ['no hash', (posted) => Object.fromEntries(Object.entries(posted).filter(([name]) => name !== 'hash')), 'hash'],
    ['a wrong hash', (posted) => ({ ...posted, hash: 'a'.repeat(128) }), 'hash'],
    ['status flipped', (posted) => ({ ...posted, status: 'success', unmappedstatus: 'captured' }), 'hash'],
    ['amount changed', (posted) => ({ ...posted, amount: '1.00' }), 'hash'],
    ['nothing at all', () => ({}), 'hash'],
  ]
  it.each(tampering)('%s', async (_, change, note) => {
    const form = await giveRecorded(api, token)
    const posted = change(api.gateway.signedPost(form, failure))
    expect(await postReturn(api, form.txnid, posted)).toBe(`${site}/payment-pending?txnid=${form.txnid}&lang=en`)
    expect(await events(form.txnid)).toMatchObject([{ verified: false, source: 'return', note }])
    expect(api.gateway.asked).toContain(`verify_payment ${form.txnid}`)
    api.advance(3)
    const status = await statusOf(api, token, form.txnid)
    expect(status.payment_status).toBe('pending')
    expect(status.stage).toBe('opened')
    expect((await consequences(form.txnid)).receipts).toEqual([])
  })

  it.each([
    ['of another donation', { txnid: 'ANOTHERTXN' }, 'txnid'],
    ['with a smaller amount', { amount: '1.00' }, 'amount'],
    ['with a fraction of a rupee', { amount: '500.50' }, 'amount'],
    ["under another merchant's key", { key: 'Other' }, 'key'],
  ])('a signed success %s', async (_, change, note) => {
    const form = await giveRecorded(api, token)
    await postReturn(api, form.txnid, api.gateway.signedPost(form, { ...success, ...change }))
    expect(await events(form.txnid)).toMatchObject([{ verified: false, note }])
    expect((await statusOf(api, token, form.txnid)).payment_status).toBe('pending')
  })

  it('redirects by the true state, whatever the post claims', async () => {
    const form = await giveRecorded(api, token)
    api.gateway.payments.set(form.txnid, { ...failure, transaction_amount: '500.00' })
    const forged = { ...form, ...success, hash: 'f'.repeat(128) }
    expect(await postReturn(api, form.txnid, forged)).toBe(`${site}/payment-failure?txnid=${form.txnid}&lang=en`)
  })

  it('never believes a field that the hash does not cover: an authorised success does not become captured', async () => {
    const form = await giveRecorded(api, token)
    const posted = api.gateway.signedPost(form, { ...success, unmappedstatus: 'auth' })
    await postReturn(api, form.txnid, { ...posted, unmappedstatus: 'captured', mihpayid: 'FORGED' })
    expect(await statusOf(api, token, form.txnid)).toMatchObject({ payment_status: 'pending', stage: 'settling' })
    expect((await consequences(form.txnid)).receipts).toEqual([])
    api.gateway.payments.set(form.txnid, {
      status: 'success',
      unmappedstatus: 'captured',
      transaction_amount: '500.00',
    })
    api.advance(3)
    await postReturn(api, form.txnid, { ...posted, unmappedstatus: 'captured', mihpayid: 'FORGED' })
    const { provider_id, state } = await api.deps.db
      .selectFrom('donations')
      .select(['provider_id', 'state'])
      .where('txn_id', '=', form.txnid)
      .executeTakeFirstOrThrow()
    expect([state, provider_id]).toEqual(['paid', '403993715521889530'])
  })

  it('calls a success being confirmed while the provider does not answer', async () => {
    const form = await giveRecorded(api, token)
    const posted = api.gateway.signedPost(form, success)
    api.gateway.down = true
    expect(await postReturn(api, form.txnid, posted)).toBe(`${site}/payment-pending?txnid=${form.txnid}&lang=en`)
    expect(await statusOf(api, token, form.txnid)).toMatchObject({ payment_status: 'pending', stage: 'settling' })
    api.gateway.down = false
    api.advance(3)
    expect((await statusOf(api, token, form.txnid)).payment_status).toBe('success')
  })

  it('never calls a donation unpaid that failed before, or that the provider has only opened', async () => {
    const [failed, behind] = [await giveRecorded(api, token), await giveRecorded(api, token)]
    await postWebhook(api, api.gateway.signedPost(failed, failure))
    api.gateway.down = true
    const late = api.gateway.signedPost(failed, success)
    expect(await postReturn(api, failed.txnid, late)).toBe(`${site}/payment-pending?txnid=${failed.txnid}&lang=en`)
    expect(await statusOf(api, token, failed.txnid)).toMatchObject({ payment_status: 'pending', stage: 'settling' })
    api.gateway.down = false
    api.advance(3)
    expect((await statusOf(api, token, failed.txnid)).payment_status).toBe('success')

    const signed = api.gateway.signedPost(behind, success)
    const books = { unmappedstatus: 'initiated', transaction_amount: '500.00' }
    api.gateway.payments.set(behind.txnid, { ...books, status: 'pending' })
    await postReturn(api, behind.txnid, signed)
    api.advance(3)
    expect(await statusOf(api, token, behind.txnid)).toMatchObject({ payment_status: 'pending', stage: 'settling' })
  })

  it('asks the provider once about a repeated signed success', async () => {
    const form = await giveRecorded(api, token)
    const posted = api.gateway.signedPost(form, success)
    api.gateway.payments.set(form.txnid, { ...success, unmappedstatus: 'auth', transaction_amount: '500.00' })
    for (let times = 0; times < 5; times++) await postReturn(api, form.txnid, posted)
    expect(api.gateway.asked.filter((line) => line === `verify_payment ${form.txnid}`)).toHaveLength(1)
  })

  it('gives an unknown txn id no state and no address outside the site', async () => {
    const posted = api.gateway.signedPost({ key: 'TestKey', txnid: 'NOSUCHTXN', amount: '1.00' }, success)
    expect(await postReturn(api, 'NOSUCHTXN', { ...posted, next: 'https://evil.example' })).toBe(
      `${site}/payment-failure?txnid=NOSUCHTXN`,
    )
    const strange = new Request('http://api.test/api/payment/return/%3Cscript%3E', { method: 'POST', body: '' })
    expect((await api.fetch(strange)).status).toBe(404)
  })
})

describe('repeated, reordered and late messages', () => {
  it('make one transition, one receipt and one notification of five returns and five webhooks', async () => {
    const form = await giveRecorded(api, token)
    const posted = api.gateway.signedPost(form, success)
    const five = [1, 2, 3, 4, 5]
    const [locations, hooks] = await Promise.all([
      Promise.all(five.map(() => postReturn(api, form.txnid, posted))),
      Promise.all(five.map(() => postWebhook(api, posted))),
    ])
    expect(new Set(locations)).toEqual(new Set([`${site}/payment-success?txnid=${form.txnid}&lang=en`]))
    expect(hooks.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200])
    const { receipts, notes } = await consequences(form.txnid)
    expect([receipts.length, notes.length]).toEqual([1, 1])
    const kept = await events(form.txnid)
    expect(kept.filter(({ source }) => source !== 'query')).toMatchObject([{ verified: true, seen: 10 }])
  })

  it('never turn paid into unpaid', async () => {
    const form = await giveRecorded(api, token)
    await postWebhook(api, api.gateway.signedPost(form, success))
    await postWebhook(api, api.gateway.signedPost(form, failure))
    await postReturn(api, form.txnid, api.gateway.signedPost(form, { status: 'pending', unmappedstatus: 'initiated' }))
    expect(await statusOf(api, token, form.txnid)).toMatchObject({
      payment_status: 'success',
      stage: 'settled',
      reason: null,
    })
  })

  it('never turn a signed success back into a failure while it is being confirmed', async () => {
    const form = await giveRecorded(api, token)
    const failed = api.gateway.signedPost(form, failure)
    const signed = api.gateway.signedPost(form, success)
    api.gateway.down = true
    await postWebhook(api, failed)
    await postReturn(api, form.txnid, signed)
    await postWebhook(api, failed)
    expect(await statusOf(api, token, form.txnid)).toMatchObject({ payment_status: 'pending', stage: 'settling' })
    api.gateway.down = false
    expect(await sweep(api.deps)).toBe(1)
    expect((await statusOf(api, token, form.txnid)).payment_status).toBe('success')
  })

  it('turn a failure into a success with one receipt', async () => {
    const form = await giveRecorded(api, token)
    await postReturn(api, form.txnid, api.gateway.signedPost(form, failure))
    await postWebhook(api, api.gateway.signedPost(form, { status: 'pending', unmappedstatus: 'initiated' }))
    expect((await statusOf(api, token, form.txnid)).payment_status).toBe('failure')
    await postWebhook(api, api.gateway.signedPost(form, success))
    await postWebhook(api, api.gateway.signedPost(form, success))
    expect((await statusOf(api, token, form.txnid)).payment_status).toBe('success')
    expect((await consequences(form.txnid)).receipts).toHaveLength(1)
  })

  it('number receipts without a gap', async () => {
    const numbers = await api.deps.db.selectFrom('receipts').select('number').orderBy('number').execute()
    const expected = numbers.map((_, index) => `KSN/2026-27/${String(index + 1).padStart(6, '0')}`)
    expect(numbers.map((row) => row.number)).toEqual(expected)
    const notices = await api.deps.db.selectFrom('notifications').select('kind').execute()
    expect(notices.filter((row) => row.kind === 'gift_confirmed')).toHaveLength(numbers.length)
  })
})
