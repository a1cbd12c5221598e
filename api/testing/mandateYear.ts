/**
 * Months of monthly donations with faults. Banks refuse, answers are lost, programs die, payers pause or revoke in their apps, and donors stop.
 * The sandbox keeps its own ledger, so what happened is counted there, and not in our tables.
 */
import { sql } from 'kysely'
import { paymentDetailSchema } from '../../shared/contract/donation/donation.ts'
import { mandateLink } from '../mandates/mandateMails.ts'
import { runMandates } from '../mandates/runMandates.ts'
import { indianDate } from '../payment/financialYear.ts'
import { sweep } from '../payment/sweep.ts'
import { connectSandbox } from './sandboxProvider.ts'
import type { TestApi } from './testApi.ts'

/** Numbers from 0 to 1, the same for the same seed. */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** When the job runs, in Indian hours. In production it is each minute. */
const hours = [1, 6, 11, 14, 22]

export interface MandateYear {
  /** Debits that the provider captured, and tries that it or a bank refused. */
  captured: number
  refused: number
  /** Months with more than one captured debit. */
  twice: string[]
  /** Debits that began after the donor had asked to stop, or after the payer had revoked. */
  afterEnd: string[]
  /** Failed months and ended mandates, each with how many mails say so. All must be one. */
  failures: number[]
  endings: number[]
  /** Captured debits that are no paid donation with a receipt. */
  unreceipted: string[]
  states: Record<string, number>
}

interface Options {
  mandates: number
  days: number
  seed: number
  /** How often a bank refuses a debit. In August 2025 more than half of them failed. */
  refusals: number
  /** How often a payer or donor changes a mandate: for each mandate and run of the job. */
  faults: number
}

/** Runs the months. The API's clock moves; nothing waits. */
export async function runMandateYear(
  api: TestApi,
  { mandates, days, seed, refusals, faults }: Options,
): Promise<MandateYear> {
  const random = randomFrom(seed)
  const one = <Of>(...of: Of[]): Of => of[Math.floor(random() * of.length)] as Of
  const sandbox = connectSandbox(api, 60_000, {
    spelling: () => ({
      id: one('authPayuId', 'authpayuid'),
      asText: random() < 0.5,
      paused: one('pause', 'paused'),
      message: one('Message', 'message', 'msg'),
      deletion: one('MANDATE_DELETION', 'MANDATE_CANCELLATION'),
    }),
    outcome: () =>
      random() < refusals ? 'failed' : random() < 0.04 ? 'pending' : random() < 0.04 ? 'lost' : 'captured',
    revokesAtOnce: () => random() < 0.7,
    knowsAll: () => knowsAll,
    netBankingPays: () => true,
  })
  const knowsAll = random() < 0.5
  const token = await api.signIn()
  /** When nothing may be debited any more, by the provider's number of the mandate. */
  const over = new Map<string, number>()
  const agreed: Array<{ txnId: string; mandateId: string }> = []
  const now = () => api.deps.now().getTime()

  const agree = async (index: number) => {
    const amount = 100 + index
    const until = indianDate(new Date(now() + (random() < 0.1 ? 70 : 3000) * 86_400_000))
    const answer = await api.send('donation/payment-detail', {
      token,
      json: {
        project_id: 4,
        purpose_id: 41,
        amount,
        monthly: { day: 1 + Math.floor(random() * 28), until, most: 15_000 },
      },
    })
    const { txn_id, fields = {} } = answer.data(paymentDetailSchema)
    await api.send('donation/add-donation', {
      token,
      json: {
        project_id: 4,
        purpose_id: 41,
        purpose_text: '',
        items: [],
        donation_type: 'flexible',
        donation_amount: amount,
        txn_id,
      },
    })
    await sandbox.pay(
      fields,
      random() < 0.05 ? 'failure' : 'success',
      one('upi', 'upi', 'upi', 'upi', 'card', 'netbanking'),
    )
    const paid = sandbox.transactions.byTxnId(txn_id)
    if (paid?.status === 'success') agreed.push({ txnId: txn_id, mandateId: paid.mihpayid })
  }

  /** Two programs do the same work at once, and sometimes one dies in the middle of it. */
  const work = async () => {
    const dying = { ...api.deps, provider: dyingProvider(api, () => random() < 0.02) }
    await Promise.allSettled([runMandates(dying), runMandates(api.deps)])
  }

  const fault = async () => {
    const some = one(...agreed)
    if (!some || over.has(some.mandateId)) return
    const kind = one('pause', 'resume', 'revoke', 'stop', 'skip', 'less')
    if (kind === 'pause' || kind === 'resume') await sandbox.mandate(some.txnId, kind)
    else if (kind === 'revoke') {
      await sandbox.mandate(some.txnId, kind, random() < 0.5 ? 'now' : 'never')
      over.set(some.mandateId, now())
    } else {
      const row = await api.deps.db
        .selectFrom('mandates')
        .select(['id', 'state'])
        .where('provider_id', '=', some.mandateId)
        .executeTakeFirst()
      if (row?.state !== 'active' && row?.state !== 'paused') return
      const link = mandateLink(api.deps, row.id).split('#')[1]
      const change = kind === 'less' ? { kind, amount: 50 } : { kind }
      const answer = await api.send('monthly/change', { json: { link, change } })
      if (kind === 'stop' && answer.status === 200) over.set(some.mandateId, now())
    }
  }

  for (let index = 0; index < mandates; index++) await agree(index)
  await sweep(api.deps)
  for (let day = 0; day < days; day++) {
    for (const [index, hour] of hours.entries()) {
      api.advance(((hours[index + 1] ?? 25) - hour) * 3600)
      sandbox.down(random() < 0.03)
      await work()
      sandbox.down(false)
      if (random() < mandates * faults) await fault()
      // A clock that was wrong by an hour, and is set right.
      if (random() < 0.01) {
        api.advance(-3600)
        await work()
        api.advance(3600)
      }
      for (const pending of sandbox.transactions.all())
        if (pending.debitOf && pending.status === 'pending' && pending.capturedFromMs === null)
          await sandbox.settle(pending.fields['txnid'] ?? '')
    }
  }
  sandbox.down(false)
  // Net banking answers after two days.
  for (let round = 0; round < 60; round++) {
    api.advance(3_600)
    await runMandates(api.deps)
  }
  sandbox.close()
  return count(api, sandbox.transactions.all(), over)
}

/** A provider whose caller dies after a debit was sent. */
function dyingProvider(api: TestApi, dies: () => boolean) {
  const { provider } = api.deps
  const { mandates } = provider
  if (!mandates) throw new Error('The provider has no mandates.')
  return {
    ...provider,
    mandates: {
      ...mandates,
      async debit(wanted: Parameters<typeof mandates.debit>[0]) {
        const answer = await mandates.debit(wanted)
        if (dies()) throw new Error('The program has died.')
        return answer
      },
    },
  }
}

type Transactions = ReturnType<ReturnType<typeof connectSandbox>['transactions']['all']>

async function count(api: TestApi, all: Transactions, over: ReadonlyMap<string, number>): Promise<MandateYear> {
  const { db } = api.deps
  const debits = all.filter(({ debitOf }) => debitOf !== null)
  const paid = debits.filter(({ status }) => status === 'success')
  const months = paid.map(({ debitOf, addedAtMs }) => `${debitOf} ${indianDate(new Date(addedAtMs)).slice(0, 7)}`)
  const receipted = await db
    .selectFrom('donations')
    .innerJoin('receipts', 'receipts.donation_id', 'donations.id')
    .select('txn_id')
    .where('donations.state', '=', 'paid')
    .where('recorded_at', 'is not', null)
    .execute()
  const known = new Set(receipted.map(({ txn_id }) => txn_id))
  const mailsOf = (subject: string) =>
    sql<number>`(select count(*)::int from mails where kind = 'monthly' and subject like ${subject}
      and action_url is not null)`
  const [mails] = await db
    .selectNoFrom([
      mailsOf('This month%').as('failed'),
      mailsOf('Your monthly donation has ended').as('ended'),
      sql<number>`(select count(*)::int from mandate_cycles where state = 'failed')`.as('failures'),
      sql<number>`(select count(*)::int from mandates where state = 'ended' and ended_by <> 'not_agreed')`.as(
        'endings',
      ),
    ])
    .execute()
  const states = await db
    .selectFrom('mandates')
    .select(['state', sql<number>`count(*)::int`.as('of')])
    .groupBy('state')
    .execute()
  return {
    captured: paid.length,
    refused: debits.length - paid.length,
    twice: months.filter((month, index) => months.indexOf(month) !== index),
    afterEnd: debits
      .filter(({ debitOf, addedAtMs }) => addedAtMs > (over.get(debitOf ?? '') ?? Infinity))
      .map(({ fields }) => fields['txnid'] ?? ''),
    failures: [mails?.failures ?? -1, mails?.failed ?? -1],
    endings: [mails?.endings ?? -1, mails?.ended ?? -1],
    unreceipted: paid
      .filter(({ paidAtMs }) => (paidAtMs ?? 0) < api.deps.now().getTime() - 2 * 3_600_000)
      .map(({ fields }) => fields['txnid'] ?? '')
      .filter((txnId) => !known.has(txnId)),
    states: Object.fromEntries(states.map(({ state, of }) => [state, of])),
  }
}
