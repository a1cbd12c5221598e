import { createGateway } from '../../demo/provider/createGateway.ts'
import type { Debits } from '../../demo/provider/mandates.ts'
import { requestHash } from '../../demo/provider/hash.ts'
import { openTransactions } from '../../demo/provider/transactions.ts'
import { openWebhooks } from '../../demo/provider/webhook.ts'
import { createPayu } from '../payment/payu/payu.ts'
import { merchant } from './gatewayDouble.ts'
import { apiRoot, type TestApi } from './testApi.ts'

const root = 'http://sandbox.test'

/** The sandbox provider, connected with a test's API: queries, forms and webhooks. Both have the clock of the test. */
export function connectSandbox(api: TestApi, refundAfterMs = 60_000, debits?: Debits) {
  const nowMs = () => api.deps.now().getTime()
  const transactions = openTransactions(nowMs)
  const pending: Array<Promise<unknown>> = []
  let isDown = false
  const post = (url: string, init: RequestInit) => {
    const answer = api.fetch(new Request(url, init))
    pending.push(answer)
    return answer
  }
  const log = () => undefined
  const webhooks = openWebhooks({ url: `${apiRoot}/payment/webhook`, post, nowMs, log, retryMs: 1 })
  const gateway = createGateway({
    merchant,
    transactions,
    webhooks,
    nowMs,
    refundAfterMs,
    log,
    ...(debits && { debits }),
  })
  api.deps.provider = createPayu({
    merchant: { key: merchant.key, salts: [merchant.salt] },
    paymentUrl: `${root}/_payment`,
    infoUrl: `${root}/merchant/postservice.php?form=2`,
    fetch: async (input, init) => {
      if (isDown) throw new TypeError('fetch failed')
      return gateway(new Request(input, init))
    },
  })
  const send = async (path: string, form: Record<string, string>) =>
    gateway(new Request(`${root}${path}`, { method: 'POST', body: new URLSearchParams(form) }))
  return {
    transactions,
    /** While it is true, the provider answers no query. */
    down: (value: boolean) => {
      isDown = value
    },
    /** The donor’s browser posts the prepared form, and pays. The browser never returns, and no message is sent. */
    async pay(form: Record<string, string>, outcome = 'success', way = 'card') {
      const page = (await send('/_payment', form)).headers.get('Location') ?? ''
      await send(page, { outcome, way, webhook: 'never' })
    },
    /** The payer changes the mandate in an app: `pause`, `resume`, `revoke`. */
    mandate: (txnid: string, mandate: string, webhook = 'never') =>
      send(`/sandbox/payments/${txnid}/mandate`, { mandate, webhook }),
    /** A form under our key that our API never prepared. */
    form: (change: Record<string, string>): Record<string, string> => {
      const fields = {
        key: merchant.key,
        amount: '700.00',
        productinfo: 'Medical camp',
        firstname: 'Somebody',
        email: 'somebody@example.org',
        phone: '9000000001',
        surl: `${apiRoot}/payment/return/X`,
        furl: `${apiRoot}/payment/return/X`,
        ...change,
      }
      return { ...fields, hash: requestHash(fields, merchant) }
    },
    settle: (txnid: string) => send('/sandbox/settle', { txnid, status: 'success', webhook: 'never' }),
    /** A refund made at the provider. */
    refund: (txnid: string, more: Record<string, string> = {}) =>
      send(`/sandbox/payments/${txnid}/refund`, { webhook: 'never', ...more }),
    /** Makes the payout of a payment wrong (demo/provider/transaction.ts). */
    spoil: (txnid: string, fault: string) => send(`/sandbox/payments/${txnid}/payout`, { fault, webhook: 'never' }),
    refuse: (txnid: string, request_id: string) => send(`/sandbox/payments/${txnid}/refuse`, { request_id }),
    dispute: (txnid: string, change: string, webhook = 'never') =>
      send(`/sandbox/payments/${txnid}/dispute`, { change, webhook }),
    /** Ends when the messages that were sent are answered. */
    async messages(count: number) {
      while (pending.length < count) await new Promise((resolve) => setTimeout(resolve, 5))
      await Promise.all(pending)
    },
    close: () => webhooks.close(),
  }
}
