import { afterAll, beforeAll, expect, it } from 'vitest'
import { receiptLinkSchema, sharedReceiptSchema } from '../../shared/contract/donation/receipt.ts'
import { giveRecorded, postReturn } from '../testing/donations.ts'
import { createTestApi, type TestApi } from '../testing/testApi.ts'
import { forgetDonor } from '../payment/forgetDonor.ts'

let api: TestApi
let token: string
let txn_id: string
beforeAll(async () => {
  api = await createTestApi()
  token = await api.signIn()
  const profile = { fullName: 'Asha Rawat', contactNo: '9876543210', birthday: '', language: 'en' }
  const address = { line: '7 Lantern Lane', city: 'Uttarkashi', state: 'Uttarakhand', pin: '249193' }
  await api.send('profile/update', { token, json: { ...profile, address } })
  await api.send('profile/pan', { token, json: { pan: 'ABCPD1234E' } })
  const form = await giveRecorded(api, token)
  txn_id = form.txnid
  await postReturn(api, txn_id, api.gateway.signedPost(form, { status: 'success', unmappedstatus: 'captured' }))
  await api.deps.db.updateTable('donations').set({ dedicated_to: 'Devki Rawat' }).where('txn_id', '=', txn_id).execute()
})
afterAll(() => api.close())

const link = async (share?: boolean) =>
  (await api.send('donation/receipt-link', { token, json: { txn_id, share } })).data(receiptLinkSchema)
const make = async () => (await link(true))?.url.replace(/^.*#/, '') ?? ''
const open = (code: string) => api.send('shared-receipt', { json: { link: code } })

it('opens for anybody, without PAN, address, e-mail and the name to write', async () => {
  expect(await link()).toBeNull()
  const answer = await open(await make())
  const { receipt, returns } = answer.data(sharedReceiptSchema)
  expect(receipt).toMatchObject({ number: 'KSN/2026-27/000001', amount: 500, donor: { name: 'Asha Rawat', pan: null } })
  expect(returns).toBeNull()
  expect(JSON.stringify(answer.raw)).not.toMatch(/234E|ABCPD|Lantern|Uttarkashi|249193|asha@|Devki Rawat/)
})

it('has nothing personal in its address, and none of the donation', async () => {
  const url = (await link(true))?.url ?? ''
  expect(url).toMatch(/^http:\/\/site\.test\/shared-receipt#[\w.-]{60,200}$/)
  expect(url).not.toContain(txn_id)
})

it('is ended by the donor for ever; another one is another link', async () => {
  const old = await make()
  expect(await make()).not.toBe('')
  expect((await open(old)).status).toBe(200)
  expect(await link(false)).toBeNull()
  expect((await open(old)).status).toBe(404)
  expect((await open(await make())).status).toBe(200)
  expect((await open(old)).status).toBe(404)
})

it('opens for 90 days', async () => {
  const code = await make()
  api.advance(90 * 24 * 3600 - 1)
  expect((await open(code)).status).toBe(200)
  api.advance(2)
  expect((await open(code)).status).toBe(404)
  token = await api.signIn()
  expect(await link()).toBeNull()
  expect((await open(await make())).status).toBe(200)
})

it('says what went back since', async () => {
  const code = await make()
  const { id } = await api.deps.db
    .selectFrom('donations')
    .select('id')
    .where('txn_id', '=', txn_id)
    .executeTakeFirstOrThrow()
  const { recordFact } = await import('../accounting/ledger/recordFact.ts')
  const at = api.deps.now()
  const refund = {
    donationId: id,
    event: 'refunded',
    actor: 'provider',
    reference: 'RF1',
    amountPaise: 10_000,
  } as const
  await recordFact(api.deps.db, { ...refund, at })
  expect((await open(code)).data(sharedReceiptSchema).returns?.lines.join(' ')).toContain('₹100')
})

it('is made by the owner of a confirmed donation only, and cannot be made up', async () => {
  const ravi = await api.signIn('ravi@example.org')
  expect((await api.send('donation/receipt-link', { token: ravi, json: { txn_id, share: true } })).status).toBe(404)
  const open2 = await giveRecorded(api, token)
  const json = { txn_id: open2.txnid, share: true }
  expect((await api.send('donation/receipt-link', { token, json })).status).toBe(404)
  const code = await make()
  for (const wrong of ['', 'x', `${code.slice(0, -2)}AA`, code.slice(0, -1)])
    expect((await open(wrong)).status).toBe(404)
})

it('is counted for each link', async () => {
  const answers = new Set<number>()
  for (let count = 0; count < 101; count++) answers.add((await open('guess')).status)
  expect([...answers]).toEqual([404, 429])
})

it('ends with the account', async () => {
  api.advance(3601)
  const code = await make()
  const { user_id } = await api.deps.db
    .selectFrom('donations')
    .select('user_id')
    .where('txn_id', '=', txn_id)
    .executeTakeFirstOrThrow()
  await forgetDonor(api.deps, user_id ?? 0)
  expect((await open(code)).status).toBe(404)
})
