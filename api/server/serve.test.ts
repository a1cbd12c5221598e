import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDataKeys, testSigningKey } from '../testing/testApi.ts'
import { signedInSchema } from '../../shared/contract/people/account.ts'
import { paymentDetailSchema } from '../../shared/contract/donation/donation.ts'
import { envelopeSchema } from '../../shared/contract/envelope.ts'
import { plainLog } from '../base/logging/plainLog.ts'
import { prepareDemo } from '../../demo/seed/prepareDemo.ts'
import { demoTransport } from '../mail/mailTransport.ts'
import { createPayu } from '../payment/payu/payu.ts'
import { type RunningApi, startApi, type StartApiOptions } from './serve.ts'
import { contentDirectory, demoPassword } from '../testing/demoContent.ts'

let dataDir: string
let running: RunningApi
let options: StartApiOptions
const lines: string[] = []
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'api-'))
  options = {
    dataKeys: testDataKeys,
    signingKey: testSigningKey,
    port: 0,
    siteRoot: 'http://localhost:4300/',
    provider: createPayu({
      merchant: { key: 'k', salts: ['s'] },
      paymentUrl: 'http://localhost:4302/_payment',
      infoUrl: 'http://localhost:4302/merchant/postservice.php?form=2',
      fetch,
    }),
    mailTransport: demoTransport,
    prepare: (deps) => prepareDemo(deps, contentDirectory, []),
    extraHandler: () => async (request) =>
      new URL(request.url).pathname === '/extra' ? new Response('beside the API') : null,
    contentDirectory,
    dataDir,
    log: plainLog((line) => lines.push(line)),
  }
  running = await startApi(options)
})
afterAll(async () => {
  await running.close()
  await rm(dataDir, { recursive: true })
})

async function post(path: string, json: unknown, token = ''): Promise<unknown> {
  const response = await fetch(`${running.apiRoot}/${path}`, {
    method: 'POST',
    body: JSON.stringify(json),
    headers: token ? { Authorization: `Bearer ${token}` } : {},
  })
  return envelopeSchema.parse(await response.json()).data
}

const signIn = async () =>
  signedInSchema.parse(await post('login', { email: 'asha@example.org', password: demoPassword })).token

describe('the served API', () => {
  it('reports the place of its data, and that it does not fsync', () => {
    expect(lines.join()).toContain(dataDir)
    expect(lines.join()).toContain('does not fsync')
  })

  it('puts its own port into the return addresses', async () => {
    const detail = paymentDetailSchema.parse(
      await post('donation/payment-detail', { project_id: 4, amount: 5 }, await signIn()),
    )
    expect(running.apiRoot).toBe(`${running.url}/api`)
    expect(detail.fields?.['surl']).toBe(`${running.apiRoot}/payment/return/${detail.txn_id}`)
    expect(detail.action).toBe('http://localhost:4302/_payment')
  })

  it('serves drawings to any origin, and no other files', async () => {
    const drawing = await fetch(`${running.url}/media/item-meal.svg`)
    expect(drawing.status).toBe(200)
    expect(drawing.headers.get('Content-Type')).toContain('image/svg+xml')
    expect(drawing.headers.get('Access-Control-Allow-Origin')).toBe('*')
    for (const path of ['/media/none.svg', '/media/..%2fserve.ts', '/media/'])
      expect((await fetch(running.url + path)).status).toBe(404)
  })

  it('answers other requests than its own as its program wants', async () => {
    expect(await (await fetch(`${running.url}/extra`)).text()).toBe('beside the API')
    expect((await fetch(`${running.url}/outbox`)).status).toBe(404)
  })

  it('shows load balancers that it is alive and ready', async () => {
    for (const [path, text] of [
      ['/healthz', 'alive\n'],
      ['/readyz', 'ready\n'],
    ] as const) {
      const answer = await fetch(running.url + path)
      expect([answer.status, await answer.text(), answer.headers.get('Cache-Control')]).toEqual([200, text, 'no-store'])
    }
    expect((await fetch(`${running.apiRoot}/healthz`)).status).toBe(404)
  })

  it('redirects its root to the document of its calls', async () => {
    const document = await fetch(running.apiRoot)
    expect([document.status, document.url]).toEqual([200, `${running.apiRoot}/openapi.json`])
  })

  it('answers 413 to a large body over a real socket', async () => {
    const response = await fetch(`${running.apiRoot}/login`, { method: 'POST', body: 'x'.repeat(300_000) })
    expect(response.status).toBe(413)
  })

  it.each([
    ['two lengths', 'Content-Length: 4\r\nContent-Length: 30'],
    ['a length and chunks', 'Content-Length: 4\r\nTransfer-Encoding: chunked'],
    ['chunks in a disguise', 'Transfer-Encoding: xchunked'],
    ['a space before the colon', 'Content-Length : 4'],
  ])('answers 400 to %s, so a proxy and it never read two requests differently', async (_, headers) => {
    const socket = connect(Number(new URL(running.url).port), '127.0.0.1')
    let text = ''
    socket.on('data', (part) => (text += String(part)))
    socket.write(
      `POST /api/login HTTP/1.1\r\nHost: api\r\n${headers}\r\n\r\n0\r\n\r\nGET /healthz HTTP/1.1\r\nHost: api\r\n\r\n`,
    )
    await once(socket, 'close')
    expect(text).toMatch(/^HTTP\/1\.1 400 /)
    expect(text).not.toContain('alive')
  })

  it('logs no error if a client breaks off its body', async () => {
    const socket = connect(Number(new URL(running.url).port), '127.0.0.1')
    await once(socket, 'connect')
    const head = 'POST /api/payment/webhook HTTP/1.1\r\nHost: api\r\nContent-Type: application/x-www-form-urlencoded'
    socket.write(`${head}\r\nContent-Length: 100\r\n\r\ntxnid=`)
    // The server has the first part when it answers a later request.
    await fetch(`${running.url}/healthz`)
    socket.destroy()
    await once(socket, 'close')
    expect((await fetch(`${running.apiRoot}/project/dropdown-list`)).status).toBe(200)
    expect(lines.filter((line) => line.includes('failed'))).toEqual([])
  })

  it('refuses a second process for its database', async () => {
    await expect(startApi(options)).rejects.toThrow(`${dataDir} is in use`)
  })

  it('keeps its data over a restart, and releases the lock', async () => {
    const token = await signIn()
    await running.close()
    running = await startApi(options)
    const response = await fetch(`${running.apiRoot}/profile`, { headers: { Authorization: `Bearer ${token}` } })
    expect(response.status).toBe(200)
  })

  it('reports a port in use before it opens a database', async () => {
    const port = Number(new URL(running.url).port)
    const other = join(dataDir, 'other')
    await expect(startApi({ ...options, dataDir: other, port })).rejects.toThrow('EADDRINUSE')
    expect(await readdir(dataDir)).not.toContain('other')
  })
})
