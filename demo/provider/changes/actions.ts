/** What a developer can do to a transaction in the sandbox, and a real bank or its payer does by itself. */
import * as z from 'zod'
import type { GatewayDeps } from '../gatewayDeps.ts'
import { resultFields } from '../result.ts'
import { ENDINGS, type Transaction } from '../transaction.ts'
import { disputeMessage, refundMessage } from './changeMessages.ts'
import { paiseOf, refundablePaise, refundStatus, withDispute, withRefund } from './changes.ts'

/** The fields of all actions. Without an amount, a refund is of everything that is left. `webhook`: whether the shop's server gets a message. */
export const sentSchema = z.object({
  txnid: z.string().default(''),
  webhook: z.enum(['now', 'never']).default('now'),
  status: z.enum(['success', 'failure']).optional(),
  amount: z.string().default(''),
  request_id: z.string().default(''),
  change: z.enum(['open', 'won', 'lost']).optional(),
})

/** The changed transaction, the message about it, and what is answered. */
interface Done {
  transaction: Transaction
  message: Record<string, string>
  answer: Record<string, string>
}

/** @returns null if what it is about does not exist; a sentence if it is impossible now */
export type Action = (
  transaction: Transaction,
  sent: z.infer<typeof sentSchema>,
  deps: GatewayDeps,
) => Done | string | null

/** The bank's late answer. A failed payment may still turn out paid; a paid one stays paid. */
export const settle: Action = (transaction, { status }, { transactions, merchant }) => {
  if (!status) return null
  if (transaction.status === 'success') return 'A paid transaction stays paid.'
  const settled = transactions.end(transaction, ENDINGS[status])
  const answer = { txnid: settled.fields.txnid ?? '', status: settled.status }
  return { transaction: settled, message: resultFields(settled, merchant), answer }
}

/** A refund that the shop did not ask for, done at once. */
export const refund: Action = (transaction, { amount }, { merchant, nowMs }) => {
  if (transaction.status !== 'success') return null
  const now = nowMs()
  const paise = amount === '' ? refundablePaise(transaction) : (paiseOf(amount) ?? 0)
  const done = withRefund(transaction, { token: '', paise, addedAtMs: now, dueAtMs: now })
  if (!done) return 'So much cannot be refunded.'
  const message = refundMessage(done.transaction, done.refund, merchant, now)
  return { transaction: done.transaction, message, answer: { request_id: done.refund.requestId } }
}

/** The bank refuses a refund that is queued. */
export const refuseRefund: Action = (transaction, { request_id }, { merchant, nowMs }) => {
  const wanted = transaction.refunds.find(({ requestId }) => requestId === request_id)
  if (!wanted) return null
  if (refundStatus(wanted, nowMs()) !== 'queued') return 'The refund is not queued any more.'
  const refused = { ...wanted, refused: true }
  const refunds = transaction.refunds.map((one) => (one === wanted ? refused : one))
  const changed = { ...transaction, refunds }
  return { transaction: changed, message: refundMessage(changed, refused, merchant, nowMs()), answer: { request_id } }
}

/** The payer's bank asks for the money back, and decides. */
export const dispute: Action = (transaction, { change }, { merchant, nowMs }) => {
  if (transaction.status !== 'success' || !change) return null
  const [earlier, last] = [transaction.disputes.slice(0, -1), transaction.disputes.at(-1)]
  const isOpen = last?.status === 'open'
  const decided = last && change !== 'open' && { ...last, status: change, endedAtMs: nowMs() }
  const changed = decided ? { ...transaction, disputes: [...earlier, decided] } : withDispute(transaction, nowMs())
  const made = changed?.disputes.at(-1)
  if (!changed || !made || isOpen === (change === 'open')) return 'The payment cannot be disputed like this.'
  return { transaction: changed, message: disputeMessage(changed, made, merchant), answer: { id: made.id } }
}
