import { describe, expect, it } from 'vitest'
import { answerSandbox, faults, verdictOn } from './sandbox.ts'

const apiRoot = 'http://localhost:2/api'
const giving = ['donation/payment-detail', 'donation/add-donation']
const reading = ['project/dropdown-list', 'donation/require-item', 'get-contact-details']

describe('simulated faults', () => {
  it.each(reading)('let %s pass, whatever is played: the form opens', (path) => {
    for (const fault of faults)
      expect(verdictOn(fault, path === 'donation/require-item' ? 'POST' : 'GET', path)).toHaveProperty('passAfterMs')
  })
  it.each(giving)('refuse %s with the number that is played', (path) => {
    for (const fault of ['401', '500'] as const)
      expect(verdictOn(fault, 'POST', path)).toMatchObject({ status: Number(fault) })
  })
  it('stay below the request timeout when slow', () => {
    expect(verdictOn('slow', 'POST', giving[0] ?? '')).toEqual({ passAfterMs: 4000 })
  })
  it('do not refuse a preflight or a HEAD request', () => {
    expect(verdictOn('500', 'GET', giving[0] ?? '')).toEqual({ passAfterMs: 0 })
  })
})

describe('the sandbox’s API', () => {
  const asked: Array<{ url: string; init: RequestInit }> = []
  const ports = {
    fetch: async (url: string, init: RequestInit) => {
      asked.push({ url, init })
      return new Response('{"status":true}', {
        status: 201,
        headers: { 'Content-Type': 'application/json', 'Set-Cookie': 'a=b' },
      })
    },
    wait: async () => {},
  }
  const send = (path: string, init: RequestInit = {}, fault: (typeof faults)[number] = '500') =>
    answerSandbox(new Request('http://127.0.0.1:3/x', init), fault, path, apiRoot, ports)

  it('passes a call on with the headers that the API reads, and nothing else', async () => {
    const answer = await send('donation/require-item?x=1', {
      method: 'POST',
      body: '{}',
      headers: { Authorization: 'Bearer t', 'Content-Type': 'application/json', Cookie: 'c=1', 'X-Own': '1' },
    })
    expect(answer.status).toBe(201)
    expect(answer.headers.get('Set-Cookie')).toBeNull()
    expect(asked.at(-1)).toEqual({
      url: `${apiRoot}/donation/require-item?x=1`,
      init: { method: 'POST', headers: { authorization: 'Bearer t', 'content-type': 'application/json' }, body: '{}' },
    })
  })

  it('refuses in the API’s own envelope', async () => {
    const answer = await send('donation/payment-detail', { method: 'POST', body: '{}' }, '401')
    expect(answer.status).toBe(401)
    expect(await answer.json()).toEqual({
      status: false,
      message: 'Session expired. Please login again.',
      data: null,
      error: { code: 'unauthorized' },
    })
  })

  it.each(['../outbox', '%2e%2e/outbox', '..\\outbox'])('does not pass %s on to another address', async (path) => {
    const before = asked.length
    expect((await send(path)).status).toBe(404)
    expect(asked).toHaveLength(before)
  })

  it('accepts no other method, and reports an API that does not answer', async () => {
    expect((await send('x', { method: 'DELETE' })).status).toBe(405)
    const dead = { ...ports, fetch: () => Promise.reject(new Error('down')) }
    expect((await answerSandbox(new Request('http://127.0.0.1:3/x'), 'slow', 'x', apiRoot, dead)).status).toBe(502)
  })
})
