/** Refunds and chargebacks of a paid transaction: rules without input or output. Amounts are paise. */
import { randomInt } from 'node:crypto'
import { twoDecimals } from '../result.ts'
import type { Dispute, Refund, Transaction } from '../transaction.ts'

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
