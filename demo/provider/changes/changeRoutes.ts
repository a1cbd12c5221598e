/** Refunds and chargebacks made at the provider, for developers: a page of one payment, and its buttons. */
import type { Context } from 'hono'
import { z } from 'zod'
import { disputeMessage, refundMessage } from './changeMessages.ts'
import { paiseOf, refundablePaise, refundStatus, withDispute, withRefund } from './changes.ts'
import { changesPage } from '../pages/changesPage.ts'
import type { GatewayDeps } from '../gatewayDeps.ts'
import { answer, readSent, refuse } from '../sandboxRoutes.ts'
import type { Transaction } from '../transaction.ts'

/** Without an amount, everything that is left. `webhook`: whether the shop's server gets a message. */
const refundSchema = z.object({
  amount: z.string().default(''),
  webhook: z.enum(['now', 'never']).default('now'),
})
const refuseSchema = z.object({ request_id: z.string() })
const disputeSchema = z.object({
  change: z.enum(['open', 'won', 'lost']),
  webhook: z.enum(['now', 'never']).default('now'),
})

const findPaid = (c: Context, deps: GatewayDeps): Transaction | undefined => {
  const transaction = deps.transactions.byTxnId(c.req.param('txnid') ?? '')
  return transaction?.status === 'success' ? transaction : undefined
}

/** `GET /sandbox/payments/:txnid`: what happened to a paid transaction, and what a developer can do with it. */
export function showChanges(c: Context, deps: GatewayDeps): Response | Promise<Response> {
  const transaction = findPaid(c, deps)
  return transaction ? c.html(changesPage(transaction, deps.nowMs())) : refuse(c, 'There is no such payment.', 404)
}

/** `POST /sandbox/payments/:txnid/refund { amount?, webhook? }`: a refund that the shop did not ask for, done at once. */
export async function refundHere(c: Context, deps: GatewayDeps): Promise<Response> {
  const sent = refundSchema.safeParse(await readSent(c))
  const transaction = findPaid(c, deps)
  if (!transaction || !sent.success) return refuse(c, 'There is no such payment.', 404)
  const now = deps.nowMs()
  const { amount, webhook } = sent.data
  const paise = amount === '' ? refundablePaise(transaction) : (paiseOf(amount) ?? 0)
  const done = withRefund(transaction, { token: '', paise, addedAtMs: now, dueAtMs: now })
  if (!done) return refuse(c, 'So much cannot be refunded.', 409)
  deps.transactions.change(done.transaction)
  const { requestId } = done.refund
  deps.log(`payment ${transaction.fields.txnid} refunded here: ${requestId}`)
  if (webhook === 'now') deps.webhooks.send(refundMessage(done.transaction, done.refund, deps.merchant, now))
  return answer(c, pageOf(transaction), { request_id: requestId })
}

/** `POST /sandbox/payments/:txnid/refuse { request_id }`: the bank refuses a refund that is queued. */
export async function refuseRefund(c: Context, deps: GatewayDeps): Promise<Response> {
  const sent = refuseSchema.safeParse(await readSent(c))
  const transaction = findPaid(c, deps)
  const wanted = transaction?.refunds.find(({ requestId }) => requestId === sent.data?.request_id)
  if (!transaction || !wanted) return refuse(c, 'There is no such refund.', 404)
  if (refundStatus(wanted, deps.nowMs()) !== 'queued') return refuse(c, 'The refund is not queued any more.', 409)
  const refused = { ...wanted, refused: true }
  const refunds = transaction.refunds.map((refund) => (refund === wanted ? refused : refund))
  const changed = deps.transactions.change({ ...transaction, refunds })
  deps.webhooks.send(refundMessage(changed, refused, deps.merchant, deps.nowMs()))
  return answer(c, pageOf(transaction), { request_id: wanted.requestId })
}

/** `POST /sandbox/payments/:txnid/dispute { change: open | won | lost, webhook? }`: the payer's bank asks for the money back, and decides. */
export async function disputeHere(c: Context, deps: GatewayDeps): Promise<Response> {
  const sent = disputeSchema.safeParse(await readSent(c))
  const transaction = findPaid(c, deps)
  if (!transaction || !sent.success) return refuse(c, 'There is no such payment.', 404)
  const changed = dispute(transaction, sent.data.change, deps.nowMs())
  if (!changed) return refuse(c, 'The payment cannot be disputed like this.', 409)
  deps.transactions.change(changed)
  const last = changed.disputes.at(-1)
  if (last && sent.data.webhook === 'now') deps.webhooks.send(disputeMessage(changed, last, deps.merchant))
  return answer(c, pageOf(transaction), { id: last?.id ?? '' })
}

function dispute(transaction: Transaction, change: 'open' | 'won' | 'lost', nowMs: number): Transaction | null {
  const last = transaction.disputes.at(-1)
  if (change === 'open') return last?.status === 'open' ? null : withDispute(transaction, nowMs)
  if (last?.status !== 'open') return null
  const decided = { ...last, status: change, endedAtMs: nowMs }
  return { ...transaction, disputes: [...transaction.disputes.slice(0, -1), decided] }
}

const pageOf = ({ fields }: Transaction): string => `/sandbox/payments/${fields.txnid ?? ''}`
