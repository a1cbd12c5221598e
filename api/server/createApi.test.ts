import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApi, readLanguage, withSecurityHeaders } from './createApi.ts'
import { plainLog } from '../base/logging/plainLog.ts'
import { createTestApi, partnerOrigin, siteOrigin, type TestApi, toRequest } from '../testing/testApi.ts'

let api: TestApi
let token: string
beforeAll(async () => {
  api = await createTestApi()
  token = await api.signIn()
})
afterAll(() => api.close())

const hindi = { headers: { 'Accept-Language': 'hi-IN,hi;q=0.9,en;q=0.8' } }
const allowed = (response: { headers: Headers }) => response.headers.get('Access-Control-Allow-Origin')
const preflight = (path: string, origin: string, names: string) =>
  api.fetch(
    toRequest(path, {
      method: 'OPTIONS',
      origin,
      headers: { 'Access-Control-Request-Method': 'POST', 'Access-Control-Request-Headers': names },
    }),
  )

describe('every answer is in the envelope', () => {
  it.each([
    ['an unknown path', 'nothing', {}, 404, 'not_found'],
    ['another method', 'login', {}, 405, 'method'],
    ['another method', 'profile', { method: 'DELETE' }, 405, 'method'],
    ['broken JSON', 'login', { body: '{"email":' }, 400, 'malformed'],
    ['no body', 'login', { method: 'POST' }, 400, 'malformed'],
    ['JSON that is no object', 'login', { json: null }, 422, 'invalid'],
    ['a list', 'login', { json: [] }, 422, 'invalid'],
    ['a body over 64 kB', 'login', { json: { email: 'x'.repeat(70_000) } }, 413, 'too_large'],
    ['a form with a NUL character', 'payment/webhook', { body: 'txnid=a%00b' }, 400, 'malformed'],
    ['a form with a NUL character in a name', 'payment/webhook', { body: 'txnid=a&b%00=c' }, 400, 'malformed'],
    ['a form over 64 kB', 'payment/webhook', { body: `txnid=${'x'.repeat(70_000)}` }, 413, 'too_large'],
  ])('%s (%s)', async (_, path, options, status, code) => {
    const answer = await api.send(path, options)
    expect(answer.status).toBe(status)
    expect(answer.refusal?.code).toBe(code)
  })

  it.each([
    ['project/dropdown-list', {}],
    ['nothing', {}],
    ['profile', { method: 'DELETE' }],
    ['login', { body: '{' }],
    ['login', { method: 'OPTIONS' }],
    ['openapi.json', {}],
  ])('has the security headers (%s)', async (path, options) => {
    const request = toRequest(path, options)
    const { headers } = await api.fetch(request)
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('Referrer-Policy')).toMatch(/^no-referrer/)
    expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('Strict-Transport-Security')).toBeNull()
  })

  it.each([
    [false, 'max-age=31536000'],
    [true, 'max-age=31536000; includeSubDomains'],
  ])(
    'tells browsers to use https only, if the API has a public https address (subdomains: %s)',
    (hstsSubdomains, hsts) => {
      const config = { apiRoot: 'https://trust.example/api', hstsSubdomains }
      const secure = withSecurityHeaders(new Response(null, { status: 204 }), config)
      expect(secure.headers.get('Strict-Transport-Security')).toBe(hsts)
    },
  )

  it('logs an unexpected error with its id, and does not reveal it', async () => {
    const lines: string[] = []
    const broken = createApi({
      ...api.deps,
      log: plainLog((line) => lines.push(line)),
      clientAddress: () => {
        throw new Error('secret detail')
      },
    })
    const json = { email: 'asha@example.org', password: 'x' }
    const response = await broken(toRequest('login', { json, origin: siteOrigin }))
    expect(response.status).toBe(500)
    expect(allowed(response)).toBe(siteOrigin)
    const text = await response.text()
    expect(JSON.parse(text)).toMatchObject({ status: false, message: 'Internal server error', data: null })
    expect(text).not.toContain('secret')
    expect(lines[0]).toContain(response.headers.get('X-Request-Id') ?? 'no id')
    expect(lines[0]).toContain('secret detail')
  })

  it('writes refusals in the reader’s language', async () => {
    expect((await api.send('nothing', hindi)).message).toBe('यह नहीं मिला।')
    expect((await api.send('nothing')).message).toBe('Not found.')
  })
})

describe('an origin', () => {
  it('may make public calls without a token', async () => {
    const answer = await api.send('project/dropdown-list', { origin: 'http://evil.example' })
    expect([answer.status, allowed(answer)]).toEqual([200, '*'])
    expect(answer.headers.get('Access-Control-Expose-Headers')).toContain('Retry-After')
    const asked = await preflight('donation/require-item', 'http://evil.example', 'content-type')
    expect([asked.status, allowed(asked), asked.headers.get('Access-Control-Max-Age')]).toEqual([204, '*', '600'])
    expect(asked.headers.get('Access-Control-Allow-Headers')).toBe('Content-Type')
  })

  it('may make public calls with a valid token on the site and on registered partners', async () => {
    expect(allowed(await api.send('project/dropdown-list', { origin: siteOrigin, token }))).toBe(siteOrigin)
    const evil = await api.send('project/dropdown-list', { origin: 'http://evil.example', token })
    expect([evil.status, allowed(evil)]).toEqual([403, null])
    const asked = await preflight('project/dropdown-list', 'http://evil.example', 'authorization')
    expect([asked.status, allowed(asked)]).toEqual([403, null])
    const bad = await api.send('project/dropdown-list', { origin: siteOrigin, token: 'bad' })
    expect([bad.status, allowed(bad)]).toEqual([401, siteOrigin])
  })

  it.each([
    ['login', siteOrigin, siteOrigin],
    ['login', partnerOrigin, null],
    ['donation/partner-token', partnerOrigin, null],
    ['donation/handover', 'http://evil.example', null],
    ['donation/payment-detail', siteOrigin, siteOrigin],
    ['donation/add-donation', partnerOrigin, partnerOrigin],
    ['donation/update-status', 'http://evil.example', null],
    ['donation/update-status', 'null', null],
    ['payment/webhook', siteOrigin, null],
  ])('gets a preflight for %s from %s that allows %s', async (path, origin, expected) => {
    const response = await preflight(path, origin, 'authorization,content-type')
    expect(allowed(response)).toBe(expected)
    if (expected)
      expect(response.headers.get('Access-Control-Allow-Headers')).toBe('Authorization, Content-Type, Idempotency-Key')
    expect(response.headers.get('Access-Control-Allow-Credentials')).toBeNull()
  })

  it('may send what monitoring tools of its page add to every request, and nothing else', async () => {
    const added = 'content-type, traceparent,x-evil,sentry-trace,x-datadog-trace-id'
    const asked = await preflight('donation/require-item', 'http://evil.example', added)
    expect(asked.headers.get('Access-Control-Allow-Headers')).toBe(
      'Content-Type, traceparent, sentry-trace, x-datadog-trace-id',
    )
  })

  it('without permission cannot make a call that needs no preflight', async () => {
    const before = api.mails.length
    const body = JSON.stringify({ email: 'asha@example.org' })
    const answer = await api.send('forget-password', { body, origin: 'http://evil.example' })
    expect([answer.status, allowed(answer), api.mails.length]).toEqual([403, null, before])
  })

  it('of a partner cannot use a full token', async () => {
    const json = { project_id: 4, amount: 500 }
    const answer = await api.send('donation/payment-detail', { json, token, origin: partnerOrigin })
    expect([answer.status, allowed(answer)]).toEqual([403, partnerOrigin])
  })
})

it.each([
  [null, 'en'],
  ['', 'en'],
  ['hi', 'hi'],
  ['hi-IN,hi;q=0.9,en;q=0.8', 'hi'],
  ['en-IN,en;q=0.9,hi;q=0.8', 'en'],
  ['en;q=0.5, HI;q=0.6', 'hi'],
  ['ta,hi;q=0.3', 'hi'],
  ['fr', 'en'],
  ['hi;q=0', 'en'],
  ['hi;q=x', 'en'],
  ['*', 'en'],
])('reads Accept-Language %j as %s', (header, language) => {
  expect(readLanguage(header)).toBe(language)
})
