import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { contactWithLimitsSchema } from '../../shared/contract/content/contact.ts'
import { donationOutcomeSchema, paymentDetailSchema, handoverSchema } from '../../shared/contract/donation/donation.ts'
import { mandateSchema, ownMandatesSchema, partnerTokenSchema } from '../../shared/contract/donation/mandate.ts'
import { runMandates } from '../mandates/runMandates.ts'
import { sweep } from '../payment/sweep.ts'
import { connectSandbox } from '../testing/sandboxProvider.ts'
import { apiRoot, createTestApi, partnerOrigin, type TestApi } from '../testing/testApi.ts'
import { reconcileDay } from '../accounting/reconciliation/reconcileDay.ts'
import { indianDay } from '../../shared/date.ts'

let api: TestApi
let sandbox: ReturnType<typeof connectSandbox>
let token: string

beforeEach(async () => {
  api = await createTestApi()
  sandbox = connectSandbox(api)
  token = await api.signIn()
})
afterEach(async () => {
  sandbox.close()
  await api.close()
})

/** The two answers of `monthly/agree`. */
const handoverUrlSchema = z.object({ handover_url: z.string() })
const formSchema = z.object({ action: z.string(), fields: z.record(z.string(), z.string()) })

const order = { project_id: 4, purpose_id: 41, amount: 500 }
const terms = { day: 5, until: '2030-03-31', most: 15_000 }

const own = async () => (await api.send('monthly/own', { token })).data(ownMandatesSchema)
const agree = (json: object) => api.send('monthly/agree', { token, json: { ...terms, amount: 700, ...json } })

/** The donor’s browser goes through the hand-over page, and pays. Answers the txn id. */
async function payAgreement(json: object, outcome = 'success'): Promise<string> {
  const { handover_url } = (await agree(json)).data(handoverUrlSchema)
  const code = handover_url.split('#')[1]
  const { fields } = (await api.send('donation/handover', { token, json: { code } })).data(handoverSchema)
  await sandbox.pay(fields, outcome, 'upi')
  await sweep(api.deps)
  return fields['txnid'] ?? ''
}

async function pay(json: object): Promise<string> {
  const { txn_id, fields = {} } = (await api.send('donation/payment-detail', { token, json })).data(paymentDetailSchema)
  await sandbox.pay(fields, 'success', 'upi')
  await sweep(api.deps)
  return txn_id
}
const outcomeOf = async (txn_id: string) =>
  (await api.send('donation/update-status', { token, json: { txn_id } })).data(donationOutcomeSchema)

/** Runs the job for some days, several times a day. Answers the paid debits of each month: `2026-12: 700`. */
async function runDays(days: number): Promise<string[]> {
  for (let step = 0; step < days * 3; step++) {
    api.advance(8 * 3600)
    await sweep(api.deps)
    await runMandates(api.deps)
  }
  const rows = await api.deps.db
    .selectFrom('mandate_cycles')
    .select(['cycle', 'amount'])
    .where('state', '=', 'paid')
    .orderBy('cycle')
    .execute()
  return rows.map(({ cycle, amount }) => `${cycle}: ${amount}`)
}
const monthsOf = (paid: readonly string[]) => paid.map((one) => one.slice(0, 7))

it('offers to give every month only with a rule of the trust and a provider that debits', async () => {
  const offer = async () => (await api.send('get-contact-details')).data(contactWithLimitsSchema).monthly
  expect(await offer()).toEqual({ most: 15_000, unconfirmed: 15_000, years: 10 })
  const { mandates: _, ...once } = api.deps.provider
  Object.assign(api.deps, { provider: once })
  expect(await offer()).toBeNull()
})

it('makes a paid donation monthly: one rupee now, and the amount from the next month on', async () => {
  const txn_id = await pay(order)
  expect((await outcomeOf(txn_id)).monthly).toBeNull()
  const agreement = await payAgreement({ like: { txn_id }, amount: 500 })
  const outcome = await outcomeOf(agreement)
  expect(outcome).toMatchObject({ amount: 1, payment_status: 'success', purpose: { id: 41 } })
  expect(outcome.monthly).toMatchObject({ state: 'active', amount: 500, day: 5 })
  const [first = ''] = monthsOf(await runDays(36))
  const today = (await api.deps.db.selectFrom('mandates').select('starts_on').executeTakeFirstOrThrow()).starts_on
  expect(first > today.slice(0, 7)).toBe(true)
})

describe('an agreement by net banking', () => {
  /** Sends the form of a registration, which ends with an outcome. Answers the txn id, and the page that the donor sees next. */
  async function registerAt(like: object, outcome: string): Promise<{ txnId: string; to: string | null }> {
    const { fields } = (await agree({ like, amount: 500, way: 'net_banking' })).data(formSchema)
    expect(fields['amount']).toBe('0.00')
    // The others are fields of UPI.
    expect(Object.keys(JSON.parse(fields['si_details'] ?? ''))).toEqual([
      'billingAmount',
      'billingCurrency',
      'billingCycle',
      'billingInterval',
      'paymentStartDate',
      'paymentEndDate',
    ])
    await sandbox.pay(fields, outcome, 'netbanking')
    const txnId = fields['txnid'] ?? ''
    const body = new URLSearchParams({ txnid: txnId, status: 'success' })
    const returned = await api.fetch(new Request(`${apiRoot}/payment/return/${txnId}`, { method: 'POST', body }))
    expect(returned.status).toBe(303)
    return { txnId, to: returned.headers.get('Location') }
  }
  const received = () => api.deps.db.selectFrom('donations').select('amount').where('state', '=', 'paid').execute()
  const receipts = () => api.deps.db.selectFrom('receipts').select('donation_id').execute()

  it('is registered at ₹0 without a donation, lives by the next day, and then debits', async () => {
    const txn_id = await pay(order)
    const before = [await received(), await receipts()]
    const { to } = await registerAt({ txn_id }, 'success')
    expect(to).toMatch(/\/monthly\?lang=en&from=bank$/)
    const [mandate] = await own()
    expect(mandate).toMatchObject({ state: 'registering', amount: 500, next: { amount: 500, announced: false } })
    expect([await received(), await receipts()]).toEqual(before)
    expect(api.mails.filter(({ kind }) => kind === 'monthly')).toEqual([])
    api.advance(86_400)
    await runMandates(api.deps)
    expect(await own()).toMatchObject([{ state: 'active', next: mandate?.next }])
    expect(api.mails.filter(({ kind }) => kind === 'monthly')).toHaveLength(1)
    expect([await received(), await receipts()]).toEqual(before)
    const [first] = await runDays(36)
    expect(first).toBe(`${mandate?.next?.day.slice(0, 7)}: 500`)
    expect(await received()).toHaveLength(2)
    expect(await receipts()).toHaveLength(2)
  })

  it.each(['failure', 'cancel'])('shows for a day that the bank has not taken it, after %s', async (outcome) => {
    const txn_id = await pay(order)
    await registerAt({ txn_id }, outcome)
    expect(await own()).toMatchObject([{ state: 'ended', refused: true, next: null }])
    api.advance(86_401)
    await runMandates(api.deps)
    expect(await own()).toEqual([])
    expect(api.mails.filter(({ kind }) => kind === 'monthly')).toEqual([])
  })

  it('is over after a day if the donor never finished, and stays unlisted until the bank has it', async () => {
    const txn_id = await pay(order)
    expect((await agree({ like: { txn_id }, way: 'net_banking' })).status).toBe(200)
    await runMandates(api.deps)
    expect(await own()).toEqual([])
    api.advance(86_400)
    await runMandates(api.deps)
    const rows = await api.deps.db.selectFrom('mandates').select(['state', 'ended_by']).execute()
    expect(rows).toEqual([{ state: 'ended', ended_by: 'not_agreed' }])
  })

  it('says by one mail that it ended if the donor revokes it before the bank has registered it', async () => {
    const txn_id = await pay(order)
    const { txnId } = await registerAt({ txn_id }, 'success')
    await sandbox.mandate(txnId, 'revoke')
    api.advance(86_400)
    await runMandates(api.deps)
    await runMandates(api.deps)
    expect(await own()).toMatchObject([{ state: 'ended', next: null }])
    const subjects = api.mails.filter(({ kind }) => kind === 'monthly').map(({ subject }) => subject)
    expect(subjects).toEqual(['Your monthly donation has ended'])
  })

  it('is stopped at once, and debits nothing, if the account was deleted before the bank registered it', async () => {
    const { txnId } = await registerAt({ txn_id: await pay(order) }, 'success')
    const find = api.deps.db.selectFrom('mandates').select(['state', 'ended_by', 'user_id'])
    const { user_id } = await find.where('registration_txn_id', '=', txnId).executeTakeFirstOrThrow()
    expect((await api.send('profile/delete_account', { token, json: { id: user_id } })).status).toBe(200)
    const before = await received()
    api.advance(86_400)
    await runMandates(api.deps)
    expect(await runDays(36)).toEqual([])
    const ended = await find.where('registration_txn_id', '=', txnId).executeTakeFirstOrThrow()
    expect(ended).toEqual({ state: 'ended', ended_by: 'account', user_id: null })
    expect(await received()).toEqual(before)
    expect(sandbox.transactions.byTxnId(txnId)?.mandate?.status).toBe('revoked')
  })

  it('keeps no name, address or phone number in the stored form', async () => {
    const txn_id = await pay(order)
    await agree({ like: { txn_id }, way: 'net_banking' })
    const { registration_fields } = await api.deps.db
      .selectFrom('mandates')
      .select('registration_fields')
      .executeTakeFirstOrThrow()
    expect(registration_fields).toContain('productinfo')
    expect(registration_fields).not.toMatch(/Asha|asha@example|"phone"|"hash"/)
  })

  it('is no money in the comparison of the day', async () => {
    const txn_id = await pay(order)
    const day = (await api.deps.db.selectFrom('donations').select('created_at').executeTakeFirstOrThrow()).created_at
    const before = await reconcileDay(api.deps, indianDay(day))
    await registerAt({ txn_id }, 'success')
    expect(await reconcileDay(api.deps, indianDay(day))).toEqual(before)
    expect(await api.deps.db.selectFrom('cases').select('code').execute()).toEqual([])
  })
})

it.each([
  [{ amount: 0 }, { amount: 'amount' }],
  [{ most: 699 }, { most: 'too_small' }],
  [{ until: '2025-01-01' }, { until: 'too_soon' }],
  [{ until: '2099-01-01' }, { until: 'too_late' }],
])('refuses %o at its field', async (wrong, fields) => {
  const txn_id = await pay(order)
  const { refusal } = await agree({ like: { txn_id }, ...wrong })
  expect(Object.keys(refusal?.fields ?? {})).toEqual(Object.keys(fields))
})

it('starts nothing from the donation or the monthly donation of somebody else', async () => {
  const txn_id = await pay({ ...order, monthly: terms })
  await runMandates(api.deps)
  const [mine] = await own()
  token = await api.signIn('ravi@example.org')
  expect((await agree({ like: { txn_id } })).status).toBe(404)
  expect((await agree({ like: { link: mine?.link } })).status).toBe(404)
  expect(await own()).toEqual([])
})

it('lists the own monthly donations, each with the text of its link', async () => {
  await pay({ ...order, monthly: terms })
  await runMandates(api.deps)
  const [mine] = await own()
  expect(mine).toMatchObject({ amount: 500, state: 'active' })
  const opened = await api.send('monthly', { json: { link: mine?.link } })
  expect(opened.data(mandateSchema).amount).toBe(500)
})

it('ends the old agreement when the new one has begun, and not before', async () => {
  await pay({ ...order, monthly: terms })
  await runMandates(api.deps)
  const [old] = await own()
  await payAgreement({ like: { link: old?.link } }, 'failure')
  await runMandates(api.deps)
  expect((await own()).map(({ state, amount }) => [state, amount])).toEqual([['active', 500]])
  const txn_id = await payAgreement({ like: { link: old?.link }, day: 20 })
  expect((await outcomeOf(txn_id)).monthly).toMatchObject({ state: 'active', amount: 700, day: 20 })
  api.advance(600)
  await runMandates(api.deps)
  expect((await own()).map(({ state, amount }) => [state, amount])).toEqual([
    ['active', 700],
    ['ended', 500],
  ])
  expect((await agree({ like: { link: old?.link } })).refusal?.code).toBe('monthly_over')
})

it('lets the old agreement go on while nobody pays the new one', async () => {
  await pay({ ...order, monthly: terms })
  await runMandates(api.deps)
  const [old] = await own()
  expect((await agree({ like: { link: old?.link } })).status).toBe(200)
  const paid = await runDays(36)
  expect(paid.length).toBeGreaterThan(0)
  expect(paid.every((one) => one.endsWith(': 500'))).toBe(true)
})

it('never debits both in one month, on whatever day the new agreement begins', async () => {
  await pay({ ...order, monthly: terms })
  await runMandates(api.deps)
  for (const day of [6, 4, 5]) {
    await runDays(11)
    token = await api.signIn()
    const [running] = await own()
    // Paid twice: the second agreement replaces the first.
    await payAgreement({ like: { link: running?.link }, day })
    await payAgreement({ like: { link: running?.link }, day: day + 1 })
    await runMandates(api.deps)
    expect((await own()).filter(({ state }) => state === 'active')).toHaveLength(1)
  }
  const months = monthsOf(await runDays(40))
  expect(new Set(months).size).toBe(months.length)
  expect(months.length).toBeGreaterThan(0)
})

it('counts a debit of the old agreement as the month of the new one', async () => {
  await pay({ ...order, monthly: terms })
  await runMandates(api.deps)
  const [old] = await own()
  const { handover_url } = (await agree({ like: { link: old?.link } })).data(handoverUrlSchema)
  const json = { code: handover_url.split('#')[1] }
  const { fields } = (await api.send('donation/handover', { token, json })).data(handoverSchema)
  // The donor pays the new agreement; the trust learns of it a month later, after the old one has debited.
  await sandbox.pay(fields, 'success', 'upi')
  const before = await runDaysWithoutSweep(36)
  await sweep(api.deps)
  const months = monthsOf(await runDays(32))
  expect(before.length).toBeGreaterThan(0)
  expect(new Set(months).size).toBe(months.length)
})

async function runDaysWithoutSweep(days: number): Promise<unknown[]> {
  for (let step = 0; step < days * 3; step++) {
    api.advance(8 * 3600)
    await runMandates(api.deps)
  }
  return api.deps.db.selectFrom('mandate_cycles').select('cycle').where('state', '=', 'paid').execute()
}

it('gives every month from a partner’s page only what the sign-in window has shown', async () => {
  const donation = { project_id: 4, amount: 500 }
  const grant = async (json: object) =>
    (await api.send('donation/partner-token', { token, json: { origin: partnerOrigin, ...json } })).data(
      partnerTokenSchema,
    )
  const detail = (donateToken: string, json: object) =>
    api.send('donation/payment-detail', { token: donateToken, json: { ...order, ...json }, origin: partnerOrigin })
  const once = await grant({ donation })
  expect((await detail(once.token, { monthly: terms })).status).toBe(409)
  expect((await detail(once.token, {})).status).toBe(200)
  expect(await api.deps.db.selectFrom('mandates').select('id').execute()).toEqual([])
  const monthly = await grant({ donation: { ...donation, monthly: terms } })
  const { txn_id, handover_url = '' } = (await detail(monthly.token, {})).data(paymentDetailSchema)
  const stored = await api.deps.db.selectFrom('mandates').select(['amount', 'day', 'most', 'ends_on']).execute()
  expect(stored).toEqual([{ amount: 500, day: 5, most: 15_000, ends_on: '2030-03-31' }])

  const record = { ...order, txn_id, donation_type: 'flexible', donation_amount: 500, purpose_text: '', items: [] }
  const json = { code: handover_url.split('#')[1] }
  await api.send('donation/add-donation', { token: monthly.token, json: record, origin: partnerOrigin })
  const form = (await api.send('donation/handover', { token, json })).data(handoverSchema)
  expect(form.confirm).toBeUndefined()
  await sandbox.pay(form.fields, 'success', 'upi')
  await sweep(api.deps)
  expect((await detail(monthly.token, {})).refusal?.code).toBe('consent_used')
})

it('names the way to stop and to complain in the mail with each receipt', async () => {
  await pay({ ...order, monthly: terms })
  await runMandates(api.deps)
  await runDays(36)
  const receipts = api.mails.filter(({ kind }) => kind === 'receipt')
  expect(receipts.length).toBeGreaterThan(1)
  for (const { text } of receipts) {
    expect(text).toMatch(/without signing in:\n.*\/monthly#\d+\./)
    expect(text).toContain('You can also complain to your bank')
  }
})

it('is another intent than the same donation once', async () => {
  const json = { ...order, idempotency_key: 'an-intent-of-a-donor' }
  expect((await api.send('donation/payment-detail', { token, json })).status).toBe(200)
  const { refusal } = await api.send('donation/payment-detail', { token, json: { ...json, monthly: terms } })
  expect(refusal?.code).toBe('intent_differs')
})
