import { twoDecimals } from './result.ts'
import { ENDINGS, newTransaction, type Transaction } from './transaction.ts'

/** A card payment of an earlier day, as the provider recorded it. */
export interface PastPayment {
  txnId: string
  /** The provider's number of the payment: 18 digits. */
  mihpayid: string
  product: string
  /** Whole rupees. */
  rupees: number
  startedAt: Date
  /** Null: the bank refused it. */
  paidAt: Date | null
}

/** The transaction of a payment that was not made on the payment page. */
export function pastTransaction({ txnId, mihpayid, product, rupees, startedAt, paidAt }: PastPayment): Transaction {
  const fields = { txnid: txnId, amount: twoDecimals(String(rupees)), productinfo: product }
  return {
    ...newTransaction(fields, startedAt.getTime()),
    ...(paidAt ? ENDINGS.success : ENDINGS.failure),
    mihpayid,
    answered: true,
    paidAtMs: paidAt?.getTime() ?? null,
  }
}
