import { describe, expect, it, vi } from 'vitest'
import { ApiError, type ApiErrorKind } from '../../shared/api/apiError.ts'
import type { Transport } from '../../shared/api/transport.ts'
import { pendingKey } from '../../shared/auth/pendingKey.ts'
import { memoryStorage } from '../../shared/auth/storage.ts'
import { readPending, writePending } from '../../shared/donation/pendingDonation.ts'
import type { Environment } from '../environment.ts'
import { createFlow } from './createFlow.ts'
import type { SendingEffect } from './events.ts'
import { continued, readyState } from './flow.testdata.ts'
import type { Leaving } from './leaving.ts'
import { sendGift } from './sendGift.ts'
import { sending } from './sending.ts'
import type { State } from './state.ts'

const hash = 'a'.repeat(128)
const fields = { key: 'K', txnid: 'TXN1', amount: '1000.00' }

/** The API as a list of answers by path; a thrown error is that path's failure. */
const answers = (changes: Record<string, unknown> = {}): Record<string, unknown> => ({
  'donation/payment-detail': {
    generated_hash: hash,
    txn_id: 'TXN1',
    fields,
    action: 'https://pay.example.org/_payment',
  },
  'donation/add-donation': {},
  'donation/update-status': { txn_id: 'OLD', payment_status: 'failure', amount: 1000 },
  ...changes,
})

/** A gift from CONTINUE on, over doubles of the network, the clock and the browser's leaving. */
const play = async (
  changes: Record<string, unknown> = {},
  options: {
    foreign?: boolean
    siteRoot?: string
    state?: Partial<State>
    prepare?: (environment: Environment) => void
    onCall?: (path: string, environment: Environment) => void
  } = {},
) => {
  const calls: string[] = []
  const bodies: unknown[] = []
  const left: unknown[] = []
  const table = answers(changes)
  const transport: Transport = {
    get: () => Promise.reject(new Error('not asked here')),
    post: async (path, body, schema) => {
      calls.push(path)
      bodies.push(body)
      options.onCall?.(path, environment)
      const answer = table[path]
      if (answer instanceof ApiError) throw answer
      const read = await schema['~standard'].validate(answer)
      if (!read || typeof read !== 'object' || !('value' in read)) throw new ApiError('malformed', { status: 200 })
      return read.value as never
    },
  }
  const end = vi.fn()
  const emitted: Array<[string, unknown]> = []
  const environment: Environment = {
    api: transport,
    session: {
      getState: () => ({ token: 't', user: { id: 1, email: 'asha@example.org', fullName: 'Asha' } }),
      subscribe: () => () => {},
      begin() {},
      end,
    },
    foreign: options.foreign ?? false,
    lang: 'en',
    options: { apiRoot: 'https://t.example.org/api', siteRoot: options.siteRoot ?? 'https://t.example.org' },
    storage: memoryStorage(),
    now: () => 1000,
    emit: (name, detail) => void emitted.push([name, detail]),
    close() {},
    style() {},
  }
  options.prepare?.(environment)
  const leaving: Leaving = {
    pause: async (ms) => void left.push(ms),
    postForm: async (handover) => void left.push(handover),
    leaveFor: async (url) => void left.push(url),
  }
  const flow = createFlow(environment, readyState(options.state))
  // The flow's own runner would fetch the part; here it is handed in with its doubles.
  const take = flow.take
  const running: Promise<void>[] = []
  flow.take = ([next, effects]) => {
    take([next, effects.filter((effect) => ['report', 'askSignIn', 'endSession'].includes(effect.do))])
    for (const effect of effects) {
      if (!['report', 'askSignIn', 'endSession'].includes(effect.do))
        running.push(sendGift(effect as SendingEffect, environment, flow, leaving))
    }
  }
  flow.take(sending(flow.getState(), continued()))
  for (let index = 0; index < running.length; index++) await running[index]
  return { calls, bodies, left, flow, environment, emitted, end }
}

describe('an earlier payment', () => {
  const earlier = { state: { earlierTxnId: 'OLD' } }
  const pending = { txn_id: 'OLD', payment_status: 'pending', amount: 1000 }

  it.each([
    ['a 429', new ApiError('refused', { status: 429, retryAfterSeconds: 5 })],
    ['a refusal in a good answer', new ApiError('refused', { status: 200 })],
    ['pending, from a back end that tells no stages', pending],
    ['pending, being settled', { ...pending, stage: 'settling' }],
    ['paid', { ...pending, payment_status: 'success' }],
  ])('answered with %s begins no second one', async (_name, answer) => {
    const { calls, flow } = await play({ 'donation/update-status': answer }, earlier)
    expect(calls).toEqual(['donation/update-status'])
    expect(flow.getState()).toMatchObject({ stage: 'choosing', earlierTxnId: 'OLD' })
  })

  it.each([
    ['never begun', { ...pending, stage: 'opened' }],
    ['failed', { ...pending, payment_status: 'failure' }],
    ['unknown', new ApiError('refused', { status: 404 })],
    ["another donor's", new ApiError('refused', { status: 403 })],
  ])('%s is no obstacle', async (_name, answer) => {
    const { calls } = await play({ 'donation/update-status': answer }, earlier)
    expect(calls).toEqual(['donation/update-status', 'donation/payment-detail', 'donation/add-donation'])
  })

  it('of another tab stays remembered while this one asks for its own', async () => {
    const kept: unknown[] = []
    const { environment } = await play(
      {},
      {
        prepare: ({ storage }) => storage.setItem(pendingKey, writePending(4, {}, 'OTHERTAB', 1000)),
        onCall: (path, { storage }) => kept.push([path, readPending(storage.getItem(pendingKey), 1000)?.txnId]),
      },
    )
    expect(kept).toEqual([
      ['donation/payment-detail', 'OTHERTAB'],
      ['donation/add-donation', 'OTHERTAB'],
    ])
    expect(readPending(environment.storage.getItem(pendingKey), 1000)?.txnId).toBe('TXN1')
  })
})

it('a storage that is full stops no gift', async () => {
  const { left, flow } = await play(
    {},
    {
      prepare: ({ storage }) =>
        vi.spyOn(storage, 'setItem').mockImplementation(() => {
          throw new DOMException('full', 'QuotaExceededError')
        }),
    },
  )
  expect(left).toEqual([2000, { action: 'https://pay.example.org/_payment', fields: { ...fields, hash } }])
  expect(flow.getState().stage).toBe('choosing')
})

describe('a gift', () => {
  it('is asked for, recorded, waited for two seconds and posted, each once', async () => {
    const { calls, left, emitted } = await play()
    expect(calls).toEqual(['donation/payment-detail', 'donation/add-donation'])
    expect(left).toEqual([2000, { action: 'https://pay.example.org/_payment', fields: { ...fields, hash } }])
    expect(emitted.map(([name]) => name)).toEqual([
      'donate:submit',
      'donate:recorded',
      'donate:handover',
      'donate:error',
    ])
    expect(JSON.stringify(emitted)).not.toMatch(/asha|token|@/i)
  })

  it.each(['https://t.example.org', 'https://t.example.org/'])(
    'from a foreign page goes through the hand-over page of %s',
    async (siteRoot) => {
      const handover_url = 'https://t.example.org/handover#code'
      const { left } = await play(
        { 'donation/payment-detail': { generated_hash: hash, txn_id: 'TXN1', handover_url } },
        { foreign: true, siteRoot },
      )
      expect(left).toEqual([2000, handover_url])
    },
  )

  it.each([
    'https://evil.example.org/handover#c',
    'https://t.example.org.evil.example.org/handover',
    'javascript:alert(1)',
    '/handover',
  ])('never follows a hand-over address elsewhere: %s', async (handover_url) => {
    const { left, flow } = await play(
      { 'donation/payment-detail': { generated_hash: hash, txn_id: 'TXN1', handover_url } },
      { foreign: true },
    )
    expect(left).toEqual([])
    expect(flow.getState().failure).toBe('hashFailed')
  })

  it('tells where the visit came from, when it is prepared and when it is recorded', async () => {
    const arrival = { name: 'https://loom.example/shawls?utm_source=mail&q=private' } as PerformanceEntry
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([arrival])
    const { bodies } = await play(
      {
        'donation/payment-detail': {
          generated_hash: hash,
          txn_id: 'TXN1',
          handover_url: 'https://t.example.org/handover#c',
        },
      },
      { foreign: true },
    )
    const touch = { attribution: { utm_source: 'mail' } }
    expect(bodies).toMatchObject([touch, touch])
    expect(JSON.stringify(bodies)).not.toContain('private')
  })

  it('is remembered with its txn id, and without a name', async () => {
    const { environment } = await play()
    expect(environment.storage.getItem('pendingDonation')).toContain('TXN1')
    expect(environment.storage.getItem('pendingDonation')).not.toMatch(/asha/i)
    expect(environment.storage.getItem('donationHash')).toBe(hash)
  })
})

describe('an earlier gift is looked at first', () => {
  const state = { earlierTxnId: 'OLD' }
  const status = (payment_status: string, stage?: string) => ({
    'donation/update-status': { txn_id: 'OLD', payment_status, amount: 1000, stage },
  })
  it.each([
    ['failed: a new one is made', status('failure'), true],
    ['never paid: a new one is made', status('pending', 'opened'), true],
    [
      'unknown to the server: a new one is made',
      { 'donation/update-status': new ApiError('refused', { status: 404 }) },
      true,
    ],
    ['received: the donor is told', status('success'), false],
    ['at the bank: the donor is told', status('pending', 'settling'), false],
    ['not to be reached: nothing is paid', { 'donation/update-status': new ApiError('unreachable') }, false],
  ] as const)('%s', async (_what, changes, goesOn) => {
    const { calls } = await play(changes, { state })
    expect(calls.includes('donation/payment-detail')).toBe(goesOn)
  })

  it('what was chosen meanwhile is remembered first: the session may end at this question', async () => {
    const { environment } = await play(
      { 'donation/update-status': new ApiError('unauthorized', { status: 401 }) },
      { state: { ...state, form: { ...readyState().form, amountText: '2500' } as State['form'] } },
    )
    expect(JSON.parse(environment.storage.getItem('pendingDonation') ?? '')).toMatchObject({
      amount: 2500,
      purposeId: 2,
      txnId: 'OLD',
    })
  })
})

describe('what stops a gift before any payment', () => {
  const refused = (status: number, more: object = {}) => new ApiError('refused', { status, ...more })
  const kind = (name: ApiErrorKind) => new ApiError(name)
  it.each([
    ['donation/payment-detail', kind('serverFault'), 'serverFault', 'serverFault'],
    ['donation/payment-detail', kind('timedOut'), 'timedOut', 'timedOut'],
    ['donation/payment-detail', kind('unreachable'), 'unreachable', 'unreachable'],
    ['donation/payment-detail', refused(200), 'hashFailed', 'hashFailed'],
    ['donation/payment-detail', refused(403), 'forbidden', 'forbidden'],
    ['donation/payment-detail', refused(404), 'gone', 'gone'],
    ['donation/payment-detail', refused(422), 'changed', 'changed'],
    ['donation/payment-detail', refused(429, { retryAfterSeconds: 5 }), 'tooMany', 'tooMany'],
    ['donation/payment-detail', null, 'hashFailed', 'hashFailed'],
    ['donation/payment-detail', { generated_hash: '', txn_id: 'T' }, 'hashFailed', 'hashFailed'],
    ['donation/payment-detail', { generated_hash: hash, txn_id: {} }, 'hashFailed', 'hashFailed'],
    ['donation/payment-detail', { generated_hash: hash, txn_id: 'T' }, 'hashFailed', 'hashFailed'],
    ['donation/add-donation', kind('serverFault'), 'serverFault', 'recordFailed'],
    ['donation/add-donation', refused(200), 'recordFailed', 'recordFailed'],
    ['donation/add-donation', refused(409), 'changed', 'recordFailed'],
  ])('%s: %s', async (path, answer, toast, inline) => {
    const { left, flow } = await play({ [path]: answer })
    expect(left).toEqual([])
    expect(flow.getState()).toMatchObject({ stage: 'choosing', notice: { code: toast }, failure: inline })
  })

  it('a 401 ends the session and posts nothing', async () => {
    const { left, end, flow } = await play({ 'donation/add-donation': new ApiError('unauthorized', { status: 401 }) })
    expect(left).toEqual([])
    expect(end).toHaveBeenCalledWith('expired')
    expect(flow.getState().stage).toBe('choosing')
  })

  it('a 429 says until when to wait', async () => {
    const { flow } = await play({ 'donation/payment-detail': refused(429, { retryAfterSeconds: 5 }) })
    expect(flow.getState().waitUntilMs).toBe(6000)
  })
})
