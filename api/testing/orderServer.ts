import { hmac } from './orderProvider.ts'

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
