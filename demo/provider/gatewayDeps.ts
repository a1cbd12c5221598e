import type { Merchant } from './hash.ts'
import type { Debits } from './mandates.ts'
import type { Transactions } from './transactions.ts'
import type { Webhooks } from './webhook.ts'

/** What the provider's routes work with. */
export interface GatewayDeps {
  merchant: Merchant
  transactions: Transactions
  webhooks: Webhooks
  nowMs: () => number
  /** How long the bank needs for a refund that the shop asked for, milliseconds. */
  refundAfterMs: number
  debits: Debits
  log: (line: string) => void
  /** Every form received at `/_payment`. `outcome` is `accepted` or the code of the refusal. */
  posts: Array<{ txnid: string; outcome: string; atMs: number }>
}
