/**
 * Months of monthly donations with faults, in an order that a seed decides. Banks refuse, or capture days later what they refused. Answers are lost, programs die,
 * and payers pause or revoke in their apps. Donors stop, skip, or agree to something else.
 * The sandbox keeps its own ledger, so what happened is counted there, and not in our tables.
 */
import { sql } from 'kysely'
import { handoverSchema, paymentDetailSchema } from '../../shared/contract/donation/donation.ts'
import { agreementSchema } from '../../shared/contract/donation/mandate.ts'
import { mandateLink } from '../mandates/mandateMails.ts'
import { runMandates } from '../mandates/runMandates.ts'
import { sweep } from '../payment/sweep.ts'
import { connectSandbox } from './sandboxProvider.ts'
import type { TestApi } from './testApi.ts'
import { indianDay } from '../../shared/date.ts'

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
/** The trust learns so late, in days, of payments that no job of a mandate asks about. */
const sweepDays = 5

export interface MandateYear {
  /** Debits that the provider captured, and tries that it or a bank refused. */
  captured: number
  refused: number
  /** Agreements that a bank has registered at ₹0, and their captured debits. */
  netBanking: { agreed: number; captured: number }
  /** Debits that a bank refused, and captured later. */
  late: number
  /** Months with more than one captured debit, of a mandate or of those that replace each other. */
  twice: string[]
  /** Debits that began after the donor had asked to stop, or after the payer had revoked. */
  afterEnd: string[]
  /** Failed months, also those that were paid afterwards, and ended mandates, each with how many mails say so. */
  failures: number[]
  endings: number[]
  /** Captured debits that are no paid donation with a receipt, in a month that is paid. */
  unreceipted: string[]
  states: Record<string, number>
}

interface Options {
  mandates: number
  days: number
  seed: number
  /** How often a bank refuses a debit. In August 2025 more than half of them failed. */
  refusals: number
  /** How often a payer, donor or bank changes something: for each mandate and run of the job. */
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
    outcome: (txnId) => {
      if (random() >= refusals) return random() < 0.04 ? 'pending' : random() < 0.04 ? 'lost' : 'captured'
      refused.push(txnId)
      return 'failed'
    },
    revokesAtOnce: () => random() < 0.7,
    knowsAll: () => knowsAll,
    netBankingPays: () => false,
  })
  const knowsAll = random() < 0.5
  let token = await api.signIn()
  /** When nothing may be debited any more, by the provider's number of the mandate. */
  const over = new Map<string, number>()
  /** `first`: the mandate that began the chain in which each replaces the one before. */
  const agreed: Array<{ txnId: string; mandateId: string; first: string }> = []
  /** Debits that a bank refused, and how many it captured later: in all, and after the mail that the month failed. */
  const refused: string[] = []
  const late = { all: 0, afterMail: 0 }
  const now = () => api.deps.now().getTime()

  const terms = () => {
    const until = indianDay(new Date(now() + (random() < 0.1 ? 70 : 3000) * 86_400_000))
    return { day: 1 + Math.floor(random() * 28), until, most: 15_000 }
  }
  /** The donor pays or registers, unless the bank refuses. */
  const pay = async (fields: Record<string, string>, way: string, first?: string) => {
    await sandbox.pay(fields, random() < 0.05 ? 'failure' : 'success', way)
    const txnId = fields['txnid'] ?? ''
    const paid = sandbox.transactions.byTxnId(txnId)
    if (paid?.mandate && paid.status === 'success')
      agreed.push({ txnId, mandateId: paid.mihpayid, first: first ?? paid.mihpayid })
  }

  const order = async (amount: number, more: object = {}) => {
    const answer = await api.send('donation/payment-detail', {
      token,
      json: { project_id: 4, purpose_id: 41, amount, ...more },
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
    return { txn_id, fields }
  }

  /** Agrees to give like a donation, or like the mandate that it replaces. A bank registers it at ₹0; by UPI the donor pays one rupee. */
  const agreeLike = async (like: object, way: 'netbanking' | 'upi', amount: number, first?: string) => {
    const json = { ...terms(), like, amount, ...(way === 'netbanking' && { way: 'net_banking' }) }
    const answer = (await api.send('monthly/agree', { token, json })).data(agreementSchema)
    // The donor never finishes at the bank.
    if (random() < 0.05) return
    if ('fields' in answer) return pay(answer.fields, way, first)
    const code = answer.handover_url.split('#')[1]
    const { fields } = (await api.send('donation/handover', { token, json: { code } })).data(handoverSchema)
    return pay(fields, way, first)
  }

  /** Two programs do the same work at once, and sometimes one dies in the middle of it. */
  const work = async () => {
    const dying = { ...api.deps, provider: dyingProvider(api, () => random() < 0.02) }
    await Promise.allSettled([runMandates(dying), runMandates(api.deps)])
  }

  /** A bank captures what it has refused, unless the month has its debit: a provider takes no second one. */
  const captureLate = async () => {
    const txnId = one(...refused.slice(-mandates))
    const debit = sandbox.transactions.byTxnId(txnId)
    const monthOf = ({ addedAtMs }: { addedAtMs: number }) => indianDay(new Date(addedAtMs)).slice(0, 7)
    const first = agreed.find(({ mandateId }) => mandateId === debit?.debitOf)?.first
    const chain = agreed.filter((other) => other.first === first)
    const others = chain.flatMap(({ mandateId }) => sandbox.transactions.debitsOf(mandateId))
    // The sweep looks back ten days.
    if (!debit || now() - debit.addedAtMs > 4 * 86_400_000) return
    if (others.some((other) => other.status !== 'failure' && monthOf(other) === monthOf(debit))) return
    const month = await api.deps.db
      .selectFrom('mandate_cycles')
      .innerJoin('mandate_attempts', (join) =>
        join
          .onRef('mandate_attempts.mandate_id', '=', 'mandate_cycles.mandate_id')
          .onRef('mandate_attempts.cycle', '=', 'mandate_cycles.cycle'),
      )
      .innerJoin('donations', 'donations.id', 'mandate_attempts.donation_id')
      .select('mandate_cycles.state')
      .where('txn_id', '=', txnId)
      .executeTakeFirst()
    late.all += 1
    if (month?.state === 'failed') late.afterMail += 1
    await sandbox.settle(txnId)
  }

  const fault = async () => {
    const kind = one('pause', 'resume', 'revoke', 'stop', 'skip', 'less', 'replace', 'replace', 'late', 'late')
    if (kind === 'late') return captureLate()
    const some = one(...agreed)
    if (!some || over.has(some.mandateId)) return
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
      if (kind === 'replace') {
        token = await api.signIn()
        return agreeLike({ link }, one('netbanking', 'upi'), 100, some.first)
      }
      const change = kind === 'less' ? { kind, amount: 50 } : { kind }
      const answer = await api.send('monthly/change', { json: { link, change } })
      if (kind === 'stop' && answer.status === 200) over.set(some.mandateId, now())
    }
  }

  const { txn_id, fields } = await order(100)
  await sandbox.pay(fields)
  await sweep(api.deps)
  for (let index = 0; index < mandates; index++) {
    const way = one('upi', 'upi', 'upi', 'upi', 'card', 'netbanking')
    if (way === 'netbanking') await agreeLike({ txn_id }, way, 100 + index)
    else await pay((await order(100 + index, { monthly: terms() })).fields, way)
  }
  for (let day = 0; day < days; day++) {
    if (day % sweepDays === 0) await sweep(api.deps)
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
  await sweep(api.deps)
  sandbox.close()
  const firstOf = new Map(agreed.map(({ mandateId, first }) => [mandateId, first]))
  return count(api, sandbox.transactions.all(), { over, firstOf, late })
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

interface Happened {
  over: ReadonlyMap<string, number>
  firstOf: ReadonlyMap<string, string>
  late: { all: number; afterMail: number }
}

async function count(api: TestApi, all: Transactions, { over, firstOf, late }: Happened): Promise<MandateYear> {
  const { db } = api.deps
  const debits = all.filter(({ debitOf }) => debitOf !== null)
  const paid = debits.filter(({ status }) => status === 'success')
  const months = paid.map(
    ({ debitOf, addedAtMs }) => `${firstOf.get(debitOf ?? '')} ${indianDay(new Date(addedAtMs)).slice(0, 7)}`,
  )
  const receipted = await db
    .selectFrom('donations')
    .innerJoin('receipts', 'receipts.donation_id', 'donations.id')
    .innerJoin('mandate_cycles', 'mandate_cycles.donation_id', 'donations.id')
    .select('txn_id')
    .where('donations.state', '=', 'paid')
    .where('mandate_cycles.state', '=', 'paid')
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
    netBanking: {
      agreed: all.filter(({ mandate, mode, status }) => mandate && mode === 'NB' && status === 'success').length,
      captured: paid.filter(({ mode }) => mode === 'NB').length,
    },
    late: late.all,
    twice: months.filter((month, index) => months.indexOf(month) !== index),
    afterEnd: debits
      .filter(({ debitOf, addedAtMs }) => addedAtMs > (over.get(debitOf ?? '') ?? Infinity))
      .map(({ fields }) => fields['txnid'] ?? ''),
    failures: [(mails?.failures ?? -1) + late.afterMail, mails?.failed ?? -1],
    endings: [mails?.endings ?? -1, mails?.ended ?? -1],
    unreceipted: paid
      .filter(({ paidAtMs }) => (paidAtMs ?? 0) < api.deps.now().getTime() - 2 * 3_600_000)
      .map(({ fields }) => fields['txnid'] ?? '')
      .filter((txnId) => !known.has(txnId)),
    states: Object.fromEntries(states.map(({ state, of }) => [state, of])),
  }
}
