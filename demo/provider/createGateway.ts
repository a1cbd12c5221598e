/** The sandbox of the hosted card payment provider, as one function from Request to Response. */
import * as z from 'zod'
import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { type GatewayDeps, paymentModes, wayStates } from './gatewayDeps.ts'
import { contentPolicy, refusalPage, page, rupees, textFields, sandboxPage } from './pages.ts'
import { answerPostService } from './postservice.ts'
import { payRoutes } from './payRoutes.ts'
import { hindiFonts, sampleFiles, type Markup, samplePage } from '../stack/samplePage.ts'
import { html } from 'hono/html'
import {
  amountOf,
  paidPaise,
  refundablePaise,
  refundStatus,
  paiseOf,
  withDispute,
  withRefund,
  disputeMessage,
  refundMessage,
} from './changes.ts'
import { changeMandate, mayDo, payerActs } from './mandates.ts'
import { openSwitches, type OpenSwitches } from './switches.ts'
import { resultFields, indianStamp } from './result.ts'
import { type Dispute, ENDINGS, type Mandate, payoutFaults, type Refund, type Transaction } from './transaction.ts'

/**
 * `POST /_payment` accepts a payment form, `/pay/:id` is the payer's page, `POST /merchant/postservice.php?form=2` answers a shop's server,
 * `/sandbox` settles pending payments and `/sandbox/log.json` counts incoming forms.
 */
export function createGateway(
  deps: Omit<GatewayDeps, 'posts' | 'debits' | 'ways'> & Partial<Pick<GatewayDeps, 'debits'>>,
): (request: Request) => Response | Promise<Response> {
  const app = new Hono()
  const switches = openSwitches()
  const ways: GatewayDeps['ways'] = { UPI: '1', NB: '1', CASH: '1' }
  const all: GatewayDeps = { debits: switches.debits, ...deps, ways, posts: [] }

  app.use(
    bodyLimit({ maxSize: 64 * 1024, onError: (c) => c.html(refusalPage('Request too large.', 'Send less.'), 413) }),
  )
  app.use(async (c, next) => {
    await next()
    c.header('X-Content-Type-Options', 'nosniff')
    c.header('Referrer-Policy', 'no-referrer')
    if (!c.res.headers.has('Content-Security-Policy'))
      c.header('Content-Security-Policy', contentPolicy("form-action 'self'"))
  })

  app.route('/', payRoutes(all))
  app.route('/sandbox', sandboxRoutes(all, switches))
  app.post('/merchant/postservice.php', async (c) => {
    if (c.req.query('form') !== '2') return c.text('This sandbox speaks JSON only: add form=2 to the address.', 400)
    return c.json(answerPostService(textFields(await c.req.parseBody()), all))
  })
  app.get('/', (c) => c.redirect('/sandbox', 302))
  app.get('/fonts/*', hindiFonts())
  app.use(sampleFiles('sandbox'))

  app.notFound((c) => c.html(refusalPage('There is no such page.', 'Payments are posted to /_payment.'), 404))
  app.onError((error, c) => {
    deps.log(`fault: ${error.stack ?? error.message}`)
    return c.html(refusalPage('The payment service is not available.', 'Kindly try again later.'), 500)
  })
  return (request) => app.fetch(request)
}

// The sandbox's own controls, which a real provider does not have.

/**
 * `GET /` lists the transactions, `POST /ways` makes a way to pay work or fail, `GET /payments/:txnid` shows what happened to a paid one. Their buttons post a form. `GET
 * /log.json`: every form received at `/_payment`, every try of a webhook, and the state of each transaction.
 */
function sandboxRoutes(deps: GatewayDeps, switches: OpenSwitches): Hono {
  const { transactions, webhooks, posts } = deps
  const act = (action: Action) => async (c: Context) => {
    const sent = sentSchema.safeParse(await c.req.parseBody())
    const shown = c.req.param('txnid')
    const txnid = shown ?? sent.data?.txnid ?? ''
    const transaction = transactions.byTxnId(txnid)
    const done = sent.success && transaction ? action(transaction, sent.data, deps) : null
    if (!sent.success || done === null) return refuse(c, 'There is no such payment.', 404)
    if (typeof done === 'string') return refuse(c, done, 409)
    transactions.change(done.transaction)
    deps.log(`payment ${txnid} changed here: ${c.req.path}`)
    if (sent.data.webhook === 'now' && done.message) webhooks.send(done.message)
    return c.redirect(shown ? `/sandbox/payments/${shown}` : '/sandbox', 303)
  }
  return new Hono()
    .get('/', (c) => c.html(sandboxPage(transactions.all(), deps.ways, switches.fields())))
    .post('/ways', async (c) => {
      const { mode, state } = waySchema.parse(await c.req.parseBody())
      deps.ways[mode] = state
      return c.redirect('/sandbox', 303)
    })
    .post('/switches', async (c) => {
      if (!switches.set(await c.req.parseBody())) return refuse(c, 'There is no such choice.', 409)
      return c.redirect('/sandbox', 303)
    })
    .post('/settle', act(settle))
    .get('/payments/:txnid', (c) => {
      const transaction = transactions.byTxnId(c.req.param('txnid'))
      if (transaction?.status !== 'success') return refuse(c, 'There is no such payment.', 404)
      return c.html(changesPage(transaction, deps.nowMs()))
    })
    .post('/payments/:txnid/refund', act(refund))
    .post('/payments/:txnid/refuse', act(refuseRefund))
    .post('/payments/:txnid/dispute', act(dispute))
    .post('/payments/:txnid/payout', act(spoilPayout))
    .post('/payments/:txnid/mandate', act(mandate))
    .get('/log.json', (c) => {
      const shown = transactions.all().map(({ id, mihpayid, status, unmappedstatus, fields }) => {
        const { txnid = '', amount = '' } = fields
        return { id, mihpayid, status, unmappedstatus, txnid, amount }
      })
      c.header('Cache-Control', 'no-store')
      return c.json({ payments: posts, webhooks: webhooks.attempts(), transactions: shown })
    })
}

const refuse = (c: Context, message: string, status: 404 | 409): Response | Promise<Response> =>
  c.html(refusalPage(message, 'Kindly choose another one.'), status)

const money = (paise: number): string => rupees(amountOf(paise))

/** One payment: its refunds and chargebacks, and buttons to make new ones as the provider's staff or the payer's bank would. */
function changesPage(transaction: Transaction, nowMs: number): Markup {
  const { fields, refunds, disputes } = transaction
  const { txnid = '' } = fields
  const left = refundablePaise(transaction)
  return page('changes', 'Refunds and chargebacks', {
    txnid,
    paid: money(paidPaise(transaction)),
    left: money(left),
    refunds: listOf(
      refunds.map((refund) => refundRow(txnid, refund, nowMs)),
      'No refund yet.',
    ),
    refundForm: left > 0 ? samplePage('payments.html#refund', { txnid, amount: amountOf(left) }) : '',
    disputes: listOf(disputes.map(disputeRow), 'No chargeback yet.'),
    endings: endings(disputes.at(-1)?.status, left > 0),
    mandate: transaction.mandate ? payerPart(transaction, transaction.mandate, nowMs) : '',
    faults: payoutFaults.map((fault) => html`<button name="fault" value="${fault}">${fault}</button>`),
  })
}

/** What the payer sees of the agreement in an app or at the bank, and can do there. */
function payerPart(transaction: Transaction, mandate: Mandate, nowMs: number): Markup {
  const { mode, fields } = transaction
  const acts = payerActs.filter((act) => mayDo(transaction, act, nowMs))
  return samplePage('payments.html#mandate', {
    txnid: fields.txnid ?? '',
    where: mode === 'UPI' ? mandate.app : { CC: 'Card', NB: 'Net banking' }[mode],
    status: mandate.status,
    most: money(mandate.mostPaise),
    until: mandate.lastDay,
    notices: listOf(
      mandate.notices
        .toReversed()
        .map(({ day, paise, payer }) => html`<li>${day}: ${money(paise)} ${payer ?? ''}</li>`),
      'No debit was announced yet.',
    ),
    acts: acts.map((act) => html`<button name="mandate" value="${act}">${actNames[act]}</button>`),
  })
}

const actNames = {
  pause: 'Pause',
  resume: 'Resume',
  revoke: 'Revoke',
  move: 'Move to the other app',
  approve: 'Approve the last announced debit',
  refuse: 'Refuse the last announced debit',
  register: 'The bank registers it today',
} as const

const listOf = (rows: readonly Markup[], none: string): Markup =>
  rows.length > 0 ? html`<ul>${rows}</ul>` : html`<p class="note">${none}</p>`

const refundRow = (txnid: string, refund: Refund, nowMs: number): Markup => {
  const status = refundStatus(refund, nowMs)
  const from = refund.token === '' ? 'made here' : `asked by the shop as ${refund.token}`
  return html`<li>${money(refund.paise)}, ${status}, ${from}, ${indianStamp(refund.addedAtMs)}
${
  status === 'queued'
    ? html`<form method="post" action="/sandbox/payments/${txnid}/refuse"><input type="hidden" name="request_id" value="${refund.requestId}"><button>Refuse</button></form>`
    : ''
}</li>`
}

const disputeRow = ({ id, paise, status, addedAtMs }: Dispute): Markup =>
  html`<li>${id}: ${money(paise)}, ${status}, ${indianStamp(addedAtMs)}</li>`

function endings(last: Dispute['status'] | undefined, left: boolean): Markup[] {
  const button = (value: string, caption: string) => html`<button name="change" value="${value}">${caption}</button>`
  if (last === 'lost') return [button('reversed', 'The bank gives the money back')]
  if (last === 'open') return [button('won', 'The shop wins'), button('lost', 'The shop loses')]
  return left ? [button('open', 'The payer’s bank asks for the money back')] : []
}

// What a developer can do to a transaction in the sandbox, and a real bank or its payer does by itself.

/** The fields of all actions. Without an amount, a refund is of everything that is left. `webhook`: whether the shop's server gets a message. */
const sentSchema = z.object({
  txnid: z.string().default(''),
  webhook: z.enum(['now', 'never']).default('now'),
  status: z.enum(['success', 'failure']).optional(),
  amount: z.string().default(''),
  request_id: z.string().default(''),
  change: z.enum(['open', 'won', 'lost', 'reversed']).optional(),
  fault: z.enum(payoutFaults).optional(),
  mandate: z.enum(payerActs).optional(),
})

const waySchema = z.object({ mode: z.enum(paymentModes), state: z.enum(wayStates) })

/** The changed transaction, and the message about it. */
interface Done {
  transaction: Transaction
  /** Null: the shop hears nothing of it. */
  message: Record<string, string> | null
}

/** @returns null if what it is about does not exist; a sentence if it is impossible now */
type Action = (transaction: Transaction, sent: z.infer<typeof sentSchema>, deps: GatewayDeps) => Done | string | null

/** The bank's late answer. A failed payment may still turn out paid; a paid one stays paid. */
const settle: Action = (transaction, { status }, { transactions, merchant }) => {
  if (!status) return null
  if (transaction.status === 'success') return 'A paid transaction stays paid.'
  const settled = transactions.end(transaction, ENDINGS[status])
  return { transaction: settled, message: resultFields(settled, merchant) }
}

/** A refund that the shop did not ask for, done at once. */
const refund: Action = (transaction, { amount }, { merchant, nowMs }) => {
  if (transaction.status !== 'success') return null
  const now = nowMs()
  const paise = amount === '' ? refundablePaise(transaction) : (paiseOf(amount) ?? 0)
  const done = withRefund(transaction, { token: '', paise, addedAtMs: now, dueAtMs: now })
  if (!done) return 'So much cannot be refunded.'
  return { transaction: done.transaction, message: refundMessage(done.transaction, done.refund, merchant, now) }
}

/** The bank refuses a refund that is queued. */
const refuseRefund: Action = (transaction, { request_id }, { merchant, nowMs }) => {
  const wanted = transaction.refunds.find(({ requestId }) => requestId === request_id)
  if (!wanted) return null
  if (refundStatus(wanted, nowMs()) !== 'queued') return 'The refund is not queued any more.'
  const refused = { ...wanted, refused: true }
  const refunds = transaction.refunds.map((one) => (one === wanted ? refused : one))
  const changed = { ...transaction, refunds }
  return { transaction: changed, message: refundMessage(changed, refused, merchant, nowMs()) }
}

/** Makes the provider's payout of a payment wrong. */
const spoilPayout: Action = (transaction, { fault }, { merchant }) => {
  if (transaction.status !== 'success' || !fault) return null
  const spoilt = { ...transaction, payoutFault: fault }
  return { transaction: spoilt, message: resultFields(spoilt, merchant) }
}

/** The payer's bank asks for the money back, and decides. */
const dispute: Action = (transaction, { change }, { merchant, nowMs }) => {
  if (transaction.status !== 'success' || !change) return null
  const [earlier, last] = [transaction.disputes.slice(0, -1), transaction.disputes.at(-1)]
  const isOpen = last?.status === 'open'
  if (change === 'reversed') {
    if (last?.status !== 'lost') return 'Only a lost chargeback can be reversed.'
    const reversed = { ...last, status: 'won', reversedAtMs: nowMs() } as const
    const back = { ...transaction, disputes: [...earlier, reversed] }
    return { transaction: back, message: disputeMessage(back, reversed, merchant) }
  }
  const decided = last && change !== 'open' && { ...last, status: change, endedAtMs: nowMs() }
  const changed = decided ? { ...transaction, disputes: [...earlier, decided] } : withDispute(transaction, nowMs())
  const newest = changed?.disputes.at(-1)
  if (!changed || !newest || isOpen === (change === 'open')) return 'The payment cannot be disputed like this.'
  return { transaction: changed, message: disputeMessage(changed, newest, merchant) }
}

/** The payer changes the mandate in an app. */
const mandate: Action = (transaction, sent, deps) => {
  if (!transaction.mandate || !sent.mandate) return null
  return changeMandate(transaction, sent.mandate, deps) ?? 'The mandate cannot be changed like this.'
}
