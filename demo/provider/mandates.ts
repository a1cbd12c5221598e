/**
 * Mandates: what a payer agreed to with one payment, and the debits of the shop afterwards (docs/payment-provider.md, section 7). It is as strict as the
 * provider's documents. Where they contradict themselves, `Debits` chooses.
 */
import { z } from 'zod'
import { amountOf, paiseOf } from './changes.ts'
import type { GatewayDeps } from './gatewayDeps.ts'
import { cardMandateHash, mandateHash, UDF } from './hash.ts'
import { indianDay, indianStamp } from './result.ts'
import { ENDINGS, type App, type Mandate, mandateSchema, newTransaction, type Transaction } from './transaction.ts'

/** The documents spell these in several ways. */
export interface Spelling {
  id: 'authPayuId' | 'authpayuid'
  /** Whether numbers are text. */
  asText: boolean
  paused: 'pause' | 'paused'
  message: 'Message' | 'message' | 'msg'
  /** What a message about a revoked card mandate is called. */
  deletion: 'MANDATE_DELETION' | 'MANDATE_CANCELLATION'
}

/** How the payers' banks behave, and what the provider does where its documents contradict themselves. Each is asked in every call. */
export interface Debits {
  spelling: () => Spelling
  /** The result of a debit. `lost`: it is done, and the shop gets no answer. */
  outcome: (txnid: string) => 'captured' | 'failed' | 'pending' | 'lost'
  /** Whether a revocation of the shop is done at once, or only confirmed by a later query. */
  revokesAtOnce: () => boolean
  /** Whether `check_mandate_status` and `upi_mandate_revoke` know cards only and UPI only, or both. No document says which. */
  knowsAll: () => boolean
  /** Whether net banking takes a first payment with the agreement. The documents register at ₹0. */
  netBankingPays: () => boolean
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const MOST_ATTEMPTS = 4
/** Above it the payer approves each debit. Some apps take no larger mandate. */
const UNCONFIRMED_PAISE = 15_000_00
/** How often a payer may move a mandate to another app. */
const MOVE_EVERY_MS = 90 * DAY_MS
/** How long a bank needs for a debit by net banking. */
const BANK_MS = 2 * DAY_MS

const daySchema = z.string().regex(/^\d{4}-\d\d-\d\d$/)
/** `si_details` of a payment form. */
const detailsSchema = z.object({
  billingAmount: z.string(),
  billingCurrency: z.literal('INR'),
  billingCycle: z.enum(['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY', 'ONCE', 'ADHOC']),
  billingInterval: z.literal(1),
  billingRule: z.enum(['MAX', 'EXACT']).optional(),
  billingLimit: z.enum(['ON', 'BEFORE', 'AFTER']).optional(),
  billingDate: z
    .string()
    .regex(/^([1-9]|1\d|2[0-8])$/)
    .optional(),
  remarks: z.string().max(50).optional(),
  paymentStartDate: daySchema,
  paymentEndDate: daySchema,
})

/** The mandate that a form asks for; null if it asks for none, a sentence if it may not. */
export function mandateOf(fields: Readonly<Record<string, string>>, nowMs: number): Mandate | string | null {
  if (fields.si !== '1') return null
  if (fields.api_version !== '7') return 'si needs api_version 7'
  const details = detailsSchema.safeParse(parsed(fields.si_details ?? ''))
  if (!details.success) return 'si_details is not valid'
  const { billingAmount, paymentStartDate, paymentEndDate, billingCycle, billingRule, billingLimit, billingDate } =
    details.data
  // Net banking agrees at ₹0, and has no fields of UPI.
  if (!billingRule && Number(fields.amount) > 0) return 'billingRule is missing'
  const mostPaise = paiseOf(billingAmount)
  const today = indianDay(nowMs)
  if (!mostPaise || mostPaise < (paiseOf(fields.amount ?? '') ?? Infinity)) return 'billingAmount is not valid'
  if (paymentStartDate !== today || paymentEndDate <= today) return 'paymentStartDate or paymentEndDate is not valid'
  return mandateSchema.parse({
    status: 'active',
    mostPaise,
    cycle: billingCycle,
    rule: billingRule,
    limit: billingLimit,
    day: billingDate === undefined ? null : Number(billingDate),
    firstDay: today,
    lastDay: paymentEndDate,
    revokedBy: null,
    notices: [],
  })
}

/** Why a mandate cannot be agreed in this way; null if it can. */
export function refuseAgreement(
  { fields, mandate }: Transaction,
  mode: Transaction['mode'],
  app: App,
  { debits }: Pick<GatewayDeps, 'debits'>,
): string | null {
  if (!mandate) return null
  const paise = paiseOf(fields.amount ?? '') ?? 0
  if (mode !== 'NB' && paise < 100) return 'Card and UPI agree with a payment of ₹1 or more.'
  if (mode === 'NB' && paise > 0 && !debits.netBankingPays()) return 'Net banking agrees at ₹0, and without a payment.'
  if (mode === 'UPI' && app === 'Namuna UPI' && mandate.mostPaise > UNCONFIRMED_PAISE)
    return 'Namuna UPI takes no agreement above ₹15,000.'
  return null
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
type Mode = Transaction['mode']

const anyText = z.union([z.string(), z.number()]).transform(String)

/** Reads `var1`, finds the mandate of these ways, and answers in a spelling of the documents. */
const about =
  (answer: Answer, waysOf: (knowsAll: boolean) => readonly Mode[]) =>
  ({ var1 = '' }: Readonly<Record<string, string>>, deps: GatewayDeps): object => {
    const sent = z.record(z.string(), anyText).safeParse(parsed(var1))
    const id = sent.data?.authPayuId ?? sent.data?.authpayuid ?? ''
    const found = deps.transactions.byMihpayId(id)
    const isKnown = found?.mandate != null && found.status === 'success'
    if (!sent.success || !isKnown || !found.mandate || !waysOf(deps.debits.knowsAll()).includes(found.mode))
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

/** Net banking is registered on the next day, unless the bank is quick. */
const isRegistered = ({ mode, mandate, paidAtMs, addedAtMs }: Agreed, nowMs: number): boolean =>
  mode !== 'NB' || mandate.registeredEarly || indianDay(nowMs) > indianDay(paidAtMs ?? addedAtMs)

/** How long before a debit its notice must be here. */
const noticeHours = ({ mode, mandate: { cycle } }: Agreed): number =>
  mode === 'UPI' && ['DAILY', 'ADHOC'].includes(cycle) ? 24 : 48

/** The payer agreed to another day of the month. */
const isOutside = ({ limit, day }: Mandate, debitDate: string): boolean => {
  const date = Number(debitDate.slice(8))
  if (limit === null || day === null) return false
  return limit === 'ON' ? date !== day : limit === 'BEFORE' ? date > day : date < day
}

/** `pre_debit_SI`: the notice of a debit. `action`: `retrieve` or `delete` an earlier one. */
const notice: Answer = (agreed, sent, { transactions, nowMs }) => {
  const { requestId = '', debitDate = '', amount = '', invoiceDisplayNumber = '' } = sent
  const action = 'MANDATE_PRE_DEBIT'
  const { mandate, mode } = agreed
  const paise = paiseOf(amount) ?? 0
  const now = nowMs()
  if (mode === 'NB') return refused(action, 'Net banking has no notice')
  const earlier = mandate.notices.find((one) => one.requestId === requestId)
  if (sent['action'] === 'delete') {
    if (!earlier) return refused(action, 'No such notice')
    const notices = mandate.notices.filter((one) => one !== earlier)
    transactions.change({ ...agreed, mandate: { ...mandate, notices } })
    return { status: '1', action, message: 'Notice deleted' }
  }
  const answerOf = (payer: string | null) =>
    mode === 'CC'
      ? { invoiceid: invoiceDisplayNumber, invoiceStatus: 'Created', approvedStatus: payer ?? 'pending' }
      : {}
  if (earlier) return { status: '1', action, message: 'Done before', ...answerOf(earlier.payer) }
  if (sent['action'] === 'retrieve') return refused(action, 'No such notice')
  if (mandate.status !== 'active') return refused(action, `Mandate is ${mandate.status}`)
  if (mode === 'CC' && invoiceDisplayNumber === '') return refused(action, 'invoiceDisplayNumber is missing')
  if (paise <= 0 || paise > mandate.mostPaise) return refused(action, 'Amount is more than the mandate allows')
  if (mandate.rule === 'EXACT' && paise !== mandate.mostPaise) return refused(action, 'Amount is not the agreed one')
  if (Date.parse(`${debitDate}T00:00:00+05:30`) - now < noticeHours(agreed) * HOUR_MS)
    return refused(action, 'Too late')
  if (debitDate > mandate.lastDay) return refused(action, 'The mandate ends before')
  if (isOutside(mandate, debitDate)) return refused(action, 'The day is not the agreed one')
  const added = { requestId, invoice: invoiceDisplayNumber, day: debitDate, paise, atMs: now, payer: null }
  transactions.change({ ...agreed, mandate: { ...mandate, notices: [...mandate.notices, added] } })
  return { status: '1', action, message: 'Pre debit notification sent', ...answerOf(null) }
}

/** Why a debit may not be tried now; null if it may. */
function refuseDebit(agreed: Agreed, sent: Readonly<Record<string, string>>, { transactions, nowMs }: GatewayDeps) {
  const { mandate, mihpayid, mode } = agreed
  const { amount = '', invoiceDisplayNumber = '', mandateSeqNo } = sent
  const paise = paiseOf(amount) ?? 0
  const [day, time] = indianStamp(nowMs()).split(' ') as [string, string]
  const isQuiet = (time >= '10:00' && time < '13:00') || (time >= '17:00' && time < '21:30')
  const debits = transactions.debitsOf(mihpayid)
  const inMonth = debits.filter(({ addedAtMs }) => indianDay(addedAtMs).slice(0, 7) === day.slice(0, 7))
  const announced = mandate.notices.filter((one) => one.day === day && one.paise === paise)
  const byInvoice = mode === 'CC' ? announced.filter(({ invoice }) => invoice === invoiceDisplayNumber) : announced
  const paidBefore = debits.filter(({ status }) => status === 'success').length
  if (mandate.status !== 'active') return `Mandate is ${mandate.status}`
  if (!isRegistered(agreed, nowMs())) return 'Mandate is not registered yet'
  if (day > mandate.lastDay) return 'Mandate has expired'
  if (paise <= 0 || paise > mandate.mostPaise) return 'Amount is more than the mandate allows'
  if (mode !== 'NB') {
    if (byInvoice.length === 0) return 'No notice of this debit'
    if (byInvoice.some(({ payer }) => payer === 'refused')) return 'The payer refused this debit'
    if (paise > UNCONFIRMED_PAISE && !byInvoice.some(({ payer }) => payer === 'approved'))
      return 'The payer has not approved this debit'
  }
  if (mode === 'UPI' && isQuiet) return 'Not in peak hours'
  if (mandateSeqNo !== undefined && Number(mandateSeqNo) !== paidBefore + 2) return 'mandateSeqNo is not the next one'
  if (indianDay(nowMs() + DAY_MS).slice(0, 7) !== day.slice(0, 7)) return 'Not on the last day of a cycle'
  if (inMonth.some(({ status }) => status === 'success')) return 'Already debited in this cycle'
  if (inMonth.some(({ status }) => status === 'pending')) return 'A debit is in progress'
  return inMonth.length >= MOST_ATTEMPTS ? 'No attempt is left' : null
}

/** `si_transaction`: a debit. Its own status is 1 also if the debit failed. Net banking answers two days later. */
const debit: Answer = (agreed, sent, deps) => {
  const { txnid = '', amount = '' } = sent
  const { transactions, debits, nowMs } = deps
  if (txnid === '' || transactions.byTxnId(txnid)) return { status: '0', message: 'Duplicate Transaction Id' }
  const why = refuseDebit(agreed, sent, deps)
  const fields = { ...agreed.fields, txnid, amount, si: '', si_details: '' }
  const opened = { ...newTransaction(fields, nowMs()), debitOf: agreed.mihpayid, mode: agreed.mode, answered: true }
  transactions.change(opened)
  const outcome = why === null ? debits.outcome(txnid) : 'failed'
  const isSlow = agreed.mode === 'NB' && (outcome === 'captured' || outcome === 'lost')
  if (isSlow) transactions.change({ ...opened, ...ENDINGS.pending, capturedFromMs: nowMs() + BANK_MS })
  const ending = { captured: 'success', lost: 'success', failed: 'failure', pending: 'pending' } as const
  const ended = isSlow ? { ...opened, ...ENDINGS.pending } : transactions.end(opened, ENDINGS[ending[outcome]])
  if (outcome === 'lost') throw new Error('The shop gets no answer to this debit.')
  const status = { success: 'captured', failure: 'failed', pending: isSlow ? 'in progress' : 'pending' }[ended.status]
  const details = { [txnid]: { transactionid: txnid, payuid: ended.mihpayid, amount, status, field9: why ?? status } }
  return { status: '1', message: 'Transaction Processed', details }
}

/** `check_mandate_status`, `upi_mandate_status` and `NB_mandate_status`. */
const state: Answer = (agreed, _, { nowMs }) => {
  const { mandate } = agreed
  const isOver = mandate.status !== 'revoked' && indianDay(nowMs()) > mandate.lastDay
  return {
    status: isOver ? 'expired' : isRegistered(agreed, nowMs()) ? mandate.status : 'initiated',
    action: 'MANDATE_STATUS',
    amount: amountOf(mandate.mostPaise),
    mandateStartDate: mandate.firstDay,
    mandateEndDate: mandate.lastDay,
    message: '',
  }
}

/** `upi_mandate_revoke` and `mandate_revoke`. */
const revocation: Answer = (agreed, _, { transactions, debits }) => {
  const { mandate } = agreed
  if (debits.revokesAtOnce() && mandate.status !== 'revoked')
    transactions.change({ ...agreed, mandate: { ...mandate, status: 'revoked', revokedBy: 'shop' } })
  return { status: '1', action: 'MANDATE_REVOKE', message: 'Mandate revoked' }
}

const every = (): readonly Mode[] => ['UPI', 'CC', 'NB']

/** The commands of the post-service about mandates, each with the ways whose mandates it knows. */
export const mandateCommands = {
  pre_debit_SI: about(notice, every),
  si_transaction: about(debit, every),
  check_mandate_status: about(state, (knowsAll) => (knowsAll ? ['UPI', 'CC'] : ['CC'])),
  upi_mandate_status: about(state, () => ['UPI']),
  NB_mandate_status: about(state, () => ['NB']),
  upi_mandate_revoke: about(revocation, (knowsAll) => (knowsAll ? ['UPI', 'CC'] : ['UPI'])),
  mandate_revoke: about(revocation, (knowsAll) => (knowsAll ? ['NB'] : ['NB', 'CC'])),
}

/**
 * What a payer can do in an app or at a bank. `move`: to the other app. `approve` and `refuse` are about the last notice. `register`: the bank registers net banking
 * today already.
 */
export const payerActs = ['pause', 'resume', 'revoke', 'move', 'approve', 'refuse', 'register'] as const
export type PayerAct = (typeof payerActs)[number]

/** Whether the payer can do it now. */
export function mayDo(transaction: Transaction, act: PayerAct, nowMs: number): boolean {
  const { mandate, mode } = transaction
  if (!mandate || mandate.status === 'revoked') return false
  if (act === 'revoke') return true
  if (act === 'register') return !isRegistered({ ...transaction, mandate }, nowMs)
  if (act === 'approve' || act === 'refuse') return mandate.notices.at(-1)?.payer === null
  // Only UPI apps pause mandates, and show those of other apps.
  if (mode !== 'UPI') return false
  if (act === 'move') return mandate.movedAtMs === null || nowMs - mandate.movedAtMs >= MOVE_EVERY_MS
  return act === 'pause' ? mandate.status === 'active' : mandate.status === 'paused'
}

/** What an act changes in the mandate. */
const changes: Record<PayerAct, (mandate: Mandate, nowMs: number) => Partial<Mandate>> = {
  pause: () => ({ status: 'paused' }),
  resume: () => ({ status: 'active' }),
  revoke: () => ({ status: 'revoked', revokedBy: 'payer' }),
  move: ({ app }, movedAtMs) => ({ app: app === 'Setu UPI' ? 'Namuna UPI' : 'Setu UPI', movedAtMs }),
  approve: ({ notices }) => ({ notices: withAnswer(notices, 'approved') }),
  refuse: ({ notices }) => ({ notices: withAnswer(notices, 'refused') }),
  register: () => ({ registeredEarly: true }),
}

/** The notices with the payer's answer to the last one. */
const withAnswer = (notices: Mandate['notices'], payer: 'approved' | 'refused'): Mandate['notices'] =>
  notices.map((one, place) => (place === notices.length - 1 ? { ...one, payer } : one))

/** The acts that the shop hears of, each with its name in the message. */
const messageActions = new Map<PayerAct, string>([
  ['pause', 'MANDATE_PAUSE'],
  ['resume', 'MANDATE_UNPAUSE'],
  ['revoke', 'MANDATE_REVOKE'],
])

/** What the payer does: the changed payment, and the message to the shop; null if the shop hears nothing of it. Null if it is impossible. */
export function changeMandate(
  transaction: Transaction,
  act: PayerAct,
  deps: Pick<GatewayDeps, 'merchant' | 'nowMs' | 'debits'>,
): { transaction: Transaction; message: Record<string, string> | null } | null {
  const now = deps.nowMs()
  if (!transaction.mandate || !mayDo(transaction, act, now)) return null
  const mandate = { ...transaction.mandate, ...changes[act](transaction.mandate, now) }
  const action = messageActions.get(act)
  return {
    transaction: { ...transaction, mandate },
    message: action ? messageOf(transaction, mandate, action, deps) : null,
  }
}

/** The message to the shop. A card has other fields than UPI; net banking signs nothing. */
function messageOf(
  { mode, mihpayid, fields }: Transaction,
  mandate: Mandate,
  action: string,
  { merchant, nowMs, debits }: Pick<GatewayDeps, 'merchant' | 'nowMs' | 'debits'>,
): Record<string, string> {
  const [amount, at] = [amountOf(mandate.mostPaise), indianStamp(nowMs())]
  if (mode === 'CC') {
    const card = {
      status: 'success',
      authpayuId: mihpayid,
      notificationType: debits.spelling().deletion,
      billingAmount: amount,
      paymentStartDate: mandate.firstDay,
      paymentEndDate: mandate.lastDay,
      message: 'Mandate deleted by the payer',
      eventDate: at,
      key: merchant.key,
      ...Object.fromEntries(UDF.map((name) => [name, fields[name] ?? ''])),
    }
    return { ...card, hash: cardMandateHash(card, merchant) }
  }
  const common = {
    status: mandate.status === 'paused' ? 'pause' : mandate.status,
    action,
    authpayuid: mihpayid,
    dateTime: at,
    amount,
    endDate: mandate.lastDay,
    key: merchant.key,
  }
  return mode === 'NB' ? common : { ...common, hash: mandateHash(common, merchant) }
}
