/** The payer's steps at the provider: form, payment page, result. */
import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { answerSchema, applyAnswer, returnAddress } from './answer.ts'
import type { GatewayDeps } from './gatewayDeps.ts'
import type { Merchant } from './hash.ts'
import { contentPolicy } from './contentPolicy.ts'
import { page, refusalPage } from './pages/page.ts'
import { payPage, returnPage } from './pages/paymentPages.ts'
import { refusePayment } from './paymentFields.ts'
import { resultFields } from './result.ts'
import { textFields } from './textFields.ts'
import type { Transaction } from './transaction.ts'

/** `POST /_payment`: 303 to the payment page, so that Back and reload never post the form again; or a page with the reason for a refusal. */
export async function acceptPayment(c: Context, deps: GatewayDeps): Promise<Response> {
  const fields = textFields(await c.req.parseBody())
  const refusal = refusePayment(fields, deps.merchant, (txnid) => deps.transactions.byTxnId(txnid) !== undefined)
  const txnid = (fields.txnid ?? '').slice(0, 60)
  deps.posts.push({ txnid, outcome: refusal?.code ?? 'accepted', atMs: deps.nowMs() })
  if (refusal) {
    deps.log(`payment ${JSON.stringify(txnid)} refused: ${refusal.code}`)
    return c.html(refusalPage(refusal.reason, refusal.remedy), refusal.status)
  }
  const transaction = deps.transactions.add(fields)
  deps.log(`payment ${txnid} opened, ${fields.amount}`)
  return c.redirect(`/pay/${transaction.id}`, 303)
}

const merchantName = (merchant: Merchant): string => merchant.name ?? merchant.key

/** `GET /pay/:id`. No `no-store` here: the page must be kept in the back/forward cache. */
export function showPayment(c: Context, deps: GatewayDeps): Response | Promise<Response> {
  const transaction = deps.transactions.byId(c.req.param('id') ?? '')
  if (!transaction) return c.html(refusalPage('There is no such transaction.', 'Kindly begin again at the shop.'), 404)
  if (transaction.answered) return showAnswered(c, deps, transaction)
  return c.html(payPage(transaction, merchantName(deps.merchant)))
}

/** `POST /pay/:id`: ends the transaction as answered, notifies the shop's server, and posts the browser back. */
export async function answerPayment(c: Context, deps: GatewayDeps): Promise<Response> {
  // Read before the ledger: of two simultaneous answers, the second must find what the first has written.
  const answer = answerSchema.safeParse(await c.req.parseBody())
  const transaction = deps.transactions.byId(c.req.param('id') ?? '')
  if (!transaction) return c.html(refusalPage('There is no such transaction.', 'Kindly begin again at the shop.'), 404)
  if (transaction.answered) return showAnswered(c, deps, transaction)
  if (!answer.success) return c.html(refusalPage('The answer could not be read.', 'Kindly choose again.'), 400)

  const done = applyAnswer(transaction, answer.data, deps.merchant, deps.transactions)
  deps.log(`payment ${transaction.fields.txnid} answered: ${answer.data.outcome}`)
  if (done.webhook) deps.webhooks.send(done.webhook.fields, done.webhook.plan)
  if (!done.back) return c.html(page('closed', 'You may close this tab', {}))

  const nonce = randomBytes(16).toString('base64')
  // After the post, the shop redirects to another origin, which Chromium would block under a narrower form-action.
  c.header('Content-Security-Policy', contentPolicy(`script-src 'nonce-${nonce}'; form-action http: https:`))
  return c.html(returnPage(done.transaction, merchantName(deps.merchant), done.back.action, done.back.fields, nonce))
}

/** Back, reload or a second click after the answer: the same result again, and never a second charge. */
function showAnswered(c: Context, deps: GatewayDeps, transaction: Transaction): Response | Promise<Response> {
  c.header('Content-Security-Policy', contentPolicy('form-action http: https:'))
  const fields = resultFields(transaction, deps.merchant)
  return c.html(returnPage(transaction, merchantName(deps.merchant), returnAddress(transaction), fields, null))
}
