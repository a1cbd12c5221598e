/** Payouts to the shop's bank account: everything of one Indian day is paid out on the next, less fee and tax. Amounts are paise. */
import { amountOf } from './changes.ts'
import { movementsOf } from './movements.ts'
import { indianDay } from '../indianTime.ts'
import type { PayoutFault, Transaction } from '../transaction.ts'

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
