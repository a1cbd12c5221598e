/** What one donation at the desk says about money that went back, or may go back. */
import { afterEach, beforeEach, expect, it } from 'vitest'
import { casesPageSchema } from '../../shared/contract/staff/reconciliation.ts'
import { type StaffDonation, staffDonationSchema } from '../../shared/contract/staff/donation.ts'
import { refundsPageSchema } from '../../shared/contract/staff/refunds.ts'
import { differenceOf } from '../accounting/reconciliation/comparePayment.ts'
import { openCase } from '../accounting/reconciliation/cases.ts'
import { donorToken, giveAt } from '../accounting/testing/giveInYear.ts'
import { createTestApi, siteOrigin, type TestApi } from '../testing/testApi.ts'

let api: TestApi
let token: string
let id: number
let txnId: string
beforeEach(async () => {
  api = await createTestApi()
  const donor = await donorToken(api, 'asha@example.org')
  id = await giveAt(api, donor, '2026-11-20T12:00:00Z')
  await giveAt(api, donor, '2026-11-20T12:00:00Z')
  txnId = (await api.deps.db.selectFrom('donations').select('txn_id').where('id', '=', id).executeTakeFirstOrThrow())
    .txn_id
  token = await api.signIn('accounts@example.org')
})
afterEach(() => api.close())

const get = (path: string) => api.send(`staff/${path}`, { token, origin: siteOrigin })
const read = async (): Promise<StaffDonation> => (await get(`donation?txn_id=${txnId}`)).data(staffDonationSchema)
const ask = (amount: number) =>
  api.send('staff/request-refund', {
    json: { txn_id: txnId, amount, reason: 'Paid twice' },
    token,
    origin: siteOrigin,
  })

it('says how much may still be refunded, which requests have taken', async () => {
  expect(await read()).toMatchObject({ refunds: [], refundable: 500 })
  await ask(200)
  expect(await read()).toMatchObject({ refunds: [{ amount: 200, state: 'asked' }], refundable: 300 })
  const refused = await get(`refunds?txn_id=${txnId}`)
  const [refund] = refused.data(refundsPageSchema).rows
  await api.deps.db
    .updateTable('refund_requests')
    .set({ state: 'refused', decided_by: 1_000, decided_at: api.deps.now() })
    .where('id', '=', refund?.id ?? 0)
    .execute()
  expect(await read()).toMatchObject({ refunds: [{ state: 'refused' }], refundable: 500 })
})

it.each(['cash', 'provider'] as const)('offers no refund of an offline or unpaid donation (%s)', async (mode) => {
  const change = mode === 'cash' ? { mode } : { provider_id: null }
  await api.deps.db.updateTable('donations').set(change).where('id', '=', id).execute()
  expect(await read()).toMatchObject({ refundable: 0 })
})

it('has its own cases and refunds only, as their lists have by its transaction id', async () => {
  const found = { day: '2026-11-20', now: api.deps.now(), isApplied: false }
  await openCase(api.deps.db, differenceOf('wrong_amount', { id, txnId }, 'P1', {}), found)
  await openCase(api.deps.db, differenceOf('unknown_payment', { id: null, txnId: 'OTHER' }, 'P2', {}), found)
  await ask(100)
  expect(await read()).toMatchObject({ cases: [{ code: 'wrong_amount', day: '2026-11-20', open: true }] })
  const cases = (await get(`cases?txn_id=${txnId}`)).data(casesPageSchema)
  expect([cases.total, cases.rows[0]?.code]).toEqual([1, 'wrong_amount'])
  expect((await get(`refunds?txn_id=${txnId}`)).data(refundsPageSchema).total).toBe(1)
  expect((await get('refunds?txn_id=OTHER')).data(refundsPageSchema).total).toBe(0)
})

it('makes no more statements for a donation with much history', async () => {
  const count = async () => {
    const before = api.statements.length
    await read()
    return api.statements.length - before
  }
  const plain = await count()
  for (const amount of [100, 100, 100]) await ask(amount)
  expect(await count()).toBe(plain)
  expect(plain).toBeLessThanOrEqual(16)
})
