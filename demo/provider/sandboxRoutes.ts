/** The sandbox's own controls, which a real provider does not have. */
import type { Context } from 'hono'
import { z } from 'zod'
import type { GatewayDeps } from './gatewayDeps.ts'
import { refusalPage } from './pages/page.ts'
import { sandboxPage } from './pages/sandboxPage.ts'
import { resultFields } from './result.ts'
import { ENDINGS } from './transaction.ts'

const settleSchema = z.object({
  txnid: z.string().min(1),
  status: z.enum(['success', 'failure']),
  webhook: z.enum(['now', 'never']).default('now'),
})

/** `GET /sandbox`: every transaction of this provider. */
export const showControl = (c: Context, deps: GatewayDeps): Response | Promise<Response> =>
  c.html(sandboxPage(deps.transactions.all()))

/**
 * `POST /sandbox/settle { txnid, status: success | failure, webhook?: now | never }` as form or JSON: the bank's late answer. A failed
 * payment may still turn out paid; a paid one stays paid (409). Answers 303 to `/sandbox`, or JSON where JSON was sent.
 */
export async function settleTransaction(c: Context, deps: GatewayDeps): Promise<Response> {
  const sent = settleSchema.safeParse(await readSent(c))
  const transaction = sent.success ? deps.transactions.byTxnId(sent.data.txnid) : undefined
  if (!sent.success || !transaction) return refuse(c, 'There is no such transaction.', 404)
  if (transaction.status === 'success') return refuse(c, 'A paid transaction stays paid.', 409)

  const settled = deps.transactions.end(transaction, ENDINGS[sent.data.status])
  deps.log(`payment ${sent.data.txnid} settled: ${settled.status}`)
  if (sent.data.webhook === 'now') deps.webhooks.send(resultFields(settled, deps.merchant))
  return answer(c, '/sandbox', { txnid: sent.data.txnid, status: settled.status })
}

const isJson = (c: Context): boolean => c.req.header('Content-Type')?.startsWith('application/json') ?? false
/** A form or JSON. */
export const readSent = (c: Context): Promise<unknown> =>
  isJson(c) ? c.req.json().catch(() => null) : c.req.parseBody()

/** Answers as it was asked: JSON, or back to a page. */
export const answer = (c: Context, page: string, data: Record<string, string>): Response =>
  isJson(c) ? c.json(data) : c.redirect(page, 303)

export const refuse = (c: Context, message: string, status: 404 | 409): Response | Promise<Response> =>
  isJson(c) ? c.json({ message }, status) : c.html(refusalPage(message, 'Kindly choose another one.'), status)

/** `GET /sandbox/log.json`: every form received at `/_payment`, every try of a webhook, and the state of each transaction. */
export function showLog(c: Context, deps: GatewayDeps): Response {
  const transactions = deps.transactions.all().map(({ id, mihpayid, status, unmappedstatus, fields }) => ({
    id,
    mihpayid,
    status,
    unmappedstatus,
    txnid: fields.txnid ?? '',
    amount: fields.amount ?? '',
  }))
  c.header('Cache-Control', 'no-store')
  return c.json({ payments: deps.posts, webhooks: deps.webhooks.attempts(), transactions })
}
