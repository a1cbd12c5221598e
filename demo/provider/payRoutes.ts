/** The payer's steps at the provider: form, payment page, result. */
import { randomBytes } from 'node:crypto'
import { type Context, Hono } from 'hono'
import type { GatewayDeps } from './gatewayDeps.ts'
import { amountOf as paiseText } from './changes.ts'
import { contentPolicy, page, refusalPage, rupees, textFields } from './pages.ts'
import { mandateOf, refuseAgreement } from './mandates.ts'
import { refusePayment } from './paymentFields.ts'
import { resultFields, twoDecimals, tamperedFields } from './result.ts'
import { apps, type Transaction, ENDINGS } from './transaction.ts'
import { hiddenFields, type Markup, samplePage } from '../stack/samplePage.ts'
import { html } from 'hono/html'
import { z } from 'zod'
import type { Merchant } from './hash.ts'
import type { Transactions } from './transactions.ts'

export function payRoutes({ merchant, transactions, webhooks, nowMs, log, posts, debits }: GatewayDeps): Hono {
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
    const mandate = mandateOf(fields, nowMs())
    if (typeof mandate === 'string')
      return c.html(
        refusalPage(`Transaction failed due to an invalid mandate: ${mandate}.`, 'Kindly read the documents.'),
        400,
      )
    log(`payment ${txnid} opened, ${fields.amount}`)
    return c.redirect(`/pay/${transactions.add(fields, mandate).id}`, 303)
  })

  // No `no-store` here: the page must be kept in the back/forward cache.
  app.get('/pay/:id', (c) => {
    const transaction = transactions.byId(c.req.param('id'))
    if (!transaction) return refuseUnknown(c)
    return transaction.answered ? showAnswered(c, transaction) : c.html(payPage(transaction, shop, { debits }))
  })

  // Ends the transaction as answered, notifies the shop's server, and posts the browser back.
  app.post('/pay/:id', async (c) => {
    // Read before the ledger: of two simultaneous answers, the second must find what the first has written.
    const answer = answerSchema.safeParse(await c.req.parseBody())
    const transaction = transactions.byId(c.req.param('id'))
    if (!transaction) return refuseUnknown(c)
    if (transaction.answered) return showAnswered(c, transaction)
    if (!answer.success) return c.html(refusalPage('The answer could not be read.', 'Kindly choose again.'), 400)
    const { way, app: payerApp } = answer.data
    const problem = PAYS.includes(answer.data.outcome) && refuseAgreement(transaction, MODES[way], payerApp, { debits })
    if (problem) return c.html(payPage(transaction, shop, { debits, problem }), 409)

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

/** What the payer sees. */
const amountOf = ({ fields }: Transaction): string => rupees(twoDecimals(fields.amount ?? '0'))

/** Payee and amount, three ways to pay, and the sandbox's other endings. Works without scripts. */
function payPage(
  transaction: Transaction,
  shop: string,
  { debits, problem }: Pick<GatewayDeps, 'debits'> & { problem?: string },
): Markup {
  const { productinfo = '', txnid = '', firstname = '' } = transaction.fields
  const amount = amountOf(transaction)
  const isAgreement = transaction.mandate !== null
  const values = { shop, amount, product: productinfo, txnid, payer: firstname, id: transaction.id }
  return page('pay', `Pay ${amount} to ${shop}`, {
    ...values,
    agreement: isAgreement ? agreementPart(transaction, { debits }) : '',
    apps: isAgreement ? samplePage('payments.html#apps', {}) : '',
    problem: problem === undefined ? '' : html`<p role="alert"><b>${problem}</b> Kindly choose another way.</p>`,
  })
}

/** What the payer agrees to: later debits, how often, how much, until when, and in which ways. */
function agreementPart(transaction: Transaction, deps: Pick<GatewayDeps, 'debits'>): Markup | string {
  const { mandate } = transaction
  if (!mandate) return ''
  const { cycle, day, limit, mostPaise, lastDay, rule } = mandate
  const window = day === null ? '' : `, ${{ ON: 'on', BEFORE: 'up to', AFTER: 'from' }[limit ?? 'ON']} day ${day}`
  const ways = (['UPI', 'CC', 'NB'] as const).filter((mode) => !refuseAgreement(transaction, mode, 'Setu UPI', deps))
  return samplePage('payments.html#agreement', {
    today: amountOf(transaction),
    cycle: `${cycle.toLowerCase()}${window}`,
    most: `${rupees(paiseText(mostPaise))}${rule === 'EXACT' ? ', always' : ''}`,
    until: lastDay,
    ways: ways.map((mode) => ({ UPI: 'UPI AutoPay', CC: 'card', NB: 'net banking' })[mode]).join(', '),
  })
}

const HEADLINES: Record<Transaction['status'], string> = {
  success: 'Payment successful',
  failure: 'Payment not completed',
  pending: 'Waiting for your bank',
}

/**
 * Returns the payer's browser to the shop by a form post.
 *
 * @param action the shop's surl or furl
 * @param result every field of the signed result
 * @param nonce for the script that posts the form; null leaves it to the button (a result shown again)
 */
function returnPage(
  transaction: Transaction,
  shop: string,
  action: string,
  result: Readonly<Record<string, string>>,
  nonce: string | null,
): Markup {
  const { status, fields } = transaction
  const headline = HEADLINES[status]
  const values = { status, amount: amountOf(transaction), product: fields.productinfo ?? '', shop, action }
  const posted = { ...values, fields: hiddenFields(result) }
  return nonce === null ? page('answered', headline, posted) : page('return', headline, { ...posted, headline, nonce })
}

/** The payer's (or a test's) answer on the payment page, and its effect on the ledger. */
const MODES = { card: 'CC', upi: 'UPI', netbanking: 'NB' } as const
/** The answers with which the payer agrees to a mandate. */
const PAYS: readonly string[] = ['success', 'pending', 'close']

/** `webhook`: seconds of delay, or `never`. `copies`: how often to send the webhook's message. */
const answerSchema = z.object({
  way: z.enum(['card', 'upi', 'netbanking']).default('card'),
  /** With UPI and a mandate. */
  app: z.enum(apps).default('Setu UPI'),
  outcome: z.enum(['success', 'failure', 'cancel', 'pending', 'close', 'tampered']),
  tamper: z.enum(['status', 'amount']).default('status'),
  webhook: z.union([z.literal('never'), z.coerce.number().min(0).max(600)]).default(0),
  copies: z.coerce.number().int().min(1).max(20).default(1),
})
type Answer = z.infer<typeof answerSchema>

/** Ends a transaction as answered. A tampered result leaves it pending in the ledger, because nobody has paid. */
function applyAnswer(transaction: Transaction, answer: Answer, merchant: Merchant, books: Transactions) {
  const key = answer.outcome === 'close' ? 'success' : answer.outcome === 'tampered' ? 'pending' : answer.outcome
  const { mandate } = transaction
  if (mandate) books.change({ ...transaction, mandate: { ...mandate, app: answer.app } })
  const ended = books.end(transaction, ENDINGS[key], MODES[answer.way])
  const truth = resultFields(ended, merchant)
  const posted = answer.outcome === 'tampered' ? tamperedFields(ended, merchant, answer.tamper) : truth
  const isNotified = ended.status !== 'pending' && answer.webhook !== 'never'
  return {
    transaction: ended,
    // What the browser posts, and where to; null if it is never sent back.
    back: answer.outcome === 'close' ? null : { action: returnAddress(ended), fields: posted },
    // The notification to the shop's server; null if there is none.
    webhook: isNotified
      ? { fields: truth, plan: { delayMs: Number(answer.webhook) * 1000, copies: answer.copies } }
      : null,
  }
}

/** A failed payment goes to furl; a paid or pending one to surl. */
const returnAddress = ({ status, fields }: Transaction): string =>
  (status === 'failure' ? fields.furl : fields.surl) ?? ''
