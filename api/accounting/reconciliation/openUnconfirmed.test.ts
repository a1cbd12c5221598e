import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { casesPageSchema, staffCaseSchema } from '../../../shared/contract/staff/reconciliation.ts'
import { expireDonations, sweep } from '../../payment/sweep.ts'
import { giveRecorded, postWebhook } from '../../testing/donations.ts'
import { createTestApi, siteOrigin, type TestApi } from '../../testing/testApi.ts'
import { openUnconfirmed } from './cases.ts'

let api: TestApi
let form: Awaited<ReturnType<typeof giveRecorded>>
beforeEach(async () => {
  api = await createTestApi()
  form = await giveRecorded(api, await api.signIn())
  await postWebhook(api, api.gateway.signedPost(form, underWay))
})
afterEach(() => api.close())

const DAY = 24 * 3600
const underWay = { status: 'pending', unmappedstatus: 'in progress' }
const captured = { status: 'success', unmappedstatus: 'captured', transaction_amount: '500.00' }

const state = async () =>
  (await api.deps.db.selectFrom('donations').select('state').where('txn_id', '=', form.txnid).executeTakeFirstOrThrow())
    .state
const cases = () =>
  api.deps.db.selectFrom('cases').select(['code', 'txn_id', 'closed_at', 'closed_by_system']).orderBy('id').execute()
const setDays = (value: number, from: string) =>
  api.deps.db
    .insertInto('rules')
    .values({ key: 'payment.confirmDays', from_day: from, value: JSON.stringify(value) })
    .execute()
const clearRules = () => api.deps.db.deleteFrom('rules').where('key', '=', 'payment.confirmDays').execute()

describe('a donation that stays being confirmed', () => {
  it('becomes one case with evidence and next step after three days, if the trust has set nothing else', async () => {
    await clearRules()
    api.advance(3 * DAY - 60)
    await openUnconfirmed(api.deps)
    expect(await cases()).toEqual([])
    api.advance(120)
    for (let times = 0; times < 2; times++) await openUnconfirmed(api.deps)
    expect(await cases()).toMatchObject([{ code: 'unconfirmed', txn_id: form.txnid, closed_at: null }])
    const token = await api.signIn('accounts@example.org')
    const staff = (path: string) => api.send(`staff/${path}`, { token, origin: siteOrigin })
    const [row] = (await staff('cases?open=yes&code=unconfirmed')).data(casesPageSchema).rows
    expect((await staff(`case?id=${row?.id}`)).data(staffCaseSchema)).toMatchObject({
      next_step: 'ask_provider',
      severity: 'act',
      amount: 500,
      evidence: { state: 'pending', stage: 'settling', begunAt: expect.any(String), askedAt: null },
      events: [{ source: 'webhook', verified: true }],
    })
    expect(await state()).toBe('pending')
  })

  it.each([
    ['the rule of the day on which it began', 5, '2020-04-01', 5],
    ['no later rule', 1, '2026-11-22', 3],
  ])('follows %s', async (_, days, from, after) => {
    await clearRules()
    await setDays(days, from)
    api.advance(after * DAY - 60)
    await openUnconfirmed(api.deps)
    expect(await cases()).toEqual([])
    api.advance(120)
    await openUnconfirmed(api.deps)
    expect(await cases()).toHaveLength(1)
  })

  it('is asked about after weeks, once a day, and a late answer makes it paid and closes its case', async () => {
    api.gateway.payments.set(form.txnid, { ...underWay, transaction_amount: '500.00' })
    api.advance(45 * DAY)
    await openUnconfirmed(api.deps)
    await expireDonations(api.deps)
    const asked = () => api.gateway.asked.filter((query) => query.startsWith('verify_payment')).length
    const before = asked()
    for (let times = 0; times < 2; times++) await sweep(api.deps)
    expect([await state(), asked() - before]).toEqual(['pending', 1])
    api.gateway.payments.set(form.txnid, captured)
    api.advance(DAY)
    expect(await sweep(api.deps)).toBe(1)
    await openUnconfirmed(api.deps)
    expect(await state()).toBe('paid')
    expect(await cases()).toMatchObject([{ closed_at: api.deps.now(), closed_by_system: true }])
  })

  it('is paid by a late message, too, even if it expired without an answer', async () => {
    const other = await giveRecorded(api, await api.signIn())
    form = other
    api.gateway.down = true
    await postWebhook(api, api.gateway.signedPost(other, underWay))
    await api.deps.db
      .updateTable('donations')
      .set({ stage: null, asked_at: api.deps.now(), answered_at: null })
      .where('txn_id', '=', other.txnid)
      .execute()
    api.advance(4 * DAY)
    await openUnconfirmed(api.deps)
    api.advance(40 * DAY)
    await expireDonations(api.deps)
    await openUnconfirmed(api.deps)
    expect(await state()).toBe('expired')
    expect((await cases()).filter(({ txn_id }) => txn_id === other.txnid)).toMatchObject([{ closed_at: null }])
    api.gateway.down = false
    await postWebhook(api, api.gateway.signedPost(other, captured))
    await openUnconfirmed(api.deps)
    expect(await state()).toBe('paid')
    expect((await cases()).find(({ txn_id }) => txn_id === other.txnid)?.closed_by_system).toBe(true)
  })
})
