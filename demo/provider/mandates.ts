/**
 * Mandates: what a payer agreed to with one payment, and the debits of the shop afterwards (docs/payment-provider.md, section 7). It is as strict as the
 * provider's documents. Where they contradict themselves, `Debits` chooses a spelling.
 */
import { z } from 'zod'
import { amountOf, paiseOf } from './changes.ts'
import type { GatewayDeps } from './gatewayDeps.ts'
import { mandateHash } from './hash.ts'
import { indianDay, indianStamp } from './result.ts'
import { ENDINGS, type Mandate, newTransaction, type Transaction } from './transaction.ts'

/** The documents spell these in several ways. */
export interface Spelling {
  id: 'authPayuId' | 'authpayuid'
  /** Whether numbers are text. */
  asText: boolean
  paused: 'pause' | 'paused'
  message: 'Message' | 'message' | 'msg'
}

/** How the payers' banks behave, and how the provider spells its answers. Each is asked in every call. */
export interface Debits {
  spelling: () => Spelling
  /** The result of a debit. `lost`: it is done, and the shop gets no answer. */
  outcome: (txnid: string) => 'captured' | 'failed' | 'pending' | 'lost'
  /** Whether a revocation of the shop is done at once, or only confirmed by a later query. */
  revokesAtOnce: () => boolean
}

/** Payers' banks that pay, and one spelling. */
export const usualDebits: Debits = {
  spelling: () => ({ id: 'authPayuId', asText: true, paused: 'paused', message: 'message' }),
  outcome: () => 'captured',
  revokesAtOnce: () => true,
}

const HOUR_MS = 3_600_000
const NOTICE_HOURS = 24
const MOST_ATTEMPTS = 4

const daySchema = z.string().regex(/^\d{4}-\d\d-\d\d$/)
/** `si_details` of a payment form. */
const detailsSchema = z.object({
  billingAmount: z.string(),
  billingCurrency: z.literal('INR'),
  billingCycle: z.enum(['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY', 'ONCE', 'ADHOC']),
  billingInterval: z.literal(1),
  billingRule: z.enum(['MAX', 'EXACT']),
  paymentStartDate: daySchema,
  paymentEndDate: daySchema,
})

/** The mandate that a form asks for; null if it asks for none, a sentence if it may not. */
export function mandateOf(fields: Readonly<Record<string, string>>, nowMs: number): Mandate | string | null {
  if (fields.si !== '1') return null
  if (fields.api_version !== '7') return 'si needs api_version 7'
  const details = detailsSchema.safeParse(parsed(fields.si_details ?? ''))
  if (!details.success) return 'si_details is not valid'
  const { billingAmount, paymentStartDate, paymentEndDate } = details.data
  const mostPaise = paiseOf(billingAmount)
  const today = indianDay(nowMs)
  if (mostPaise === null || mostPaise < (paiseOf(fields.amount ?? '') ?? Infinity)) return 'billingAmount is not valid'
  if (paymentStartDate !== today || paymentEndDate <= today) return 'paymentStartDate or paymentEndDate is not valid'
  return { status: 'active', mostPaise, firstDay: today, lastDay: paymentEndDate, revokedBy: null, notices: [] }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

type Agreed = Transaction & { mandate: Mandate }
type Answer = (agreed: Agreed, sent: Readonly<Record<string, string>>, deps: GatewayDeps) => object

const anyText = z.union([z.string(), z.number()]).transform(String)

/** Reads `var1`, finds the mandate, and answers in a spelling of the documents. */
const about =
  (answer: Answer) =>
  ({ var1 = '' }: Readonly<Record<string, string>>, deps: GatewayDeps): object => {
    const sent = z.record(z.string(), anyText).safeParse(parsed(var1))
    const id = sent.data?.authPayuId ?? sent.data?.authpayuid ?? ''
    const found = deps.transactions.byMihpayId(id)
    if (!sent.success || found?.mandate == null || found.status !== 'success')
      return spelt({ status: '0', message: 'Invalid authPayuId', action: '' }, deps)
    return spelt({ authpayuid: id, ...answer({ ...found, mandate: found.mandate }, sent.data, deps) }, deps)
  }

function spelt(answer: object, { debits }: GatewayDeps): object {
  const { id, asText, paused, message } = debits.spelling()
  const names: Readonly<Record<string, string>> = { authpayuid: id, message }
  return Object.fromEntries(
    Object.entries(answer).map(([name, value]) => [
      names[name] ?? name,
      value === 'paused' ? paused : !asText && /^\d{1,15}$/.test(String(value)) ? Number(value) : value,
    ]),
  )
}

const refused = (action: string, message: string) => ({ status: '0', action, message })

/** `pre_debit_SI`: the notice of a debit. */
const notice: Answer = (agreed, { requestId = '', debitDate = '', amount = '' }, { transactions, nowMs }) => {
  const action = 'MANDATE_PRE_DEBIT'
  const { mandate } = agreed
  const paise = paiseOf(amount) ?? 0
  const now = nowMs()
  if (mandate.notices.some((one) => one.requestId === requestId)) return { status: '1', action, message: 'Done before' }
  if (mandate.status !== 'active') return refused(action, `Mandate is ${mandate.status}`)
  if (paise <= 0 || paise > mandate.mostPaise) return refused(action, 'Amount is more than the mandate allows')
  if (Date.parse(`${debitDate}T00:00:00+05:30`) - now < NOTICE_HOURS * HOUR_MS) return refused(action, 'Too late')
  if (debitDate > mandate.lastDay) return refused(action, 'The mandate ends before')
  const notices = [...mandate.notices, { requestId, day: debitDate, paise, atMs: now }]
  transactions.change({ ...agreed, mandate: { ...mandate, notices } })
  return { status: '1', action, message: 'Pre debit notification sent', invoiceid: requestId }
}

/** Why a debit may not be tried now; null if it may. */
function refuseDebit({ mandate, mihpayid, mode }: Agreed, amount: string, { transactions, nowMs }: GatewayDeps) {
  const [day, time] = indianStamp(nowMs()).split(' ') as [string, string]
  const isQuiet = (time >= '10:00' && time < '13:00') || (time >= '17:00' && time < '21:30')
  const inMonth = transactions
    .debitsOf(mihpayid)
    .filter(({ addedAtMs }) => indianDay(addedAtMs).slice(0, 7) === day.slice(0, 7))
  if (mandate.status !== 'active') return `Mandate is ${mandate.status}`
  if (day > mandate.lastDay) return 'Mandate has expired'
  if (!mandate.notices.some((one) => one.day === day && one.paise === paiseOf(amount))) return 'No notice of this debit'
  if (mode === 'UPI' && isQuiet) return 'Not in peak hours'
  if (inMonth.some(({ status }) => status === 'success')) return 'Already debited in this cycle'
  if (inMonth.some(({ status }) => status === 'pending')) return 'A debit is in progress'
  return inMonth.length >= MOST_ATTEMPTS ? 'No attempt is left' : null
}

/** `si_transaction`: a debit. Its own status is 1 also if the debit failed. */
const debit: Answer = (agreed, { txnid = '', amount = '' }, deps) => {
  const { transactions, debits, nowMs } = deps
  if (txnid === '' || transactions.byTxnId(txnid)) return { status: '0', message: 'Duplicate Transaction Id' }
  const why = refuseDebit(agreed, amount, deps)
  const fields = { ...agreed.fields, txnid, amount, si: '', si_details: '' }
  const opened = { ...newTransaction(fields, nowMs()), debitOf: agreed.mihpayid, mode: agreed.mode, answered: true }
  transactions.change(opened)
  const outcome = why === null ? debits.outcome(txnid) : 'failed'
  const ending = { captured: 'success', lost: 'success', failed: 'failure', pending: 'pending' } as const
  const ended = transactions.end(opened, ENDINGS[ending[outcome]])
  if (outcome === 'lost') throw new Error('The shop gets no answer to this debit.')
  const status = { success: 'captured', failure: 'failed', pending: 'pending' }[ended.status]
  const details = { [txnid]: { transactionid: txnid, payuid: ended.mihpayid, amount, status, field9: why ?? status } }
  return { status: '1', message: 'Transaction Processed', details }
}

/** `check_mandate_status`, `upi_mandate_status` and `NB_mandate_status`. */
const state: Answer = ({ mandate }, _, { nowMs }) => ({
  status: mandate.status !== 'revoked' && indianDay(nowMs()) > mandate.lastDay ? 'expired' : mandate.status,
  action: 'MANDATE_STATUS',
  amount: amountOf(mandate.mostPaise),
  mandateStartDate: mandate.firstDay,
  mandateEndDate: mandate.lastDay,
  message: '',
})

/** `upi_mandate_revoke` and `mandate_revoke`. */
const revocation: Answer = (agreed, _, { transactions, debits }) => {
  const { mandate } = agreed
  if (debits.revokesAtOnce() && mandate.status !== 'revoked')
    transactions.change({ ...agreed, mandate: { ...mandate, status: 'revoked', revokedBy: 'shop' } })
  return { status: '1', action: 'MANDATE_REVOKE', message: 'Mandate revoked' }
}

/** The commands of the post-service about mandates. */
export const mandateCommands = {
  pre_debit_SI: about(notice),
  si_transaction: about(debit),
  check_mandate_status: about(state),
  upi_mandate_status: about(state),
  NB_mandate_status: about(state),
  upi_mandate_revoke: about(revocation),
  mandate_revoke: about(revocation),
}

/** What the payer does in an app: the changed payment, and the message to the shop. */
export function changeMandate(
  transaction: Transaction,
  change: 'pause' | 'resume' | 'revoke',
  { merchant, nowMs }: Pick<GatewayDeps, 'merchant' | 'nowMs'>,
): { transaction: Transaction; message: Record<string, string> } | null {
  const { mandate, mihpayid } = transaction
  if (!mandate || mandate.status === 'revoked') return null
  const status = ({ pause: 'paused', resume: 'active', revoke: 'revoked' } as const)[change]
  if (status === mandate.status) return null
  const changed = { ...mandate, status, revokedBy: change === 'revoke' ? ('payer' as const) : null }
  const fields = {
    status: status === 'paused' ? 'pause' : status,
    action: { pause: 'MANDATE_PAUSE', resume: 'MANDATE_UNPAUSE', revoke: 'MANDATE_REVOKE' }[change],
    authpayuid: mihpayid,
    dateTime: indianStamp(nowMs()),
    amount: amountOf(mandate.mostPaise),
    endDate: mandate.lastDay,
    key: merchant.key,
  }
  return {
    transaction: { ...transaction, mandate: changed },
    message: { ...fields, hash: mandateHash(fields, merchant) },
  }
}
