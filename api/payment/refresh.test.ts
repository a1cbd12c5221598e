import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { giveRecorded, postWebhook, statusOf } from '../testing/donations.ts'
import { createTestApi, type TestApi } from '../testing/testApi.ts'
import { financialYear } from './financialYear.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { type Donation, findDonation } from '../donation/findDonation.ts'
import { contradictionOf } from '../accounting/reconciliation/comparePayment.ts'
import { refreshFromProvider } from './refresh.ts'
import { indianDay } from '../../shared/date.ts'

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

  it.each([
    ['of another amount', { transaction_amount: '5.00' }, 'amount'],
    ['of a fraction of a rupee more', { transaction_amount: '500.01' }, 'amount'],
    ['without an amount', { transaction_amount: '' }, 'amount'],
    ['of another product', { productinfo: 'Clean Ghats' }, 'product'],
    ['without a product', { productinfo: '' }, 'product'],
    ['of another transaction', { txnid: 'ANOTHERTXN' }, 'txnid'],
    ["under another merchant's key", { key: 'Other' }, 'key'],
  ])('stays unpaid after an answer about a payment %s, which is stored once', async (_, change, note) => {
    const form = await giveRecorded(api, token)
    api.gateway.payments.set(form.txnid, { ...captured, ...change })
    for (let times = 0; times < 3; times++) {
      expect((await statusOf(api, token, form.txnid)).payment_status).toBe('pending')
      api.advance(3)
    }
    const stored = api.deps.db.selectFrom('payment_events').selectAll().where('txn_id', '=', form.txnid)
    expect(await stored.execute()).toMatchObject([{ source: 'query', verified: false, note, seen: 3 }])
    api.gateway.payments.set(form.txnid, { ...captured, key: 'TestKey' })
    expect((await statusOf(api, token, form.txnid)).payment_status).toBe('success')
  })

  it('lets nobody wait for a provider that hangs, and becomes paid when it answers', async () => {
    const form = await giveRecorded(api, token)
    let letGo = () => {}
    api.gateway.held = new Promise((resolve) => (letGo = resolve))
    api.gateway.payments.set(form.txnid, captured)
    expect((await statusOf(api, token, form.txnid)).payment_status).toBe('pending')
    api.gateway.held = undefined
    letGo()
    await expect.poll(async () => (await statusOf(api, token, form.txnid)).payment_status).toBe('success')
  })

  it('waits for the answer that another process is about to get', async () => {
    const form = await giveRecorded(api, token)
    api.gateway.payments.set(form.txnid, captured)
    let answer = () => {}
    api.gateway.held = new Promise((resolve) => (answer = resolve))
    // A second copy of the module knows as little of the first one's query as another process does.
    const other = await vi.importActual<typeof import('./refresh.ts')>('./refresh.ts?other')
    const asking = other.refreshFromProvider(api.deps, (await findDonation(api.deps, form.txnid)) as Donation)
    await expect.poll(() => asksAbout(form.txnid)).toBe(1)
    const status = statusOf(api, token, form.txnid)
    setTimeout(answer, 100)
    expect((await status).payment_status).toBe('success')
    expect([(await asking).state, asksAbout(form.txnid)]).toEqual(['paid', 1])
    api.gateway.held = undefined
  })

  it('asks about a signed success although a failure has arrived since', async () => {
    const form = await giveRecorded(api, token)
    const open = await findDonation(api.deps, form.txnid)
    await postWebhook(api, api.gateway.signedPost(form, { status: 'failure', unmappedstatus: 'failed' }))
    api.gateway.payments.set(form.txnid, captured)
    expect(await refreshFromProvider(api.deps, open as Donation, 0)).toMatchObject({ state: 'paid' })
  })

  it('becomes paid when the webhook arrives', async () => {
    const form = await giveRecorded(api, token)
    expect((await statusOf(api, token, form.txnid)).payment_status).toBe('pending')
    await postWebhook(api, api.gateway.signedPost(form, { status: 'success', unmappedstatus: 'captured' }))
    expect((await statusOf(api, token, form.txnid)).payment_status).toBe('success')
  })
})

describe('Indian time', () => {
  it.each([
    ['2025-11-14T20:00:00Z', '2025-11-15'],
    ['2025-11-14T18:29:59Z', '2025-11-14'],
  ])('turns %s into the day %s', (moment, day) => {
    expect(indianDay(new Date(moment))).toBe(day)
  })

  it.each([
    ['2026-03-31T18:29:59Z', '2025-26'],
    ['2026-03-31T18:30:00Z', '2026-27'],
    ['2099-12-31T00:00:00Z', '2099-00'],
  ])('turns %s into the financial year %s', (moment, year) => {
    expect(financialYear(new Date(moment))).toBe(year)
  })
})

const all = { txnid: true, key: true, product: true, currency: true }

it('finds no contradiction only if transaction, key, product and amount agree', () => {
  const agrees = fc.record({ txnid: fc.boolean(), key: fc.boolean(), product: fc.boolean(), currency: fc.boolean() })
  const rupees = fc.integer({ min: 1, max: 1_000_000 })
  fc.assert(
    fc.property(agrees, rupees, fc.option(fc.integer({ min: 1, max: 1_000 })), (agreed, amount, paise) => {
      const amountPaise = paise === null ? null : amount * 100 + paise - 1
      const whole = Object.values(agreed).every(Boolean) && paise === 1
      expect(contradictionOf({ agrees: agreed, amountPaise }, { amount }) === null).toBe(whole)
    }),
  )
  expect(contradictionOf({ agrees: all, amountPaise: 50_000 }, { amount: 500 })).toBeNull()
})

it.each(['txnid', 'key', 'product', 'currency'] as const)('names the %s', (name) => {
  expect(contradictionOf({ agrees: { ...all, [name]: false }, amountPaise: 50_000 }, { amount: 500 })).toBe(name)
})

it('waits for the disk with each change of a donation, but not with the marks of a query', async () => {
  await sql`create table flushes (state text, mode text)`.execute(api.deps.db)
  await sql`create function note_flush() returns trigger language plpgsql as
    $$ begin insert into flushes values (new.state, current_setting('synchronous_commit')); return null; end $$`.execute(
    api.deps.db,
  )
  await sql`create trigger note_flush after update on donations for each row execute function note_flush()`.execute(
    api.deps.db,
  )
  const form = await giveRecorded(api, token)
  await statusOf(api, token, form.txnid)
  api.advance(10)
  api.gateway.payments.set(form.txnid, captured)
  expect(await statusOf(api, token, form.txnid)).toMatchObject({ payment_status: 'success' })
  const { rows } = await sql`select state, mode from flushes`.execute(api.deps.db)
  // Only rows are restored for the next file, and it may count the tables.
  await sql`drop function note_flush cascade`.execute(api.deps.db)
  await sql`drop table flushes`.execute(api.deps.db)
  expect(rows).toEqual([
    { state: 'handed_over', mode: 'on' },
    { state: 'handed_over', mode: 'off' },
    { state: 'handed_over', mode: 'off' },
    { state: 'handed_over', mode: 'off' },
    { state: 'paid', mode: 'on' },
    { state: 'paid', mode: 'off' },
  ])
})
