import type { Merchant } from './hash.ts'
import type { Debits } from './mandates.ts'
import type { Transactions } from './transactions.ts'
import type { Webhooks } from './webhook.ts'

/** The ways to pay whose state the sandbox can change. */
export const paymentModes = ['UPI', 'NB', 'CASH'] as const
type PaymentMode = (typeof paymentModes)[number]
export const wayStates = ['1', '3', '0', ''] as const
export type WayState = (typeof wayStates)[number]

/** What the provider's routes work with. */
export interface GatewayDeps {
  merchant: Merchant
  transactions: Transactions
  webhooks: Webhooks
  nowMs: () => number
  /** How long the bank needs for a refund that the shop asked for, milliseconds. */
  refundAfterMs: number
  debits: Debits
  /** How well each way to pay works: 1, 0 for down, 3 for failing often, '' for an answer that says nothing. By the name of its mode. */
  ways: Record<PaymentMode, WayState>
  log: (line: string) => void
  /** Every form received at `/_payment`. `outcome` is `accepted` or the code of the refusal. */
  posts: Array<{ txnid: string; outcome: string; atMs: number }>
}
