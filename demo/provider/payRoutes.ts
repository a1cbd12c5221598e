/** The payer's steps at the provider: form, payment page, result. */
import { randomBytes } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { answerSchema, applyAnswer, returnAddress } from './answer.ts'
import type { GatewayDeps } from './gatewayDeps.ts'
import { contentPolicy, page, refusalPage } from './pages/page.ts'
import { payPage, returnPage } from './pages/paymentPages.ts'
import { refusePayment } from './paymentFields.ts'
import { resultFields } from './result.ts'
import { textFields } from './textFields.ts'
import type { Transaction } from './transaction.ts'

export function payRoutes({ merchant, transactions, webhooks, nowMs, log, posts }: GatewayDeps): Hono {
  const shop = merchant.name ?? merchant.key
  const app = new Hono()

  // 303 to the payment page, so that Back and reload never post the form again; or a page with the reason for a refusal.
  app.post('/_payment', async (c) => {
    const fields = textFields(await c.req.parseBody())
    const refusal = refusePayment(fields, merchant, (txnid) => transactions.byTxnId(txnid) !== undefined)
    const txnid = (fields.txnid ?? '').slice(0, 60)
    posts.push({ txnid, outcome: refusal?.code ?? 'accepted', atMs: nowMs() })
    if (refusal) {
      log(`payment ${JSON.stringify(txnid)} refused: ${refusal.code}`)
      return c.html(refusalPage(refusal.reason, refusal.remedy), refusal.status)
    }
    log(`payment ${txnid} opened, ${fields.amount}`)
    return c.redirect(`/pay/${transactions.add(fields).id}`, 303)
  })

  // No `no-store` here: the page must be kept in the back/forward cache.
  app.get('/pay/:id', (c) => {
    const transaction = transactions.byId(c.req.param('id'))
    if (!transaction) return refuseUnknown(c)
    return transaction.answered ? showAnswered(c, transaction) : c.html(payPage(transaction, shop))
  })

  // Ends the transaction as answered, notifies the shop's server, and posts the browser back.
  app.post('/pay/:id', async (c) => {
    // Read before the ledger: of two simultaneous answers, the second must find what the first has written.
    const answer = answerSchema.safeParse(await c.req.parseBody())
    const transaction = transactions.byId(c.req.param('id'))
    if (!transaction) return refuseUnknown(c)
    if (transaction.answered) return showAnswered(c, transaction)
    if (!answer.success) return c.html(refusalPage('The answer could not be read.', 'Kindly choose again.'), 400)

    const done = applyAnswer(transaction, answer.data, merchant, transactions)
    log(`payment ${transaction.fields.txnid} answered: ${answer.data.outcome}`)
    if (done.webhook) webhooks.send(done.webhook.fields, done.webhook.plan)
    if (!done.back) return c.html(page('closed', 'You may close this tab', {}))

    const nonce = randomBytes(16).toString('base64')
    // After the post, the shop redirects to another origin, which Chromium would block under a narrower form-action.
    c.header('Content-Security-Policy', contentPolicy(`script-src 'nonce-${nonce}'; form-action http: https:`))
    return c.html(returnPage(done.transaction, shop, done.back.action, done.back.fields, nonce))
  })

  /** Back, reload or a second click after the answer: the same result again, and never a second charge. */
  const showAnswered = (c: Context, transaction: Transaction) => {
    c.header('Content-Security-Policy', contentPolicy('form-action http: https:'))
    const fields = resultFields(transaction, merchant)
    return c.html(returnPage(transaction, shop, returnAddress(transaction), fields, null))
  }
  return app
}

const refuseUnknown = (c: Context) =>
  c.html(refusalPage('There is no such transaction.', 'Kindly begin again at the shop.'), 404)
