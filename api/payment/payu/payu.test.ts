import { expect, it } from 'vitest'
import { ProviderUnreachable } from '../provider.ts'
import { createPayu } from './payu.ts'

const merchant = { key: 'K', salt: 'S' }
const asked: Array<Record<string, string>> = []
let answer: unknown = { status: 1, msg: 'Refund Request Queued', request_id: 129112501 }
const payu = createPayu({
  merchant,
  paymentUrl: 'https://pay.test/_payment',
  infoUrl: 'https://info.test/merchant/postservice.php?form=2',
  async fetch(input, init) {
    const request = new Request(input, init)
    if (new URL(request.url).host !== 'info.test') throw new TypeError('fetch failed')
    asked.push(Object.fromEntries(new URLSearchParams(await request.text())))
    return Response.json(answer)
  },
})
const refund = { providerId: '403993715521889530', amountRupees: 500, refundId: 'RF1' }

it('requests a refund of whole rupees, under our own number', async () => {
  expect(await payu.refund(refund)).toEqual({ accepted: true, requestId: '129112501' })
  expect(asked.at(-1)).toMatchObject({
    key: 'K',
    command: 'cancel_refund_transaction',
    var1: '403993715521889530',
    var2: 'RF1',
    var3: '500.00',
    hash: expect.stringMatching(/^[\da-f]{128}$/),
  })
})

it('reports why a refund was refused', async () => {
  answer = { status: 0, msg: 'Refund FAILURE - Invalid amount' }
  expect(await payu.refund(refund)).toEqual({ accepted: false, reason: 'Refund FAILURE - Invalid amount' })
})

it('throws if the answer about a refund is unreadable', async () => {
  answer = 'nonsense'
  await expect(payu.refund(refund)).rejects.toThrow(ProviderUnreachable)
})
