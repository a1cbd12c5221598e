import { afterAll, beforeAll, expect, it } from 'vitest'
import { giveRecorded, postWebhook, statusOf } from '../testing/donations.ts'
import { createTestApi, type TestApi } from '../testing/testApi.ts'
import { expireDonations } from './sweep.ts'

let api: TestApi
let token: string
beforeAll(async () => {
  api = await createTestApi({ expiryDays: 20 })
  token = await api.signIn()
})
afterAll(() => api.close())

const day = 24 * 3600
const lastFact = (txnId: string) =>
  api.deps.db
    .selectFrom('ledger_entries')
    .innerJoin('donations', 'donations.id', 'donation_id')
    .select(['event', 'ledger_entries.state', 'donations.state as now'])
    .where('txn_id', '=', txnId)
    .orderBy('ledger_entries.id', 'desc')
    .executeTakeFirst()

it('ends a donation that nobody paid for the configured days, once, and a later payment still counts', async () => {
  const form = await giveRecorded(api, token)
  const settling = await giveRecorded(api, token)
  await postWebhook(api, api.gateway.signedPost(settling, { status: 'pending', unmappedstatus: 'in progress' }))
  api.advance(20 * day - 60)
  await expireDonations(api.deps)
  expect(await lastFact(form.txnid)).toMatchObject({ event: 'handed_over' })
  api.advance(120)
  for (let times = 0; times < 2; times++) await expireDonations(api.deps)
  expect(await lastFact(form.txnid)).toEqual({ event: 'expired', state: 'expired', now: 'expired' })
  token = await api.signIn()
  expect(await statusOf(api, token, form.txnid)).toMatchObject({ payment_status: 'failure', stage: 'settled' })
  // Its payment is being confirmed.
  expect(await lastFact(settling.txnid)).toMatchObject({ now: 'pending' })
  await postWebhook(api, api.gateway.signedPost(form, { status: 'success', unmappedstatus: 'captured' }))
  expect(await lastFact(form.txnid)).toEqual({ event: 'paid', state: 'paid', now: 'paid' })
})
