import { randomBytes } from 'node:crypto'
import { twoDecimals } from './result.ts'
import { ENDINGS, type Transaction } from './transaction.ts'

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
  return {
    id: randomBytes(12).toString('hex'),
    mihpayid,
    fields: { txnid: txnId, amount: twoDecimals(String(rupees)), productinfo: product },
    ...(paidAt ? ENDINGS.success : ENDINGS.failure),
    mode: 'CC',
    addedAtMs: startedAt.getTime(),
    answered: true,
    paidAtMs: paidAt?.getTime() ?? null,
    refunds: [],
    disputes: [],
  }
}
