import { createHash } from 'node:crypto'

export const merchant = { key: 'TestKey', salt: 'TestSaltOf32CharactersLongIndeed' }

interface Payment {
  status: string
  unmappedstatus: string
  transaction_amount: string
  /** By default the product of `giveRecorded`. */
  productinfo?: string
  txnid?: string
  key?: string
  error_Message?: string
  addedon?: string
  mihpayid?: string
}

const sha512 = (text: string) => createHash('sha512').update(text).digest('hex')

/** The provider for tests: answers the post-service from `payments`, refuses a wrong hash, and signs posts as the provider does. */
export class GatewayDouble {
  readonly payments = new Map<string, Payment>()
  /** The queries so far, as `command var1`. */
  readonly asked: string[] = []
  /** Rows of the day list, by day. */
  readonly days = new Map<string, string[]>()
  down = false
  /** Answers wait for this promise. */
  held: Promise<void> | undefined

  /** Replaces `fetch`. */
  readonly fetch: typeof fetch = async (input, init) => {
    if (this.down) throw new TypeError('fetch failed')
    const request = new Request(input, init)
    if (request.url !== 'http://gateway.test/merchant/postservice.php?form=2') return new Response('', { status: 404 })
    const form = new URLSearchParams(await request.text())
    const { key = '', command = '', var1 = '', var2, hash } = Object.fromEntries(form)
    this.asked.push(`${command} ${var1}`)
    await this.held
    if (hash !== sha512(`${key}|${command}|${var1}|${merchant.salt}`))
      return Response.json({ status: 0, msg: 'Invalid Hash.' })
    if (command === 'verify_payment') return Response.json(this.verify(var1.split('|')))
    if (command !== 'get_Transaction_Details' || var1 !== var2) return Response.json({ status: 0, msg: 'Invalid' })
    return Response.json({ status: 1, Transaction_details: (this.days.get(var1) ?? []).map((id) => this.row(id)) })
  }

  private verify(txnIds: string[]) {
    const none = { mihpayid: 'Not Found', status: 'Not Found' }
    const found = txnIds.map((id) => {
      const payment = this.payments.get(id)
      return [
        id,
        payment ? { mihpayid: '403993715521889530', txnid: id, productinfo: 'Medical camp', ...payment } : none,
      ] as const
    })
    return { status: 1, msg: '', transaction_details: Object.fromEntries(found) }
  }

  private row(txnId: string) {
    const payment = this.payments.get(txnId)
    const status = payment?.status === 'success' ? 'SUCCESS' : 'failed'
    return {
      id: '403993715521889530',
      action: 'capture',
      status,
      txnid: txnId,
      amount: payment?.transaction_amount ?? '',
    }
  }

  /**
   * A post to the return address or the webhook, signed over the form's own fields after `change` is applied. The provider knows of a success in it, if
   * donation and amount are right.
   */
  signedPost(form: Record<string, string>, change: Record<string, string>): Record<string, string> {
    const posted: Record<string, string> = { ...form, mihpayid: '403993715521889530', unmappedstatus: '', ...change }
    const field = (name: string) => posted[name] ?? ''
    const charges = field('additionalCharges') ? `${field('additionalCharges')}|` : ''
    const udf = ['udf5', 'udf4', 'udf3', 'udf2', 'udf1'].map(field).join('|')
    const rest = ['email', 'firstname', 'productinfo', 'amount', 'txnid', 'key'].map(field).join('|')
    const ours =
      ['key', 'txnid'].every((name) => field(name) === form[name]) && Number(field('amount')) === Number(form['amount'])
    if (ours && field('status') === 'success')
      this.payments.set(field('txnid'), {
        status: 'success',
        unmappedstatus: field('unmappedstatus'),
        transaction_amount: form['amount'] ?? '',
        productinfo: form['productinfo'] ?? '',
      })
    posted['hash'] = sha512(`${charges}${merchant.salt}|${field('status')}||||||${udf}|${rest}`)
    return posted
  }
}
