/** Refunds and chargebacks of a paid transaction: rules without input or output. Amounts are paise. */

import { randomInt } from 'node:crypto'
import { twoDecimals, resultFields, indianDay } from './result.ts'
import type { Dispute, Refund, Transaction, PayoutFault } from './transaction.ts'
import type { Merchant } from './hash.ts'

/** `1234.50` in paise. Null if it is no amount. */
export function paiseOf(amount: string): number | null {
  if (!/^\d{1,10}(\.\d{1,2})?$/.test(amount)) return null
  const [rupees = '', paise = ''] = twoDecimals(amount).split('.')
  return Number(rupees) * 100 + Number(paise)
}

/** Paise as the provider writes them: `1234.50`. */
export const amountOf = (paise: number): string => {
  const [sign, size] = [paise < 0 ? '-' : '', Math.abs(paise)]
  return `${sign}${Math.floor(size / 100)}.${String(size % 100).padStart(2, '0')}`
}

export const refundStatus = ({ refused, dueAtMs }: Refund, nowMs: number): 'queued' | 'success' | 'failure' =>
  refused ? 'failure' : nowMs >= dueAtMs ? 'success' : 'queued'

export const paidPaise = ({ status, fields }: Transaction): number =>
  status === 'success' ? (paiseOf(fields.amount ?? '') ?? 0) : 0

const sum = (amounts: readonly { paise: number }[]): number => amounts.reduce((total, { paise }) => total + paise, 0)

/** What may still be refunded: less what was refunded or is queued, and less what a bank has taken back. */
export const refundablePaise = (transaction: Transaction): number =>
  paidPaise(transaction) -
  sum(transaction.refunds.filter(({ refused }) => !refused)) -
  sum(transaction.disputes.filter(({ status }) => status !== 'won'))

/** The transaction with a new refund; null if it is more than what is left. */
export function withRefund(
  transaction: Transaction,
  wanted: Pick<Refund, 'token' | 'paise' | 'addedAtMs' | 'dueAtMs'>,
): { transaction: Transaction; refund: Refund } | null {
  if (wanted.paise <= 0 || wanted.paise > refundablePaise(transaction)) return null
  const refund = { ...wanted, requestId: String(randomInt(10_000_000_000, 99_999_999_999)), refused: false }
  return { transaction: { ...transaction, refunds: [...transaction.refunds, refund] }, refund }
}

/** The transaction with a new chargeback of all that is left; null if nothing is. */
export function withDispute(transaction: Transaction, addedAtMs: number): Transaction | null {
  const paise = refundablePaise(transaction)
  if (paise <= 0) return null
  const id = `CB${randomInt(1_000_000, 9_999_999)}`
  const dispute: Dispute = { id, paise, status: 'open', addedAtMs, endedAtMs: null, reversedAtMs: null }
  return { ...transaction, disputes: [...transaction.disputes, dispute] }
}

/** The state that queries and messages show of a captured payment. */
export function capturedState(transaction: Transaction, nowMs: number): string {
  if (transaction.disputes.some(({ status }) => status !== 'won')) return 'chargeback'
  const done = sum(transaction.refunds.filter((refund) => refundStatus(refund, nowMs) === 'success'))
  if (done === 0) return transaction.unmappedstatus
  return done >= paidPaise(transaction) ? 'refunded' : 'partially refunded'
}

/** The messages about refunds and chargebacks to the shop's server: the fields of a result, with the new status, signed like one. */
/** @param atMs when the message is about: the refund may be due later than now */
export function refundMessage(
  transaction: Transaction,
  refund: Refund,
  merchant: Merchant,
  atMs: number,
): Record<string, string> {
  const state = refund.refused ? 'failure' : 'success'
  return resultFields(transaction, merchant, {
    // A refused refund leaves the payment as it is.
    status: refund.refused ? transaction.status : 'refunded',
    unmappedstatus: capturedState(transaction, atMs),
    action: 'refund',
    refund_status: state,
    request_id: refund.requestId,
    token: refund.token,
    amt: amountOf(refund.paise),
  })
}

export function disputeMessage(transaction: Transaction, dispute: Dispute, merchant: Merchant): Record<string, string> {
  return resultFields(transaction, merchant, {
    event: 'dispute',
    cb_id: dispute.id,
    cb_amount: amountOf(dispute.paise),
    cb_status: dispute.status,
  })
}

/** Every movement of a transaction's money: the capture, refunds and chargebacks. `doneAtMs` is null while it has not happened. */
export function movementsOf(transaction: Transaction, nowMs: number) {
  const paid = paidPaise(transaction)
  const atMs = transaction.paidAtMs ?? transaction.addedAtMs
  const capture = {
    action: 'capture',
    id: transaction.mihpayid,
    paise: paid,
    token: '',
    status: paid > 0 ? 'SUCCESS' : transaction.status.toUpperCase(),
    atMs,
    doneAtMs: paid > 0 ? atMs : null,
  }
  const refunds = transaction.refunds.map((refund) => {
    const status = refundStatus(refund, nowMs)
    const { requestId: id, paise, token, addedAtMs, dueAtMs } = refund
    return {
      action: 'refund',
      id,
      paise,
      token,
      status,
      atMs: addedAtMs,
      doneAtMs: status === 'success' ? dueAtMs : null,
    }
  })
  const disputes = transaction.disputes.map(({ id, paise, status, addedAtMs, endedAtMs, reversedAtMs }) => ({
    action: 'chargeback',
    id,
    paise,
    token: '',
    status,
    atMs: endedAtMs ?? addedAtMs,
    doneAtMs: status === 'lost' || reversedAtMs !== null ? endedAtMs : null,
  }))
  return [capture, ...refunds, ...disputes]
}

/** Payouts to the shop's bank account: everything of one Indian day is paid out on the next, less fee and tax. Amounts are paise. */
const DAY_MS = 24 * 60 * 60_000
/** Two per cent of a card payment; nothing of a UPI payment. */
const FEE_PER_CENT = { CC: 2, NB: 2, UPI: 0 } as const
const TAX_PER_CENT = 18

const perCent = (paise: number, rate: number): number => Math.round((paise * rate) / 100)

/** The payout of an Indian day, in the provider's format. A future day has none. */
export function settlementOf(transactions: readonly Transaction[], day: string, nowMs: number) {
  if (day > indianDay(nowMs)) return []
  return transactions.flatMap((transaction) =>
    [...movementsOf(transaction, nowMs), ...reversalsOf(transaction)]
      .filter(({ doneAtMs }) => doneAtMs !== null && indianDay(doneAtMs + DAY_MS) === day)
      .flatMap(({ action, id, paise }) => {
        const isCapture = action === 'capture'
        const isIncome = isCapture || action === 'chargeback reversal'
        const agreed = isCapture ? perCent(paise, FEE_PER_CENT[transaction.mode]) : 0
        const fee = transaction.payoutFault === 'fee' ? agreed * 2 : agreed
        const tax = perCent(fee, TAX_PER_CENT)
        const line = {
          payuid: transaction.mihpayid,
          txn_id: transaction.fields.txnid ?? '',
          requestid: id,
          requestaction: action,
          requestamount: amountOf(paise),
          mer_UTR: `SETU${day.replaceAll('-', '')}001`,
          mer_service_fee: amountOf(fee),
          mer_service_tax: amountOf(tax),
          mer_net_amount: amountOf(isIncome ? paise - fee - tax : -paise),
          mode: transaction.mode,
          currency: 'INR',
        }
        return isCapture ? withFault(line, transaction.payoutFault) : [line]
      }),
  )
}

/** A lost chargeback whose money the bank gave back. */
const reversalsOf = ({ disputes }: Transaction) =>
  disputes
    .filter(({ reversedAtMs }) => reversedAtMs !== null)
    .map(({ id, paise, reversedAtMs }) => ({ action: 'chargeback reversal', id, paise, doneAtMs: reversedAtMs }))

function withFault<Line extends { mer_UTR: string; requestid: string }>(
  line: Line,
  fault: PayoutFault | null,
): (Line & { requestaction?: string })[] {
  if (fault === 'repeated') return [line, { ...line }]
  if (fault === 'twice') return [line, { ...line, mer_UTR: `${line.mer_UTR}B` }]
  if (fault === 'unknown') return [line, { ...line, requestaction: 'adjustment', requestid: `${line.requestid}A` }]
  if (fault === 'currency') return [{ ...line, currency: 'USD' }]
  return [line]
}
