/** Payouts to the shop's bank account: everything of one Indian day is paid out on the next, less fee and tax. Amounts are paise. */
import { amountOf, paidPaise, refundStatus } from './changes.ts'
import { indianDay } from '../indianTime.ts'
import type { Transaction } from '../transaction.ts'

const DAY_MS = 24 * 60 * 60_000
/** Two per cent of a card payment; nothing of a UPI payment. */
const FEE_PER_CENT = { CC: 2, NB: 2, UPI: 0 } as const
const TAX_PER_CENT = 18

/** The Indian day on which an event is paid out. */
const payoutDay = (atMs: number): string => indianDay(atMs + DAY_MS)

const perCent = (paise: number, rate: number): number => Math.round((paise * rate) / 100)

interface Line {
  action: 'capture' | 'refund' | 'chargeback'
  requestId: string
  paise: number
  fee: number
  tax: number
  net: number
}

/** What the payout of one Indian day has of one transaction. */
function linesOf(transaction: Transaction, day: string, nowMs: number): Line[] {
  const lines: Line[] = []
  const paid = paidPaise(transaction)
  if (paid > 0 && payoutDay(transaction.paidAtMs ?? transaction.addedAtMs) === day) {
    const fee = perCent(paid, FEE_PER_CENT[transaction.mode])
    const tax = perCent(fee, TAX_PER_CENT)
    lines.push({ action: 'capture', requestId: transaction.mihpayid, paise: paid, fee, tax, net: paid - fee - tax })
  }
  for (const refund of transaction.refunds)
    if (refundStatus(refund, nowMs) === 'success' && payoutDay(refund.dueAtMs) === day)
      lines.push(taken('refund', refund.requestId, refund.paise))
  for (const { id, status, paise, endedAtMs } of transaction.disputes)
    if (status === 'lost' && endedAtMs !== null && payoutDay(endedAtMs) === day)
      lines.push(taken('chargeback', id, paise))
  return lines
}

const taken = (action: 'refund' | 'chargeback', requestId: string, paise: number): Line => ({
  action,
  requestId,
  paise,
  fee: 0,
  tax: 0,
  net: -paise,
})

/** The payout of an Indian day, in the provider's format. A future day has none. */
export function settlementOf(transactions: readonly Transaction[], day: string, nowMs: number) {
  if (day > indianDay(nowMs)) return []
  return transactions.flatMap((transaction) =>
    linesOf(transaction, day, nowMs).map((line) => ({
      payuid: transaction.mihpayid,
      txn_id: transaction.fields.txnid ?? '',
      requestid: line.requestId,
      requestaction: line.action,
      requestamount: amountOf(line.paise),
      mer_UTR: `SETU${day.replaceAll('-', '')}001`,
      mer_service_fee: amountOf(line.fee),
      mer_service_tax: amountOf(line.tax),
      mer_net_amount: amountOf(line.net),
    })),
  )
}
