import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStates } from '../accounting/ledger/states.ts'
import { giveRecorded, issue, postWebhook, statusOf } from '../testing/donations.ts'
import { createTestApi, type TestApi } from '../testing/testApi.ts'
import { sweep, daysToAsk } from './sweep.ts'
import { indianDay } from '../../shared/date.ts'

let api: TestApi
let token: string
beforeAll(async () => {
  api = await createTestApi()
  token = await api.signIn()
})
afterAll(() => api.close())

const DAY = 24 * 3600
const captured = { status: 'success', unmappedstatus: 'captured', transaction_amount: '500.00' }

describe('the sweep', () => {
  it('finds today’s paid donations whose donor never returned, with one query', async () => {
    const forms = [await giveRecorded(api, token), await giveRecorded(api, token)]
    const ids = forms.map((form) => form.txnid)
    for (const id of ids) api.gateway.payments.set(id, captured)
    api.gateway.days.set('2026-11-21', [...ids, 'SOMEBODYELSES'])
    api.gateway.asked.length = 0
    expect(await sweep(api.deps)).toBe(2)
    const list = api.gateway.asked.indexOf('get_Transaction_Details 2026-11-21')
    expect(api.gateway.asked[list + 1]?.replace('verify_payment ', '').split('|').sort()).toEqual([...ids].sort())
    expect(await sweep(api.deps)).toBe(0)
  })

  it('finds a failed donation that was paid late, and leaves one that stays failed', async () => {
    const [late, failed] = [await giveRecorded(api, token), await giveRecorded(api, token)]
    for (const form of [late, failed])
      await postWebhook(api, api.gateway.signedPost(form, { status: 'failure', unmappedstatus: 'bounced' }))
    api.gateway.payments.set(late.txnid, captured)
    api.gateway.days.set('2026-11-21', [late.txnid, failed.txnid])
    expect(await sweep(api.deps)).toBe(1)
    expect((await statusOf(api, token, late.txnid)).payment_status).toBe('success')
    expect((await statusOf(api, token, failed.txnid)).payment_status).toBe('failure')
  })

  it('finds a failed donation that was paid late also on the next day', async () => {
    const form = await giveRecorded(api, token)
    await postWebhook(api, api.gateway.signedPost(form, { status: 'failure', unmappedstatus: 'dropped' }))
    await api.deps.db.updateTable('donations').set({ state: 'failed' }).where('state', 'in', openStates).execute()
    api.advance(24 * 3600)
    api.gateway.payments.set(form.txnid, captured)
    api.gateway.days.set('2026-11-21', [form.txnid])
    expect(await sweep(api.deps)).toBe(1)
    api.advance(-24 * 3600)
  })

  it('counts a donation on the day and in the financial year of its payment', async () => {
    // 23:58 on 31 March 2027 in India.
    const evening = new Date('2027-03-31T18:28:00Z')
    const apart = (evening.getTime() - api.deps.now().getTime()) / 1000
    api.advance(apart)
    const token = await api.signIn()
    const [late, strange] = [await giveRecorded(api, token), await giveRecorded(api, token)]
    api.gateway.payments.set(late.txnid, { ...captured, addedon: '2027-03-31 23:58:40' })
    api.gateway.payments.set(strange.txnid, { ...captured, addedon: '2030-01-01 00:00:00' })
    api.advance(3 * 60)
    const rows = async (txnId: string) =>
      api.deps.db
        .selectFrom('donations')
        .innerJoin('receipts', 'receipts.donation_id', 'donations.id')
        .select(['number', 'settled_at'])
        .where('txn_id', '=', txnId)
        .executeTakeFirstOrThrow()
    for (const { txnid } of [late, strange]) await statusOf(api, token, txnid)
    expect(await rows(late.txnid)).toMatchObject({
      number: expect.stringMatching(/^KSN\/2026-27\//),
      settled_at: new Date('2027-03-31T18:28:40Z'),
    })
    // An impossible time is ignored: the moment of the message counts.
    expect((await rows(strange.txnid)).number).toMatch(/^KSN\/2027-28\//)
    api.advance(-apart - 3 * 60)
  })

  it('asks by the Indian day, and for yesterday’s open donations, too', async () => {
    // 23:50 in India, which is the same evening in UTC.
    api.advance(14 * 3600 + 20 * 60)
    const { txn_id } = await issue(api, token)
    api.advance(20 * 60)
    api.gateway.payments.set(txn_id, captured)
    api.gateway.days.set('2026-11-21', [txn_id])
    api.gateway.asked.length = 0
    expect(await sweep(api.deps)).toBe(1)
    expect(api.gateway.asked).toContain('get_Transaction_Details 2026-11-22')
  })

  it('finds a payment that is confirmed after four days, under the day on which it began', async () => {
    const { txn_id } = await issue(api, token)
    const begun = indianDay(api.deps.now())
    api.advance(4 * DAY + 3600)
    api.gateway.payments.set(txn_id, captured)
    api.gateway.days.set(begun, [txn_id])
    expect(await sweep(api.deps)).toBe(1)
    api.advance(-4 * DAY - 3600)
  })

  it.each([
    ['a day slow', -DAY],
    ['a day fast', DAY],
  ])('finds a payment although our clock is %s', async (_, apart) => {
    const today = indianDay(api.deps.now())
    api.advance(apart)
    const { txn_id } = await issue(api, token)
    api.gateway.payments.set(txn_id, captured)
    api.gateway.days.set(today, [txn_id])
    expect(await sweep(api.deps)).toBe(1)
    api.advance(-apart)
  })

  it('finds a payment of the minutes after midnight that nobody asked about for two days', async () => {
    // 23:59:30 in India.
    const late = new Date('2026-12-01T18:29:30Z')
    const apart = (late.getTime() - api.deps.now().getTime()) / 1000
    api.advance(apart)
    const { txn_id } = await issue(api, await api.signIn())
    api.advance(3 * DAY)
    api.gateway.payments.set(txn_id, { ...captured, addedon: '2026-12-02 00:00:10' })
    api.gateway.days.set('2026-12-02', [txn_id])
    expect(await sweep(api.deps)).toBe(1)
    api.advance(-apart - 3 * DAY)
  })

  it('asks about a signed success by its number, though no list names it', async () => {
    const form = await giveRecorded(api, token)
    const posted = api.gateway.signedPost(form, { status: 'success', unmappedstatus: 'captured' })
    api.gateway.down = true
    await postWebhook(api, posted)
    api.gateway.down = false
    expect(await sweep(api.deps)).toBe(1)
  })

  it('ends without an error if the provider does not answer', async () => {
    api.gateway.down = true
    expect(await sweep(api.deps)).toBe(0)
    api.gateway.down = false
  })
})

it('asks about no day if nothing is unpaid', () => {
  expect(daysToAsk([], new Date('2026-11-21T04:00:00Z'))).toEqual([])
})

it('asks about the day of each donation, the days beside it, today and yesterday, once and in order', () => {
  expect(daysToAsk(['2026-03-01', '2026-02-28'], new Date('2026-03-09T20:00:00Z'))).toEqual([
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
    '2026-03-02',
    '2026-03-09',
    '2026-03-10',
  ])
})
