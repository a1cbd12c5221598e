import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'
import { createLog } from '../logging/createLog.ts'
import { observeRequests, type ObservedRequest } from './observeRequests.ts'
import { nameRoute } from './requestContext.ts'

const open: Array<() => void> = []
afterEach(() => open.splice(0).forEach((close) => close()))

interface Line {
  event: string
  requestId?: string
}

async function start(listener: RequestListener, behindProxy = false) {
  const lines: Line[] = []
  const seen: ObservedRequest[] = []
  const log = createLog({ level: 'debug', program: 'api', write: (line) => lines.push(JSON.parse(line)) })
  const observed = (one: ObservedRequest) => seen.push(one)
  const server = createServer(observeRequests((...both) => listener(...both), { log, behindProxy, observed }))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  open.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, lines, seen, log }
}

it('writes one line for a request, with the pattern of its route and never its path', async () => {
  const { url, lines, seen } = await start((_, response) => {
    nameRoute('/api/payment/return/:txnId')
    response.writeHead(303, { 'Content-Length': 2 }).end('ok')
  })
  await fetch(`${url}/api/payment/return/SECRET?token=SECRET`, { method: 'POST', redirect: 'manual' })
  await expect.poll(() => lines).toHaveLength(1)
  expect(lines[0]).toMatchObject({
    level: 'info',
    event: 'request',
    requestId: expect.any(String),
    method: 'POST',
    route: '/api/payment/return/:txnId',
    status: 303,
    ms: expect.any(Number),
    bytes: 2,
  })
  expect(seen).toMatchObject([{ method: 'POST', route: '/api/payment/return/:txnId', status: 303 }])
  expect(JSON.stringify(lines)).not.toContain('SECRET')
})

it('puts the id of the request on its answer and on every line of its work', async () => {
  const { url, lines, log } = await start(async (_, response) => {
    await new Promise((resolve) => setImmediate(resolve))
    log.warn('payment not verified')
    response.end()
  })
  const ids = await Promise.all([1, 2].map(async () => (await fetch(url)).headers.get('X-Request-Id')))
  await expect.poll(() => lines).toHaveLength(4)
  expect(new Set(ids).size).toBe(2)
  for (const id of ids) {
    const events = lines.filter(({ requestId }) => requestId === id).map(({ event }) => event)
    expect(events).toEqual(['payment not verified', 'request'])
  }
})

it.each([
  ['takes over the id of a trusted proxy', true, 'a1b2c3d4e5f6a7b8', true],
  ['makes an id if the proxy’s is malformed', true, 'a b"c', false],
  ['makes an id if the proxy’s is too long', true, 'a'.repeat(65), false],
  ['ignores the id of a client that is no proxy', false, 'a1b2c3d4e5f6a7b8', false],
])('%s', async (_, behindProxy, given, taken) => {
  const { url } = await start((__, response) => response.end(), behindProxy)
  const id = (await fetch(url, { headers: { 'X-Request-Id': given } })).headers.get('X-Request-Id')
  expect(id === given).toBe(taken)
  expect(id).toMatch(/^[\w-]{8,64}$/)
})

it('counts a request whose client went away as 499', async () => {
  const reached = vi.fn()
  const { url, seen } = await start(() => reached())
  const leaving = new AbortController()
  const answer = fetch(url, { signal: leaving.signal }).catch(() => 'gone')
  await expect.poll(() => reached).toHaveBeenCalled()
  leaving.abort()
  expect(await answer).toBe('gone')
  await expect.poll(() => seen).toMatchObject([{ status: 499, route: 'none' }])
})
