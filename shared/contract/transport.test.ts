import { describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { ApiError, createTransport } from './transport.ts'

interface Sent {
  url: string
  init: { method: string; headers: Record<string, string>; body?: string | null; credentials: string }
}

/** A transport whose network returns the given answer and records what was sent. */
const transportTo = (answer: () => Response | Promise<Response>, token: string | null = null) => {
  const sent: Sent[] = []
  const transport = createTransport({
    root: 'https://trust.example.org/api',
    fetch: async (url, init) => {
      sent.push({ url, init })
      return answer()
    },
    timeoutSignal: (ms) => ms,
    token: () => token,
    lang: () => 'hi',
  })
  return { transport, sent }
}

const schema = z.object({ txn_id: z.string() })
const failureOf = async (promise: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await promise.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof ApiError)) throw new Error('expected an ApiError')
  return error
}
const json = (body: unknown, status = 200, headers?: HeadersInit) =>
  Response.json(body, { status, ...(headers ? { headers } : {}) })

describe('a request', () => {
  it('carries the token only if there is one, and the reader’s language', async () => {
    const ok = () => json({ status: true, message: '', data: { txn_id: 'T' }, error: null })
    const signedIn = transportTo(ok, 'secret')
    await signedIn.transport.post('donation/update-status', { txn_id: 'T' }, schema)
    expect(signedIn.sent[0]?.init.headers).toMatchObject({ Authorization: 'Bearer secret', 'Accept-Language': 'hi' })
    const visitor = transportTo(ok)
    await visitor.transport.get('x', schema)
    expect(visitor.sent[0]?.init.headers).not.toHaveProperty('Authorization')
  })

  it('passes its own settings only, because fetch would read those on Object.prototype', async () => {
    const { transport, sent } = transportTo(() => json({ status: true, data: { txn_id: 'T' } }))
    await transport.post('donation/update-status', { txn_id: 'T' }, schema)
    expect(sent[0] && 'toString' in sent[0].init).toBe(false)
  })

  it('rejects, and does not throw, if the page’s JSON is broken', async () => {
    const { transport, sent } = transportTo(() => json({}))
    vi.spyOn(JSON, 'stringify').mockImplementation(() => {
      throw new Error('broken')
    })
    const answer = transport.post('donation/require-item', { project_id: 4 }, schema)
    vi.restoreAllMocks()
    await expect(answer).rejects.toThrow('broken')
    expect(sent).toEqual([])
  })

  it('carries cookies of the API’s own origin only to sign in', async () => {
    const { transport, sent } = transportTo(() => json({ status: true, data: null }))
    for (const path of ['login', 'register/social', 'donation/add-donation']) await transport.post(path, {})
    await transport.get('pledge')
    expect(sent.map(({ init }) => init.credentials)).toEqual(['same-origin', 'same-origin', 'omit', 'omit'])
  })

  it('is sent once', async () => {
    const { transport, sent } = transportTo(() => Promise.reject(new TypeError('offline')))
    await failureOf(transport.post('donation/add-donation', {}, schema))
    expect(sent).toHaveLength(1)
  })
})

describe('an answer', () => {
  it.each([
    ['401', () => json({}, 401), 'unauthorized'],
    ['401 with a page', () => new Response('<h1>no', { status: 401 }), 'unauthorized'],
    ['500', () => json({}, 500), 'serverFault'],
    ['500 with a page', () => new Response('<h1>oops', { status: 502 }), 'serverFault'],
    ['status false', () => json({ status: false, message: 'no', data: null, error: { code: 'closed' } }), 'refused'],
    [
      '422',
      () =>
        json({ status: false, message: '', data: null, error: { code: 'invalid', fields: { amount: 'number' } } }, 422),
      'refused',
    ],
    ['status "true"', () => json({ status: 'true', data: { txn_id: 'T' } }), 'malformed'],
    ['data null', () => json({ status: true, data: null }), 'malformed'],
    ['wrong type', () => json({ status: true, data: { txn_id: {} } }), 'malformed'],
    ['a captive portal’s page', () => new Response('<html>login</html>'), 'malformed'],
    ['an empty body', () => new Response(''), 'malformed'],
    ['a cut body', () => new Response('{"status":true,"da'), 'malformed'],
    ['an array', () => json([]), 'malformed'],
    ['no network', () => Promise.reject(new TypeError('offline')), 'unreachable'],
    ['no answer in time', () => Promise.reject(new DOMException('', 'TimeoutError')), 'timedOut'],
  ] as const)('%s', async (_name, answer, kind) => {
    expect((await failureOf(transportTo(answer).transport.get('x', schema))).kind).toBe(kind)
  })

  it('of 401 reports code and sentence, too', async () => {
    const used = { status: false, message: 'Good for one.', data: null, error: { code: 'consent_used' } }
    const failure = await failureOf(transportTo(() => json(used, 401)).transport.get('x', schema))
    expect(failure).toMatchObject({ kind: 'unauthorized', code: 'consent_used', serverText: 'Good for one.' })
  })

  it('reports code, fields, the server’s sentence and the seconds to wait', async () => {
    const refusal = {
      status: false,
      message: 'बहुत अधिक',
      data: null,
      error: { code: 'limited', fields: { amount: 'too_big' } },
    }
    const error = await failureOf(
      transportTo(() => json(refusal, 429, { 'Retry-After': '5' })).transport.get('x', schema),
    )
    expect(error).toMatchObject({
      status: 429,
      code: 'limited',
      fields: { amount: 'too_big' },
      serverText: 'बहुत अधिक',
      retryAfterSeconds: 5,
    })
  })
})
