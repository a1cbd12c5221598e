/** The sandbox's own controls, which a real provider does not have. */
import { type Context, Hono } from 'hono'
import { type Action, dispute, refund, refuseRefund, sentSchema, settle } from './changes/actions.ts'
import type { GatewayDeps } from './gatewayDeps.ts'
import { changesPage } from './pages/changesPage.ts'
import { refusalPage } from './pages/page.ts'
import { sandboxPage } from './pages/sandboxPage.ts'

/**
 * `GET /` lists the transactions, `GET /payments/:txnid` shows what happened to a paid one. Their buttons post a form; JSON is accepted, too. `GET
 * /log.json`: every form received at `/_payment`, every try of a webhook, and the state of each transaction.
 */
export function sandboxRoutes(deps: GatewayDeps): Hono {
  const { transactions, webhooks, posts } = deps
  const act = (action: Action, pageOf: (txnid: string) => string) => async (c: Context) => {
    const sent = sentSchema.safeParse(await (isJson(c) ? c.req.json().catch(() => null) : c.req.parseBody()))
    const txnid = c.req.param('txnid') ?? sent.data?.txnid ?? ''
    const transaction = transactions.byTxnId(txnid)
    const done = sent.success && transaction ? action(transaction, sent.data, deps) : null
    if (!sent.success || done === null) return refuse(c, 'There is no such payment.', 404)
    if (typeof done === 'string') return refuse(c, done, 409)
    transactions.change(done.transaction)
    deps.log(`payment ${txnid} changed here: ${JSON.stringify(done.answer)}`)
    if (sent.data.webhook === 'now') webhooks.send(done.message)
    return isJson(c) ? c.json(done.answer) : c.redirect(pageOf(txnid), 303)
  }
  const paymentPage = (txnid: string) => `/sandbox/payments/${txnid}`
  return new Hono()
    .get('/', (c) => c.html(sandboxPage(transactions.all())))
    .post(
      '/settle',
      act(settle, () => '/sandbox'),
    )
    .get('/payments/:txnid', (c) => {
      const transaction = transactions.byTxnId(c.req.param('txnid'))
      if (transaction?.status !== 'success') return refuse(c, 'There is no such payment.', 404)
      return c.html(changesPage(transaction, deps.nowMs()))
    })
    .post('/payments/:txnid/refund', act(refund, paymentPage))
    .post('/payments/:txnid/refuse', act(refuseRefund, paymentPage))
    .post('/payments/:txnid/dispute', act(dispute, paymentPage))
    .get('/log.json', (c) => {
      const shown = transactions.all().map(({ id, mihpayid, status, unmappedstatus, fields }) => {
        const { txnid = '', amount = '' } = fields
        return { id, mihpayid, status, unmappedstatus, txnid, amount }
      })
      c.header('Cache-Control', 'no-store')
      return c.json({ payments: posts, webhooks: webhooks.attempts(), transactions: shown })
    })
}

const isJson = (c: Context): boolean => c.req.header('Content-Type')?.startsWith('application/json') ?? false

/** Answers as it was asked: JSON, or a page. */
const refuse = (c: Context, message: string, status: 404 | 409): Response | Promise<Response> =>
  isJson(c) ? c.json({ message }, status) : c.html(refusalPage(message, 'Kindly choose another one.'), status)
