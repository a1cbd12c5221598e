import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { paymentDetailSchema } from '../../shared/contract/donation/donation.ts'
import { mandateSchema } from '../../shared/contract/donation/mandate.ts'
import { openSwitches } from '../../demo/provider/switches.ts'
import { ENDINGS } from '../../demo/provider/transaction.ts'
import { runMandateYear } from '../testing/mandateYear.ts'
import { connectSandbox } from '../testing/sandboxProvider.ts'
import { createTestApi, type TestApi } from '../testing/testApi.ts'
import { reconcileDay } from '../accounting/reconciliation/reconcileDay.ts'
import { sweep } from '../payment/sweep.ts'
import type { Database } from '../storage/database.ts'
import { mandateLink, mandatesOf } from './mandateMails.ts'
import { attemptsOf } from './mandates.ts'
import { runMandates } from './runMandates.ts'

let api: TestApi
let sandbox: ReturnType<typeof connectSandbox>

beforeEach(async () => {
  api = await createTestApi()
  sandbox = connectSandbox(api)
})
afterEach(async () => {
  sandbox.close()
  await api.close()
})

const order = { project_id: 4, purpose_id: 41, amount: 500 }
const monthly = { day: 5, until: '2030-03-31', most: 15_000 }

async function prepare(change: object = {}) {
  const token = await api.signIn()
  return api.send('donation/payment-detail', { token, json: { ...order, monthly: { ...monthly, ...change } } })
}

/** A donor who has agreed: the link in the mail, and the payment with which the agreement began. */
async function agree(way = 'upi') {
  const { txn_id, fields = {} } = (await prepare()).data(paymentDetailSchema)
  await sandbox.pay(fields, 'success', way)
  await sweep(api.deps)
  await runMandates(api.deps)
  const { id } = await api.deps.db.selectFrom('mandates').select('id').executeTakeFirstOrThrow()
  return { txn_id, link: mandateLink(api.deps, id).split('#')[1] ?? '' }
}

const change = (link: string, wanted: object) => api.send('monthly/change', { json: { link, change: wanted } })
const read = async (link: string) => (await api.send('monthly', { json: { link } })).data(mandateSchema)

describe('an agreement to give every month', () => {
  it.each([
    [{ most: 499 }, { 'monthly.most': 'too_small' }],
    [{ until: '2025-01-01' }, { 'monthly.until': 'too_soon' }],
    [{ until: '2099-01-01' }, { 'monthly.until': 'too_late' }],
  ])('is refused with %o', async (wrong, fields) => {
    expect((await prepare(wrong)).refusal).toMatchObject({ fields })
  })

  it('is refused where the trust has no rules for it', async () => {
    await api.deps.db.deleteFrom('rules').where('key', '=', 'mandate.debits').execute()
    expect((await prepare()).status).toBe(409)
  })

  it('begins with the first payment, and a mail opens it without signing in', async () => {
    const { link } = await agree()
    const mail = api.mails.find(({ kind }) => kind === 'monthly')
    expect(mail?.text).toContain('₹500')
    expect(await read(mail?.action?.url.split('#')[1] ?? '')).toMatchObject({ state: 'active', amount: 500, day: 5 })
    expect((await read(link)).next).toMatchObject({ announced: false, amount: 500 })
  })

  it('ends before it began if the first payment fails', async () => {
    const { fields = {} } = (await prepare()).data(paymentDetailSchema)
    await sandbox.pay(fields, 'failure')
    await sweep(api.deps)
    await runMandates(api.deps)
    const [mandate] = await api.deps.db.selectFrom('mandates').select(['state', 'ended_by']).execute()
    expect(mandate).toEqual({ state: 'ended', ended_by: 'not_agreed' })
    expect(api.mails.filter(({ kind }) => kind === 'monthly')).toEqual([])
  })
})

it.each([
  ['the mandate of a donation', (db: Database) => mandatesOf(db, 1)],
  ['the attempts of a month', (db: Database) => attemptsOf(db, 1, '2026-10').select('mandate_id')],
])('finds %s by indexes, however many there are', async (_, query) => {
  const plan = await api.deps.db.transaction().execute(async (db) => {
    // The table is so small here that PostgreSQL would read it whole.
    await sql`set local enable_seqscan = off`.execute(db)
    return JSON.stringify(await query(db).explain())
  })
  expect(plan).not.toContain('hashed SubPlan')
})

it('reads one statement for each step while nothing is due, and looks at no mandate', async () => {
  await agree()
  await runMandates(api.deps)
  api.advance(60)
  const before = api.statements.length
  await runMandates(api.deps)
  expect(api.statements.slice(before)).toHaveLength(10)
})

it('goes on with the others if the provider’s answer about one cannot be read', async () => {
  await agree()
  await agree()
  const [first] = await api.deps.db.selectFrom('mandates').select(['id', 'provider_id']).orderBy('id').execute()
  const { mandates } = api.deps.provider
  if (!mandates || !first) throw new Error('no mandate')
  vi.spyOn(mandates, 'readState').mockImplementation(({ mandateId }) =>
    mandateId === first.provider_id ? Promise.reject(new Error('nonsense')) : Promise.resolve('active'),
  )
  api.advance(32 * 86_400)
  await runMandates(api.deps)
  const months = await api.deps.db.selectFrom('mandate_cycles').select(['mandate_id', 'state']).execute()
  expect(months.find(({ mandate_id }) => mandate_id === first.id)?.state).toBe('planned')
  expect(months.filter(({ state }) => state === 'noticed')).toHaveLength(1)
})

it('plans again after a clock that was far ahead is set right', async () => {
  await agree()
  api.advance(20 * 86_400)
  await runMandates(api.deps)
  api.advance(-20 * 86_400)
  await api.deps.db.deleteFrom('mandate_cycles').execute()
  api.advance(11 * 86_400)
  await runMandates(api.deps)
  const months = await api.deps.db.selectFrom('mandate_cycles').select('debit_on').execute()
  expect(months).toEqual([{ debit_on: '2026-12-05' }])
})

it.each(['upi', 'card', 'netbanking'])(
  'is announced, debited and stopped by %s, with the commands of that way only',
  async (way) => {
    const switches = openSwitches()
    switches.set({ netBanking: 'with a payment', commands: 'their own' })
    sandbox.close()
    sandbox = connectSandbox(api, 60_000, switches.debits)
    const { link, txn_id } = await agree(way)
    const at = async (time: string) => {
      api.advance((Date.parse(`${time}+05:30`) - api.deps.now().getTime()) / 1000)
      await runMandates(api.deps)
    }
    await at('2026-12-02T06:00:00')
    await at('2026-12-05T14:00:00')
    await at('2026-12-05T14:01:10')
    const months = async () => (await read(link)).months.map(({ day, state }) => [day, state])
    // The bank needs two days.
    expect(await months()).toEqual([['2026-12-05', way === 'netbanking' ? 'debiting' : 'paid']])
    await at('2026-12-07T15:05:00')
    expect(await months()).toEqual([['2026-12-05', 'paid']])
    const notices = api.mails.filter(({ subject }) => subject === '₹500 will be debited on 5 December 2026')
    expect(notices).toHaveLength(way === 'netbanking' ? 1 : 0)
    await change(link, { kind: 'stop' })
    await runMandates(api.deps)
    expect(sandbox.transactions.byTxnId(txn_id)?.mandate).toMatchObject({ status: 'revoked', revokedBy: 'shop' })
    expect((await read(link)).state).toBe('ended')
  },
)

/** Agrees, and lets the first attempt of December fail. `at` runs the job at that Indian time. */
async function agreeAndFail() {
  const switches = openSwitches()
  switches.set({ outcome: 'failed' })
  sandbox.close()
  sandbox = connectSandbox(api, 60_000, switches.debits)
  const { link } = await agree()
  const at = async (time: string) => {
    api.advance((Date.parse(`${time}+05:30`) - api.deps.now().getTime()) / 1000)
    await runMandates(api.deps)
  }
  await at('2026-12-02T06:00:00')
  await at('2026-12-05T06:00:00')
  await at('2026-12-05T06:01:10')
  return { link, at }
}

it('makes no second attempt if the first one succeeded late', async () => {
  const { link, at } = await agreeAndFail()
  const readMonth = () =>
    api.deps.db.selectFrom('mandate_cycles').select(['state', 'attempts', 'donation_id']).executeTakeFirstOrThrow()
  expect(await readMonth()).toMatchObject({ state: 'noticed', attempts: 1 })
  const { donation_id } = await readMonth()
  const { txn_id } = await api.deps.db
    .selectFrom('donations')
    .select('txn_id')
    .where('id', '=', donation_id)
    .executeTakeFirstOrThrow()
  const debit = sandbox.transactions.byTxnId(txn_id)
  if (debit) sandbox.transactions.end(debit, ENDINGS.success)
  await at('2026-12-05T15:00:00')
  await at('2026-12-05T15:02:00')
  expect(await readMonth()).toEqual({ state: 'paid', attempts: 1, donation_id })
  expect((await read(link)).months).toMatchObject([{ day: '2026-12-05', state: 'paid' }])
})

it.each(['failed', 'skipped'] as const)(
  'shows a month that is %s already as paid if its debit succeeded late, with one donation and receipt',
  async (state) => {
    const { link, at } = await agreeAndFail()
    if (state === 'skipped') await change(link, { kind: 'stop' })
    else for (let day = 6; day <= 31; day++) await at(`2026-12-${String(day).padStart(2, '0')}T23:59:00`)
    const readMonth = () =>
      api.deps.db.selectFrom('mandate_cycles').select(['state', 'donation_id', 'reason']).executeTakeFirstOrThrow()
    const { donation_id } = await readMonth()
    expect((await readMonth()).state).toBe(state)
    const debits = () =>
      api.deps.db
        .selectFrom('donations')
        .leftJoin('receipts', 'receipts.donation_id', 'donations.id')
        .select(['donations.id', 'donations.txn_id', 'donations.state', 'recorded_at', 'receipts.number'])
        .where('donations.id', 'in', api.deps.db.selectFrom('mandate_cycles').select('donation_id'))
        .execute()
    const [debit] = await debits()
    await sandbox.settle(debit?.txn_id ?? '')
    await reconcileDay(api.deps, '2026-12-05')
    expect(await readMonth()).toEqual({ state: 'paid', donation_id, reason: null })
    expect(await debits()).toMatchObject([
      { id: donation_id, state: 'paid', recorded_at: expect.any(Date), number: expect.anything() },
    ])
    await runMandates(api.deps)
    expect((await read(link)).months.filter((month) => month.state === 'paid')).toHaveLength(1)
    const open = await api.deps.db.selectFrom('cases').select('code').where('closed_at', 'is', null).execute()
    expect(open).toEqual([])
  },
)

describe('the link in a mail', () => {
  it('opens nothing if it was changed', async () => {
    const { link } = await agree()
    // Not the last character: it also holds bits that belong to no byte.
    const other = link.at(-2) === 'A' ? 'B' : 'A'
    expect((await api.send('monthly', { json: { link: `9${link}` } })).status).toBe(404)
    expect((await api.send('monthly', { json: { link: link.slice(0, -2) + other + link.slice(-1) } })).status).toBe(404)
  })

  it('stops it: nothing more is debited, and the mail is sent once the provider has confirmed', async () => {
    const { link, txn_id } = await agree()
    sandbox.down(true)
    expect((await change(link, { kind: 'stop' })).data(mandateSchema)).toMatchObject({ state: 'ending', next: null })
    await runMandates(api.deps)
    const subjects = () => api.mails.filter(({ kind }) => kind === 'monthly').map(({ subject }) => subject)
    expect(subjects()).toHaveLength(1)
    sandbox.down(false)
    api.advance(600)
    await runMandates(api.deps)
    expect(sandbox.transactions.byTxnId(txn_id)?.mandate).toMatchObject({ status: 'revoked', revokedBy: 'shop' })
    expect(subjects().slice(1)).toEqual(['Your monthly donation has ended'])
    expect((await change(link, { kind: 'stop' })).status).toBe(200)
    expect((await change(link, { kind: 'skip' })).status).toBe(409)
  })

  it('skips the next debit only', async () => {
    const { link } = await agree()
    const before = (await read(link)).next?.day ?? ''
    const after = (await change(link, { kind: 'skip' })).data(mandateSchema).next?.day ?? ''
    expect(after.slice(0, 7) > before.slice(0, 7)).toBe(true)
    expect(after.slice(8)).toBe('05')
  })

  it('gives less from the next notice on, and never more', async () => {
    const { link } = await agree()
    expect((await change(link, { kind: 'less', amount: 501 })).refusal).toMatchObject({
      fields: { amount: 'not_less' },
    })
    expect((await change(link, { kind: 'less', amount: 200 })).data(mandateSchema).next?.amount).toBe(200)
  })

  it('shows a pause in the payer’s app after its message, which is not believed but checked', async () => {
    const { link, txn_id } = await agree()
    api.advance(120)
    await sandbox.mandate(txn_id, 'pause', 'now')
    await sandbox.messages(1)
    await runMandates(api.deps)
    expect((await read(link)).state).toBe('paused')
  })

  it('opens nothing after the account is deleted, and the provider ends the mandate', async () => {
    const { link, txn_id } = await agree()
    const token = await api.signIn()
    const { user_id } = await api.deps.db.selectFrom('mandates').select('user_id').executeTakeFirstOrThrow()
    expect((await api.send('profile/delete_account', { token, json: { id: user_id } })).status).toBe(200)
    expect((await api.send('monthly', { json: { link } })).status).toBe(404)
    api.advance(600)
    await runMandates(api.deps)
    expect(sandbox.transactions.byTxnId(txn_id)?.mandate?.status).toBe('revoked')
  })
})

it('debits no month twice and nothing after the end, and tells each failure once, over months with faults', async () => {
  const year = await runMandateYear(api, { mandates: 20, days: 50, seed: 4, refusals: 0.7, faults: 0.015 })
  expect(year).toMatchObject({ twice: [], afterEnd: [], unreceipted: [] })
  expect(year.failures[0]).toBe(year.failures[1])
  expect(year.endings[0]).toBe(year.endings[1])
  expect(Math.min(year.captured, year.refused, year.netBanking.agreed, year.failures[0] ?? 0)).toBeGreaterThan(0)
})
