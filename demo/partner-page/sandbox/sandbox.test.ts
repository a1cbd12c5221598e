import { describe, expect, it } from 'vitest'
import { faults, verdictOn } from './fault.ts'
import { answerSandbox } from './proxy.ts'

const apiRoot = 'http://localhost:2/api'
const giving = ['donation/payment-detail', 'donation/add-donation']
const reading = ['project/dropdown-list', 'donation/require-item', 'get-contact-details']

describe('which answers go wrong', () => {
  it.each(reading)('%s passes whatever is played: the form opens', (path) => {
    for (const fault of faults)
      expect(verdictOn(fault, path === 'donation/require-item' ? 'POST' : 'GET', path)).toHaveProperty('passAfterMs')
  })
  it.each(giving)('%s is refused with the number that is played', (path) => {
    for (const fault of ['401', '500'] as const)
      expect(verdictOn(fault, 'POST', path)).toMatchObject({ status: Number(fault) })
  })
  it('slow keeps below the time after which a request is given up', () => {
    expect(verdictOn('slow', 'POST', giving[0] ?? '')).toEqual({ passAfterMs: 4000 })
  })
  it('a preflight and a look at a path refuse nothing', () => {
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

  it('passes a call on with what the API reads, and nothing else', async () => {
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

  it.each(['../outbox', '%2e%2e/outbox', '..\\outbox'])('%s leads nowhere else', async (path) => {
    const before = asked.length
    expect((await send(path)).status).toBe(404)
    expect(asked).toHaveLength(before)
  })

  it('takes no other method, and says so when the API does not answer', async () => {
    expect((await send('x', { method: 'DELETE' })).status).toBe(405)
    const dead = { ...ports, fetch: () => Promise.reject(new Error('down')) }
    expect((await answerSandbox(new Request('http://127.0.0.1:3/x'), 'slow', 'x', apiRoot, dead)).status).toBe(502)
  })
})
