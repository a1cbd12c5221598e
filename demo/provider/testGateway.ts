/** A provider for tests: no port, no clock of its own, webhooks collected in a list. */
import { createGateway } from './createGateway.ts'
import { requestHash } from './hash.ts'
import { openTransactions } from './transactions.ts'
import { openWebhooks } from './webhook.ts'

export const merchant = { key: 'KinaraTest', salt: '0123456789abcdef0123456789abcdef', name: 'Kinara Seva Nyas' }

/** A form that the provider accepts, with a test's changes; signed after the change. */
export function paymentForm(change: Record<string, string> = {}): Record<string, string> {
  const fields = {
    key: merchant.key,
    txnid: 'KSN0000000000000000000001',
    amount: '11000.00',
    productinfo: 'Annadan',
    firstname: 'Asha',
    email: 'asha@example.org',
    phone: '9000000001',
    surl: 'http://localhost:4301/api/payment/return/KSN1',
    furl: 'http://localhost:4301/api/payment/return/KSN1',
    ...change,
  }
  return { hash: requestHash(fields, merchant), ...fields }
}

export function testGateway(answers: number[] = [], snapshotFile?: string, refundAfterMs = 0) {
  const notified: Array<Record<string, string>> = []
  let now = Date.parse('2025-11-14T20:00:00Z')
  const nowMs = () => now
  const transactions = openTransactions(nowMs, snapshotFile)
  const post = async (url: string, init: RequestInit) => {
    notified.push(Object.fromEntries(new URLSearchParams(await new Request(url, init).text())))
    return new Response(null, { status: answers[notified.length - 1] ?? 200 })
  }
  const webhooks = openWebhooks({ url: 'http://shop.test/webhook', post, nowMs, log: () => {}, retryMs: 1 })
  const gateway = createGateway({ merchant, transactions, webhooks, nowMs, refundAfterMs, log: () => {} })

  const get = async (path: string) => gateway(new Request(`http://gateway.test${path}`))
  const send = async (path: string, form: Record<string, string>) =>
    gateway(new Request(`http://gateway.test${path}`, { method: 'POST', body: new URLSearchParams(form) }))
  /** Opens a payment and returns its page's path. */
  const open = async (change: Record<string, string> = {}) =>
    (await send('/_payment', paymentForm(change))).headers.get('Location') ?? ''
  const advance = (seconds: number) => {
    now += seconds * 1000
  }
  return { get, send, open, notified, transactions, advance, nowMs, close: () => webhooks.close() }
}

/** In this order: what was escaped twice keeps one. */
const entities = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' }
const fromHtml = (text: string): string =>
  Object.entries(entities).reduce((sum, [entity, sign]) => sum.replaceAll(entity, sign), text)

/** Hidden fields and target of the form that returns the browser. */
export function readReturn(page: string): { action: string; fields: Record<string, string> } {
  const inputs = [...page.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)]
  return {
    action: /<form id="result" method="post" action="([^"]*)"/.exec(page)?.[1] ?? '',
    fields: Object.fromEntries(inputs.map(([, name = '', value = '']) => [name, fromHtml(value)])),
  }
}
