import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { profileSchema } from '../../shared/contract/people/profile.ts'
import { giveRecorded, postReturn, postWebhook, statusOf } from '../testing/donations.ts'
import { createTestApi, type TestApi } from '../testing/testApi.ts'

let api: TestApi
let token: string
beforeAll(async () => {
  api = await createTestApi()
  token = await api.signIn()
})
afterAll(() => api.close())

const success = { status: 'success', unmappedstatus: 'captured' }
const stored = async (txnId: string, source: 'return' | 'webhook' = 'return') =>
  api.deps.db
    .selectFrom('payment_events')
    .selectAll()
    .where('txn_id', '=', txnId)
    .where('source', '=', source)
    .orderBy('id')
    .execute()
const names = z.array(z.string())

it('stores a signed answer once, and counts its repeats with the time of the last', async () => {
  const form = await giveRecorded(api, token)
  const posted = api.gateway.signedPost(form, success)
  await postReturn(api, form.txnid, posted)
  for (let times = 0; times < 3; times++) {
    api.advance(60)
    await postWebhook(api, posted)
  }
  const [row, ...others] = await stored(form.txnid)
  expect(row).toMatchObject({ provider: 'payu', seen: 4, verified: true })
  expect((row?.last_at?.getTime() ?? 0) - (row?.created_at.getTime() ?? 0)).toBe(180_000)
  expect([...others, ...(await stored(form.txnid, 'webhook'))]).toEqual([])
})

it('stores another signed answer about the same payment beside it', async () => {
  const form = await giveRecorded(api, token)
  await postReturn(api, form.txnid, api.gateway.signedPost(form, { status: 'pending', unmappedstatus: 'in progress' }))
  await postReturn(api, form.txnid, api.gateway.signedPost(form, success))
  expect((await stored(form.txnid)).map(({ note }) => note)).toEqual(['pending in progress', 'success captured'])
})

it('counts a signed answer whose unsigned fields were changed as a repeat', async () => {
  const form = await giveRecorded(api, token)
  const posted = api.gateway.signedPost(form, success)
  for (let times = 0; times < 5; times++)
    await postReturn(api, form.txnid, {
      ...posted,
      mihpayid: `FORGED${times}`,
      hash: posted['hash']?.toUpperCase() ?? '',
    })
  expect(await stored(form.txnid)).toMatchObject([{ seen: 5 }])
})

it('marks the fields that the signature does not cover', async () => {
  const form = await giveRecorded(api, token)
  const posted = api.gateway.signedPost(form, { ...success, mode: 'UPI', bank_ref_num: '721522' })
  await postReturn(api, form.txnid, posted)
  const [row] = await stored(form.txnid)
  const unsigned = names.parse(JSON.parse(row?.unsigned ?? ''))
  expect([...unsigned].sort()).toEqual(['bank_ref_num', 'mihpayid', 'mode', 'unmappedstatus'])
  for (const signed of ['status', 'txnid', 'amount', 'productinfo', 'email', 'firstname', 'key', 'hash'])
    expect(unsigned).not.toContain(signed)
})

it.each(['believed', 'not believed'])('stores no card field of a post that is %s', async (kind) => {
  const form = await giveRecorded(api, token)
  const card = {
    cardnum: '512345XXXXXX2346',
    card_no: '5123456789012346',
    name_on_card: 'ASHA R',
    cardhash: 'feed',
    cardCategory: 'domestic',
    card_token: 'tok',
    ccnum: '5123456789012346',
    ccvv: '123',
    field1: 'asha@upi',
    address1: 'Ghat 4',
  }
  const posted = { ...api.gateway.signedPost(form, success), ...card }
  await postReturn(api, form.txnid, kind === 'believed' ? posted : { ...posted, hash: '0' })
  const rows = await stored(form.txnid)
  expect(rows).toHaveLength(1)
  expect(rows[0]?.body).toContain(form.txnid)
  for (const value of Object.values(card)) expect(rows[0]?.body).not.toContain(`"${value}"`)
})

it('removes the person from the evidence with the account, and keeps counting repeats', async () => {
  const donor = await api.signIn('ravi@example.org')
  const form = await giveRecorded(api, donor)
  const posted = api.gateway.signedPost(form, success)
  await postReturn(api, form.txnid, posted)
  const { id } = (await api.send('profile', { token: donor })).data(profileSchema)
  await api.send('profile/delete_account', { json: id, token: donor })
  await postReturn(api, form.txnid, posted)
  const rows = await stored(form.txnid)
  expect(rows).toMatchObject([{ seen: 2 }])
  expect(rows[0]?.body).not.toMatch(/ravi|hash/i)
  expect(rows[0]?.body).toContain('"amount":"500.00"')
})

it('stores the first few invalid posts for a known donation and counts all, and stores none for an unknown one', async () => {
  const form = await giveRecorded(api, token)
  const long = { error_Message: 'x'.repeat(9_000), bankcode: 'y'.repeat(9_000), field9: 'z'.repeat(30_000) }
  const flood = Array.from({ length: 25 }, (_, times) => ({ ...long, txnid: form.txnid, hash: `${times}` }))
  await Promise.all(flood.map((posted) => postWebhook(api, posted)))
  await postWebhook(api, { txnid: 'NOSUCHTXN', hash: '0' })
  const rows = await stored(form.txnid, 'webhook')
  expect(rows).toHaveLength(3)
  for (const { body } of rows) expect(body.length).toBeLessThan(2_500)
  const counted = api.deps.db.selectFrom('payment_doubts').selectAll()
  expect(await counted.where('txn_id', '=', form.txnid).execute()).toMatchObject([{ doubts: 25 }])
  expect(await counted.where('txn_id', '=', 'NOSUCHTXN').execute()).toEqual([])
  expect(await stored('NOSUCHTXN', 'webhook')).toEqual([])
  await postWebhook(api, api.gateway.signedPost(form, success))
  expect((await statusOf(api, token, form.txnid)).payment_status).toBe('success')
})
