/** One person asks, another approves, and the provider is never asked twice for the same money. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { refundsPageSchema } from '../../../shared/contract/staff/refunds.ts'
import { ProviderUnreachable } from '../../payment/provider.ts'
import { sweep } from '../../payment/sweep.ts'
import { reconcilePayments } from '../reconciliation/reconcileDay.ts'
import { reconcileWanted, wantNight } from '../reconciliation/runDays.ts'
import { giveRecorded } from '../../testing/donations.ts'
import { connectSandbox } from '../../testing/sandboxProvider.ts'
import { createTestApi, siteOrigin, type TestApi } from '../../testing/testApi.ts'
import { sendRefunds } from './sendRefunds.ts'

const BANK_SECONDS = 60
let api: TestApi
let sandbox: ReturnType<typeof connectSandbox>
let [first, second] = ['', '']
let txnId: string
beforeEach(async () => {
  api = await createTestApi()
  sandbox = connectSandbox(api, BANK_SECONDS * 1000)
  first = await api.signIn('accounts@example.org')
  second = await api.signIn('treasurer@example.org')
  const form = await giveRecorded(api, await api.signIn())
  await sandbox.pay(form)
  await sweep(api.deps)
  txnId = form.txnid
})
afterEach(async () => {
  sandbox.close()
  await api.close()
})

const call = (path: string, token: string, json: unknown) =>
  api.send(`staff/${path}`, { json, token, origin: siteOrigin })
const ask = (amount: number, token = first) =>
  call('request-refund', token, { txn_id: txnId, amount, reason: 'Paid twice' })
const list = async (token = first) =>
  (await api.send('staff/refunds', { token, origin: siteOrigin })).data(refundsPageSchema).rows
const idOf = async () => (await list())[0]?.id ?? 0
const approve = async (token = second) => call('approve-refund', token, { id: await idOf() })
const states = async () => {
  const rows = await api.deps.db.selectFrom('refund_requests').select('state').orderBy('id').execute()
  return rows.map(({ state }) => state)
}
const refundsThere = () => sandbox.transactions.byTxnId(txnId)?.refunds ?? []
const donation = async () =>
  api.deps.db
    .selectFrom('donations')
    .innerJoin('donation_balances', 'donation_id', 'donations.id')
    .select(['state', 'refunded_rupees', 'net_rupees'])
    .where('txn_id', '=', txnId)
    .executeTakeFirstOrThrow()

describe('the two persons', () => {
  it('ask and approve; the donor gets a mail and a notification when the bank is done', async () => {
    expect((await ask(200)).status).toBe(200)
    expect((await approve()).status).toBe(200)
    expect(refundsThere()).toEqual([])
    await sendRefunds(api.deps)
    expect(await states()).toEqual(['sent'])
    expect(await donation()).toMatchObject({ state: 'paid', refunded_rupees: 0 })
    api.advance(BANK_SECONDS)
    await sendRefunds(api.deps)
    expect(await list()).toMatchObject([
      { state: 'done', reason: 'Paid twice', decided_by: { name: 'Mohan Thapliyal' } },
    ])
    expect(await donation()).toMatchObject({ state: 'part_refunded', refunded_rupees: 200, net_rupees: 300 })
    expect(api.mails.filter(({ kind }) => kind === 'refund')).toMatchObject([
      { to: 'asha@example.org', subject: 'A refund of ₹200' },
    ])
    const notices = await api.deps.db
      .selectFrom('notifications')
      .selectAll()
      .where('kind', '=', 'gift_refunded')
      .execute()
    expect(notices).toHaveLength(1)
  })

  it('are never the same', async () => {
    await ask(200)
    expect(await approve(first)).toMatchObject({ status: 403, refusal: { code: 'own_request' } })
    expect((await list(first))[0]).toMatchObject({ state: 'asked', may_decide: false })
    expect((await list(second))[0]).toMatchObject({ may_decide: true })
    // The database refuses it, too.
    const decided = { state: 'approved', decided_by: (await list())[0]?.asked_by.id ?? 0 } as const
    await expect(api.deps.db.updateTable('refund_requests').set(decided).execute()).rejects.toThrow('refund_requests')
  })

  it('must have signed in recently to approve', async () => {
    await ask(200)
    api.advance(11 * 60)
    expect(await approve()).toMatchObject({ status: 403, refusal: { code: 'reauthenticate' } })
    expect(await states()).toEqual(['asked'])
  })

  it('need the role of an accountant', async () => {
    await api.deps.db
      .updateTable('users')
      .set({ role: 'reader' })
      .where('email', '=', 'treasurer@example.org')
      .execute()
    expect(await ask(200, second)).toMatchObject({ status: 403, refusal: { code: 'role' } })
  })

  it('decide once, and a refusal pays nothing', async () => {
    await ask(200)
    expect((await call('refuse-refund', second, { id: await idOf(), note: 'Not twice' })).status).toBe(200)
    expect(await approve()).toMatchObject({ status: 409, refusal: { code: 'decided' } })
    await sendRefunds(api.deps)
    expect([await states(), refundsThere()]).toEqual([['refused'], []])
  })

  it('decide once if they press at the same time', async () => {
    await ask(200)
    const id = await idOf()
    const [approved, refused] = await Promise.all([
      call('approve-refund', second, { id }),
      call('refuse-refund', second, { id, note: 'Not twice' }),
    ])
    expect([approved.status, refused.status].toSorted()).toEqual([200, 409])
    expect(approved.status === 409 ? approved.refusal : refused.refusal).toMatchObject({ code: 'decided' })
    await sendRefunds(api.deps)
    expect(await states()).toEqual([approved.status === 200 ? 'sent' : 'refused'])
    expect(refundsThere()).toHaveLength(approved.status === 200 ? 1 : 0)
  })

  it('are in the audit log, without the reason', async () => {
    await ask(200)
    await approve()
    const rows = await api.deps.db
      .selectFrom('audit_entries')
      .selectAll()
      .where('action', 'in', ['refund.requested', 'refund.approved', 'refund.refused'])
      .orderBy('id')
      .execute()
    expect(rows.map(({ action, details }) => [action, details])).toEqual([
      ['refund.requested', '{"amount":200,"way":"provider"}'],
      ['refund.approved', '{"amount":200}'],
    ])
  })
})

describe('never more than was paid', () => {
  it('in requests that wait', async () => {
    expect((await ask(501)).refusal).toMatchObject({ fields: { amount: 'too_big' } })
    expect((await ask(300)).status).toBe(200)
    expect((await ask(201)).refusal).toMatchObject({ fields: { amount: 'too_big' } })
    expect((await ask(200)).status).toBe(200)
    expect(await ask(1)).toMatchObject({ status: 409, refusal: { code: 'not_refundable' } })
  })

  it('if two ask at the same time', async () => {
    const answers = await Promise.all([ask(300), ask(300, second)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
  })

  it('if the provider has refunded meanwhile', async () => {
    await ask(500)
    await sandbox.refund(txnId, { amount: '100', webhook: 'now' })
    await sandbox.messages(1)
    expect(await approve()).toMatchObject({ status: 409, refusal: { code: 'not_refundable' } })
  })

  it('for a donation that nobody paid, and for an unknown one', async () => {
    const open = await giveRecorded(api, await api.signIn())
    const wanted = { amount: 1, reason: 'Wrong' }
    expect((await call('request-refund', first, { ...wanted, txn_id: open.txnid })).status).toBe(409)
    expect((await call('request-refund', first, { ...wanted, txn_id: 'NOBODY' })).status).toBe(404)
  })
})

describe('the provider', () => {
  beforeEach(async () => {
    await ask(200)
    await approve()
  })

  it('is asked again after an unknown answer, with one refund in the end', async () => {
    const { refund } = api.deps.provider
    api.deps.provider = {
      ...api.deps.provider,
      async refund(wanted) {
        await refund(wanted)
        throw new ProviderUnreachable('the answer was lost')
      },
    }
    await sendRefunds(api.deps)
    expect(await states()).toEqual(['approved'])
    await sendRefunds(api.deps)
    expect([await states(), refundsThere().length]).toEqual([['sent'], 1])
  })

  it('is not asked twice if the program is killed between its answer and our record', async () => {
    const { refund } = api.deps.provider
    let killed = false
    api.deps.provider = {
      ...api.deps.provider,
      async refund(wanted) {
        await refund(wanted)
        killed = true
        throw new Error('killed')
      },
    }
    await sendRefunds(api.deps)
    expect(await states()).toEqual(['approved'])
    api.deps.provider = { ...api.deps.provider, refund }
    await sendRefunds(api.deps)
    expect([killed, await states(), refundsThere().length]).toEqual([true, ['sent'], 1])
  })

  it('may fail later: staff get a case, and the donation stays paid', async () => {
    await sendRefunds(api.deps)
    await sandbox.refuse(txnId, refundsThere()[0]?.requestId ?? '')
    await sendRefunds(api.deps)
    expect(await states()).toEqual(['failed'])
    expect(await donation()).toMatchObject({ state: 'paid', net_rupees: 500 })
    const cases = await api.deps.db.selectFrom('cases').select(['code', 'txn_id']).execute()
    expect(cases).toEqual([{ code: 'refund_failed', txn_id: txnId }])
    // The money can be asked for again.
    expect((await ask(500)).status).toBe(200)
    // The bank may do the first all the same.
    const { listChanges } = api.deps.provider
    const done = async (payment: Parameters<typeof listChanges>[0]) => {
      const found = await listChanges(payment)
      return { ...found, refunds: found.refunds.map((refund) => ({ ...refund, status: 'done' as const })) }
    }
    api.deps.provider = { ...api.deps.provider, listChanges: done }
    await reconcilePayments(api.deps, '2026-11-21', [txnId])
    expect(await donation()).toMatchObject({ state: 'part_refunded', net_rupees: 300 })
  })

  it('refuses: staff get a case', async () => {
    api.deps.provider = { ...api.deps.provider, refund: async () => ({ accepted: false, reason: 'not possible' }) }
    await sendRefunds(api.deps)
    expect(await list()).toMatchObject([{ state: 'failed', failure: 'not possible' }])
  })

  it('and its nights find no difference in a refund that was asked for here', async () => {
    await sendRefunds(api.deps)
    api.advance(3 * 24 * 3600)
    await wantNight(api.deps)
    await reconcileWanted(api.deps)
    await sendRefunds(api.deps)
    expect(await states()).toEqual(['done'])
    await wantNight(api.deps)
    await reconcileWanted(api.deps)
    expect(await api.deps.db.selectFrom('cases').select('code').execute()).toEqual([])
  })
})
