/**
 * A second adapter, for the tests of the port. Its provider works like Razorpay: the server creates an order with JSON, and the browser posts a form that
 * names it. One HMAC signs the return, another the whole body of a webhook. Amounts are paise.
 */

import { createHmac } from 'node:crypto'
import * as z from 'zod/mini'
import { type PaymentProvider, ProviderUnreachable, type Verdict, type VerifiedReturn } from '../payment/provider.ts'

export interface OrderProviderOptions {
  keyId: string
  secret: string
  webhookSecret: string
  /** e.g. `https://orders.test/v1` */
  root: string
  fetch: typeof fetch
}

export const hmac = (secret: string, text: string): string => createHmac('sha256', secret).update(text).digest('hex')

export function createOrderProvider(options: OrderProviderOptions): PaymentProvider {
  const { keyId, secret, webhookSecret, root } = options

  async function ask<Schema extends z.ZodMiniType>(path: string, schema: Schema, body?: unknown) {
    try {
      const response = await options.fetch(`${root}/${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { Authorization: `Basic ${btoa(`${keyId}:${secret}`)}`, 'Content-Type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      if (!response.ok) throw new Error(`HTTP ${response.status}`)
      return schema.parse(await response.json())
    } catch (error) {
      throw new ProviderUnreachable(`${path}: ${String(error)}`, { cause: error })
    }
  }

  const hooked = (fields: Readonly<Record<string, string>>): Payment | null => {
    const payload = fields['payload']
    const read = payload === undefined ? null : webhookSchema.safeParse(JSON.parse(payload))
    return read?.success ? read.data.payment.entity : null
  }

  return {
    name: 'orders',
    paymentUrl: `${root}/checkout/embedded`,
    async prepare({ txnId, amountRupees, donor, returnUrl }) {
      const amount = amountRupees * 100
      const order = await ask('orders', orderSchema, { amount, currency: 'INR', receipt: txnId })
      const fields = {
        key_id: keyId,
        order_id: order.id,
        amount: String(amount),
        currency: 'INR',
        'prefill[name]': donor.fullName,
        'prefill[email]': donor.email,
        callback_url: returnUrl,
      }
      return { fields, proof: order.id }
    },
    read({ fields }) {
      const { payload: _payload, ...rest } = fields
      const payment = hooked(fields)
      if (!payment) return { txnId: '', about: 'payment', fields: rest }
      const { id, order_id, amount, status } = payment
      return {
        txnId: payment.notes.txnid,
        about: /^(refund|payment\.dispute)\b/.test(fields['event'] ?? '') ? 'change' : 'payment',
        fields: { ...rest, id, order_id, amount: String(amount), status },
      }
    },
    verifyReturn({ source, headers, fields, body }, payment): VerifiedReturn {
      if (source === 'return') {
        const { order_id = '', payment_id = '', signature = '' } = fields
        if (hmac(secret, `${order_id}|${payment_id}`) !== signature) return { believed: false, doubt: 'signature' }
        if (order_id !== payment.fields['order_id']) return { believed: false, doubt: 'order' }
        return {
          believed: true,
          verdict: { status: 'success' },
          providerId: payment_id,
          note: 'returned',
          signature,
          signed: ['order_id', 'payment_id', 'signature'],
        }
      }
      const signature = hmac(webhookSecret, body)
      if (signature !== headers.get('X-Signature')) return { believed: false, doubt: 'signature' }
      const replies = hooked(fields)
      if (replies?.order_id !== payment.fields['order_id']) return { believed: false, doubt: 'order' }
      if (rupeesOf(replies?.amount ?? 0) !== payment.amountRupees) return { believed: false, doubt: 'amount' }
      return replies
        ? {
            believed: true,
            verdict: verdictOf(replies),
            providerId: replies.id,
            note: replies.status,
            signature,
            signed: ['event', 'id', 'order_id', 'amount', 'status'],
          }
        : { believed: false, doubt: 'order' }
    },
    async query(payments) {
      const replies = await Promise.all(
        payments.map(async ({ txnId, fields }) => {
          const { items } = await ask(`orders/${fields['order_id']}/payments`, paymentsSchema)
          const payment = items.find(({ status }) => status === 'captured') ?? items.at(-1)
          return { txnId, orderId: fields['order_id'], payment }
        }),
      )
      return new Map(
        replies.flatMap(({ txnId, orderId, payment }) =>
          payment
            ? [
                [
                  txnId,
                  {
                    verdict: verdictOf(payment),
                    // The order is under our key, and names what is bought.
                    agrees: {
                      txnid: payment.notes.txnid === txnId,
                      key: true,
                      product: payment.order_id === orderId,
                      currency: true,
                    },
                    amountPaise: payment.amount,
                    changed: (payment.amount_refunded ?? 0) > 0,
                    providerId: payment.id,
                    paidAt: new Date(payment.created_at * 1000),
                    note: payment.status,
                    kept: { id: payment.id, order_id: payment.order_id, amount: String(payment.amount) },
                  },
                ] as const,
              ]
            : [],
        ),
      )
    },
    async listDay(day) {
      const { items } = await ask(`payments?day=${day}`, paymentsSchema)
      return items.map(({ id, notes, status, amount }) => ({
        txnId: notes.txnid,
        kind: 'payment',
        paid: status === 'captured',
        amountPaise: amount,
        providerId: id,
      }))
    },
    async listChanges({ providerId }) {
      const refunds = await ask(`payments/${providerId}/refunds`, refundsSchema)
      const disputes = await ask(`payments/${providerId}/disputes`, disputesSchema)
      const at = (seconds: number) => new Date(seconds * 1000)
      return {
        refunds: refunds.items.map(({ id, receipt, amount, status, created_at }) => ({
          requestId: id,
          refundId: receipt ?? '',
          amountPaise: amount,
          status: status === 'processed' ? 'done' : status,
          at: at(created_at),
        })),
        disputes: disputes.items.map(({ id, amount, status, created_at }) => ({
          disputeId: id,
          amountPaise: amount,
          status: status === 'under_review' ? 'open' : status,
          at: at(created_at),
        })),
      }
    },
    async listSettlements(day) {
      const { items } = await ask(`settlements?day=${day}`, settlementsSchema)
      return items.map((line) => ({
        kind: ({ payment: 'capture', refund: 'refund', adjustment: 'chargeback' } as const)[line.type],
        txnId: line.txnid,
        providerId: line.payment_id,
        requestId: line.type === 'payment' ? '' : line.entity_id,
        amountPaise: line.amount,
        feePaise: line.fee,
        taxPaise: line.tax,
        netPaise: line.credit - line.debit,
        utr: line.settlement_utr,
        mode: '',
        note: '',
      }))
    },
    async refund({ providerId, amountRupees, refundId }) {
      const wanted = { amount: amountRupees * 100, receipt: refundId }
      const { id } = await ask(`payments/${providerId}/refund`, refundSchema, wanted)
      return { accepted: true, requestId: id }
    },
    isPersonal: (field) => field.startsWith('prefill['),
  }
}

/** The answers of the second test provider. */
const orderSchema = z.object({ id: z.string() })
const paymentSchema = z.object({
  id: z.string(),
  order_id: z.string(),
  amount: z.number(),
  status: z.enum(['created', 'authorized', 'captured', 'failed']),
  error_description: z.optional(z.nullable(z.string())),
  created_at: z.number(),
  notes: z.object({ txnid: z.string() }),
  amount_refunded: z.optional(z.number()),
})
type Payment = z.infer<typeof paymentSchema>
const paymentsSchema = z.object({ items: z.array(paymentSchema) })
const webhookSchema = z.object({ payment: z.object({ entity: paymentSchema }) })
const refundSchema = z.object({
  id: z.string(),
  payment_id: z.string(),
  amount: z.number(),
  status: z.enum(['pending', 'processed', 'failed']),
  receipt: z.optional(z.nullable(z.string())),
  created_at: z.number(),
})
const refundsSchema = z.object({ items: z.array(refundSchema) })
const disputeSchema = z.object({
  id: z.string(),
  amount: z.number(),
  status: z.enum(['open', 'under_review', 'won', 'lost']),
  created_at: z.number(),
})
const disputesSchema = z.object({ items: z.array(disputeSchema) })
const settlementsSchema = z.object({
  items: z.array(
    z.object({
      entity_id: z.string(),
      type: z.enum(['payment', 'refund', 'adjustment']),
      payment_id: z.string(),
      txnid: z.string(),
      amount: z.number(),
      fee: z.number(),
      tax: z.number(),
      credit: z.number(),
      debit: z.number(),
      settlement_utr: z.string(),
    }),
  ),
})

const rupeesOf = (paise: number): number | null => (Number.isInteger(paise / 100) ? paise / 100 : null)

const verdictOf = ({ status, error_description }: Payment): Verdict =>
  ({
    captured: { status: 'success' } as const,
    failed: { status: 'failure', reason: error_description ?? 'failed' } as const,
    authorized: { status: 'pending', stage: 'settling' } as const,
    created: { status: 'pending', stage: 'opened' } as const,
  })[status]

export const orderKeys = { keyId: 'key_test', secret: 'secret_test', webhookSecret: 'hook_test' }

interface Held {
  id: string
  order_id: string
  amount: number
  status: string
  created_at: number
  notes: { txnid: string }
}

interface Refunded {
  id: string
  payment_id: string
  amount: number
  status: string
  receipt: string
  created_at: number
}

/** The second provider's server, for tests: stores orders and payments, and signs its posts. */
export class OrderServer {
  private readonly orders = new Map<string, { receipt: string; amount: number }>()
  private readonly payments: Held[] = []
  readonly refunds: Refunded[] = []
  readonly settlements: unknown[] = []
  down = false

  /** Replaces `fetch`. */
  readonly fetch: typeof fetch = async (input, init) => {
    if (this.down) throw new TypeError('fetch failed')
    const request = new Request(input, init)
    if (request.headers.get('Authorization') !== `Basic ${btoa(`${orderKeys.keyId}:${orderKeys.secret}`)}`)
      return new Response('', { status: 401 })
    const path = new URL(request.url).pathname.replace('/v1/', '')
    if (path === 'orders') {
      const order = (await request.json()) as { receipt: string; amount: number }
      const id = `order_${this.orders.size + 1}`
      this.orders.set(id, order)
      return Response.json({ id })
    }
    const ofOrder = /^orders\/(\w+)\/payments$/.exec(path)?.[1]
    if (ofOrder) return Response.json({ items: this.payments.filter(({ order_id }) => order_id === ofOrder) })
    if (path === 'payments') return Response.json({ items: this.payments })
    if (path === 'settlements') return Response.json({ items: this.settlements })
    const [, payment_id = '', list] = /^payments\/(\w+)\/(refunds?|disputes)$/.exec(path) ?? []
    if (list === 'disputes') return Response.json({ items: [] })
    if (list === 'refunds')
      return Response.json({ items: this.refunds.filter((refund) => refund.payment_id === payment_id) })
    if (list === 'refund') {
      const { amount, receipt } = (await request.json()) as { amount: number; receipt: string }
      // The same receipt twice is one refund.
      const held = this.refunds.find((refund) => refund.receipt === receipt)
      if (held) return Response.json(held)
      const id = `rfnd_${this.refunds.length + 1}`
      const refund = { id, payment_id, amount, status: 'processed', receipt, created_at: 1_795_000_000 }
      this.refunds.push(refund)
      return Response.json(refund)
    }
    return new Response('', { status: 404 })
  }

  /** The donor pays an order. Answers the form that the browser posts back. */
  pay(orderId: string, at: Date, status = 'captured'): Record<string, string> {
    const order = this.orders.get(orderId)
    if (!order) throw new Error(`There is no order ${orderId}.`)
    const id = `pay_${this.payments.length + 1}`
    const created_at = Math.floor(at.getTime() / 1000)
    const notes = { txnid: order.receipt }
    this.payments.push({ id, order_id: orderId, amount: order.amount, status, created_at, notes })
    return { order_id: orderId, payment_id: id, signature: hmac(orderKeys.secret, `${orderId}|${id}`) }
  }

  /** The webhook about the last payment: its body, and its signature. */
  webhook(): { body: string; signature: string } {
    const body = JSON.stringify({ event: 'payment', payload: { payment: { entity: this.payments.at(-1) } } })
    return { body, signature: hmac(orderKeys.webhookSecret, body) }
  }
}
