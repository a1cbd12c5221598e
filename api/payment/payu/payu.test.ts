import { afterEach, describe, expect, it } from 'vitest'
import { type IssuedPayment, type ProviderMessage, ProviderUnreachable } from '../provider.ts'
import type { ProviderCall } from './callService.ts'
import { reverseHash } from './hash.ts'
import { createPayu } from './payu.ts'
import { payuAddresses } from './payuAdapter.ts'

const asked: Array<Record<string, string>> = []
const calls: ProviderCall[] = []
const queued = { status: 1, msg: 'Refund Request Queued', request_id: 129112501 }
/** What the provider does next, one after another; the last one repeats. */
let answers: Array<() => Response | Promise<Response>> = []
afterEach(() => {
  asked.length = 0
  calls.length = 0
})

const payuWith = (salts: string[]) =>
  createPayu({
    merchant: { key: 'K', salts },
    ...payuAddresses.test,
    async fetch(input, init) {
      const request = new Request(input, init)
      if (request.url !== payuAddresses.test.infoUrl) throw new TypeError('fetch failed')
      asked.push(Object.fromEntries(new URLSearchParams(await request.text())))
      const next = answers.length > 1 ? answers.shift() : answers[0]
      if (!next) throw new Error('no answer is prepared')
      return next()
    },
    observe: (call) => calls.push(call),
  })
const payu = payuWith(['S'])
const say = (answer: unknown) => () => Response.json(answer)
const offline = () => {
  throw new TypeError('fetch failed')
}
const busy = () => new Response('', { status: 503 })

describe('a change of the salt', () => {
  const order = {
    txnId: 'T1',
    amountRupees: 500,
    project: 'Medical camp',
    donor: { fullName: 'Asha', email: 'asha@example.org', phone: null },
    returnUrl: 'https://api.test/return/T1',
  }
  const formUnder = async (...salts: string[]) => (await payuWith(salts).prepare(order)).fields
  /** The provider's return of a form, signed with a salt. */
  const returned = (fields: IssuedPayment['fields'], salt: string): ProviderMessage => {
    const posted = { ...fields, status: 'success', unmappedstatus: 'captured' }
    return {
      source: 'return',
      headers: new Headers(),
      body: '',
      fields: { ...posted, hash: reverseHash(salt, posted) },
    }
  }
  const issued = (fields: IssuedPayment['fields']): IssuedPayment => ({ txnId: 'T1', amountRupees: 500, fields })

  it('signs forms with the new salt only', async () => {
    expect(await formUnder('NEW', 'OLD')).toEqual(await formUnder('NEW'))
    expect(await formUnder('NEW', 'OLD')).not.toEqual(await formUnder('OLD'))
  })

  it('believes the return of a payment that began before, under the old salt, and new ones', async () => {
    const before = await formUnder('OLD')
    const during = payuWith(['NEW', 'OLD'])
    expect(during.verifyReturn(returned(before, 'OLD'), issued(before))).toMatchObject({ believed: true })
    const after = await formUnder('NEW', 'OLD')
    expect(during.verifyReturn(returned(after, 'NEW'), issued(after))).toMatchObject({ believed: true })
  })

  it('believes the old salt no longer after its removal, nor any other', async () => {
    const before = await formUnder('OLD')
    const doubt = { believed: false, doubt: 'hash' }
    expect(payuWith(['NEW']).verifyReturn(returned(before, 'OLD'), issued(before))).toEqual(doubt)
    expect(payuWith(['NEW', 'OLD']).verifyReturn(returned(before, 'OTHER'), issued(before))).toEqual(doubt)
  })

  it('signs queries with the new salt', async () => {
    answers = [say({ Transaction_details: [] })]
    await payuWith(['NEW', 'OLD']).listDay('2026-11-21')
    await payuWith(['NEW']).listDay('2026-11-21')
    expect(asked[0]).toEqual(asked[1])
  })

  it.each([[[]], [['']]])('without a salt (%j) neither signs nor believes anything', async (salts) => {
    const fields = await formUnder('OLD')
    await expect(payuWith(salts).prepare(order)).rejects.toThrow(ProviderUnreachable)
    expect(payuWith(salts).verifyReturn(returned(fields, ''), issued(fields))).toMatchObject({ believed: false })
  })
})

describe('a refund', () => {
  const refund = { providerId: '403993715521889530', amountRupees: 500, refundId: 'RF1' }

  it('is requested in whole rupees, under our own number', async () => {
    answers = [say(queued)]
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

  it('reports why it was refused', async () => {
    answers = [say({ status: 0, msg: 'Refund FAILURE - Invalid amount' })]
    expect(await payu.refund(refund)).toEqual({ accepted: false, reason: 'Refund FAILURE - Invalid amount' })
  })

  it.each([
    ['the answer is unreadable', say('nonsense')],
    ['the provider is away', offline],
    ['the provider fails', busy],
  ])('throws if %s, and is not sent twice', async (_, answer) => {
    answers = [answer, say(queued)]
    await expect(payu.refund(refund)).rejects.toThrow(ProviderUnreachable)
    expect(calls).toHaveLength(1)
  })

  it('needs a number that the provider accepts', async () => {
    answers = [say(queued)]
    await expect(payu.refund({ ...refund, refundId: 'R'.repeat(24) })).rejects.toThrow(RangeError)
    expect(asked).toEqual([])
  })
})

describe('a reading call', () => {
  const list = { Transaction_details: [{ txnid: 'T1', status: 'SUCCESS' }] }

  it.each([
    ['the provider was away', offline, 'unreachable'],
    ['the provider failed', busy, 'status'],
  ])('gets a second try if %s, and reports both for metrics', async (_, first, outcome) => {
    answers = [first, say(list)]
    expect(await payu.listDay('2026-11-21')).toMatchObject([{ txnId: 'T1', paid: true }])
    const command = 'get_Transaction_Details'
    const ms = expect.any(Number)
    expect(calls).toEqual([
      { command, outcome, ms },
      { command, outcome: 'answered', ms },
    ])
  })

  it('ends after the second', async () => {
    answers = [offline]
    await expect(payu.listDay('2026-11-21')).rejects.toThrow(ProviderUnreachable)
    expect(calls.map(({ outcome }) => outcome)).toEqual(['unreachable', 'unreachable'])
  })

  it('throws for an unreadable answer and a refused query', async () => {
    answers = [() => new Response('<html>'), say({ status: 0, msg: 'Invalid Hash.' })]
    await expect(payu.listDay('2026-11-21')).rejects.toThrow(ProviderUnreachable)
    await expect(payu.query([{ txnId: 'T1', amountRupees: 1, fields: {} }])).rejects.toThrow(ProviderUnreachable)
    expect(calls.map(({ outcome }) => outcome)).toEqual(['unreadable', 'unreadable'])
  })
})
