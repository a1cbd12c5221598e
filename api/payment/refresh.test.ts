import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { giveRecorded, issue, postWebhook, statusOf } from '../testing/donations.ts'
import { createTestApi, type TestApi } from '../testing/testApi.ts'
import { financialYear, indianDate } from './receipt.ts'
import { sweep } from './sweep.ts'

let api: TestApi
let token: string
beforeAll(async () => {
  api = await createTestApi()
  token = await api.signIn()
})
afterAll(() => api.close())

const captured = { status: 'success', unmappedstatus: 'captured', transaction_amount: '500.00' }
const asksAbout = (txnId: string) => api.gateway.asked.filter((line) => line === `verify_payment ${txnId}`).length

describe('update-status', () => {
  it('answers a paid donation with its items, in the requested language', async () => {
    const form = await giveRecorded(api, token)
    api.gateway.payments.set(form.txnid, captured)
    const json = { txn_id: form.txnid, payment_status: 'failure' }
    const answer = await api.send('donation/update-status', {
      json,
      token,
      headers: { 'Accept-Language': 'hi-IN,en;q=0.5' },
    })
    expect(answer.raw).toMatchObject({
      data: {
        txn_id: form.txnid,
        payment_status: 'success',
        amount: 500,
        stage: 'settled',
        project: { id: 4, title: 'चिकित्सा शिविर' },
        purpose: { id: 41, title: 'दवाइयाँ' },
        items: [],
        created_at: '2026-11-21T04:00:00.000Z',
        reason: null,
        partner: null,
      },
    })
  })

  it.each([
    ['initiated', 'opened'],
    ['in progress', 'settling'],
  ])('answers for a pending payment that is %s the stage %s', async (unmappedstatus, stage) => {
    const form = await giveRecorded(api, token)
    api.gateway.payments.set(form.txnid, { ...captured, status: 'pending', unmappedstatus })
    expect(await statusOf(api, token, form.txnid)).toMatchObject({ payment_status: 'pending', stage })
  })

  it('answers that no payment was started if the provider does not know the donation', async () => {
    const form = await giveRecorded(api, token)
    expect(await statusOf(api, token, form.txnid)).toMatchObject({ stage: 'opened' })
  })

  it('asks the provider at most once in 2 s, and never after it is settled', async () => {
    const form = await giveRecorded(api, token)
    await Promise.all([1, 2, 3].map(() => statusOf(api, token, form.txnid)))
    expect(asksAbout(form.txnid)).toBe(1)
    api.advance(2)
    api.gateway.payments.set(form.txnid, captured)
    await statusOf(api, token, form.txnid)
    api.advance(60)
    await statusOf(api, token, form.txnid)
    expect(asksAbout(form.txnid)).toBe(2)
  })

  it('never calls a donation unpaid while the provider does not answer', async () => {
    const form = await giveRecorded(api, token)
    api.gateway.down = true
    expect(await statusOf(api, token, form.txnid)).toMatchObject({ payment_status: 'pending', stage: 'settling' })
    api.gateway.down = false
    // The query is still open: another tab's request within 2 s makes no new one.
    expect(await statusOf(api, token, form.txnid)).toMatchObject({ payment_status: 'pending', stage: 'settling' })
    api.advance(3)
    expect(await statusOf(api, token, form.txnid)).toMatchObject({ stage: 'opened' })
  })

  it('ignores a payment of another amount', async () => {
    const form = await giveRecorded(api, token)
    api.gateway.payments.set(form.txnid, { ...captured, transaction_amount: '5.00' })
    expect((await statusOf(api, token, form.txnid)).payment_status).toBe('pending')
  })

  it('becomes paid when the webhook arrives', async () => {
    const form = await giveRecorded(api, token)
    expect((await statusOf(api, token, form.txnid)).payment_status).toBe('pending')
    await postWebhook(api, api.gateway.signedPost(form, { status: 'success', unmappedstatus: 'captured' }))
    expect((await statusOf(api, token, form.txnid)).payment_status).toBe('success')
  })
})

describe('the sweep', () => {
  it('finds today’s paid donations whose donor never returned, with one query', async () => {
    const forms = [await giveRecorded(api, token), await giveRecorded(api, token)]
    const ids = forms.map((form) => form.txnid)
    for (const id of ids) api.gateway.payments.set(id, captured)
    api.gateway.days.set('2026-11-21', [...ids, 'SOMEBODYELSES'])
    api.gateway.asked.length = 0
    expect(await sweep(api.deps)).toBe(2)
    expect(api.gateway.asked[0]).toBe('get_Transaction_Details 2026-11-21')
    expect(api.gateway.asked[1]?.replace('verify_payment ', '').split('|').sort()).toEqual([...ids].sort())
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
    await api.deps.db
      .updateTable('donations')
      .set({ state: 'failure' })
      .where('state', 'in', ['issued', 'recorded'])
      .execute()
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

  it('ends without an error if the provider does not answer', async () => {
    api.gateway.down = true
    expect(await sweep(api.deps)).toBe(0)
    api.gateway.down = false
  })
})

describe('Indian time', () => {
  it.each([
    ['2025-11-14T20:00:00Z', '2025-11-15'],
    ['2025-11-14T18:29:59Z', '2025-11-14'],
  ])('turns %s into the day %s', (moment, day) => {
    expect(indianDate(new Date(moment))).toBe(day)
  })

  it.each([
    ['2026-03-31T18:29:59Z', '2025-26'],
    ['2026-03-31T18:30:00Z', '2026-27'],
    ['2099-12-31T00:00:00Z', '2099-00'],
  ])('turns %s into the financial year %s', (moment, year) => {
    expect(financialYear(new Date(moment))).toBe(year)
  })
})
