/** Debian's nginx with the shipped configuration, in front of programs that the test plays. */
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { freePort } from '../../api/testing/freePort.ts'
import { type Nginx, prepareNginx } from './nginx.ts'

interface Heard {
  program: string
  path: string
  headers: IncomingHttpHeaders
}

// One worker: each would start this server and its programs.
test.describe.configure({ mode: 'default' })

const heard: Heard[] = []
const programs = new Map<string, Server>()
let nginx: Nginx
let site: string
let plain: string

function play(program: string, port: number): Promise<void> {
  const server = createServer((request, response) => {
    heard.push({ program, path: request.url ?? '', headers: request.headers })
    if (request.headers['x-dies-at'] === program) return request.resume().once('end', () => request.socket.destroy())
    const status = request.url?.endsWith(`missing-at-${program.replace(' ', '-')}`) ? 404 : 200
    request.resume().once('end', () => response.writeHead(status, { 'X-Frame-Options': 'DENY' }).end(program))
  })
  programs.set(program, server)
  return new Promise((resolve) =>
    server.listen({ path: join(nginx.sockets, `${port}.sock`), writableAll: true }, () => resolve()),
  )
}

function end(program: string): void {
  programs.get(program)?.closeAllConnections()
  programs.get(program)?.close()
}

test.beforeAll(async ({ playwright }) => {
  const [tls, http] = [await freePort(), await freePort()]
  nginx = await prepareNginx({ tls, plain: http, callsPerSecond: 1 })
  await Promise.all([play('site', 4300), play('site two', 4310), play('api', 4301), play('api two', 4302)])
  await nginx.start()
  site = `https://localhost:${tls}`
  plain = `http://localhost:${http}`
  const visitor = await playwright.request.newContext({ ignoreHTTPSErrors: true })
  const answers = () =>
    visitor.get(site).then(
      (answer) => answer.status(),
      () => 0,
    )
  await expect.poll(answers).toBe(200)
  await visitor.dispose()
})
test.afterAll(async () => {
  for (const program of programs.keys()) end(program)
  await nginx?.stop()
})
test.use({ ignoreHTTPSErrors: true })

test('nginx passes calls to the API and pages to the site, and hides health and figures', async ({ request }) => {
  for (const path of ['/', '/robots.txt', '/widget/v1/donate.js', '/widget/versions.json'])
    expect(await (await request.get(site + path)).text()).toMatch(/^site/)
  for (const path of ['/api', '/api/project/dropdown-list', '/media/item-meal.svg'])
    expect(await (await request.get(site + path)).text()).toMatch(/^api/)
  for (const path of ['/metrics', '/healthz', '/readyz']) expect((await request.get(site + path)).status()).toBe(404)
  expect(heard.map(({ path }) => path)).not.toContain('/metrics')

  const redirect = await request.get(`${plain}/donate?project=3`, { maxRedirects: 0 })
  expect([redirect.status(), redirect.headers()['location']]).toEqual([301, 'https://localhost/donate?project=3'])
})

test('programs get the real address of the client and an id of the request; headers are not doubled', async ({
  request,
}) => {
  const answer = await request.get(`${site}/api/x?token=SECRET`, {
    headers: { 'X-Forwarded-For': '203.0.113.9', 'X-Request-Id': 'chosen-by-client' },
  })
  const headers = heard.findLast(({ path }) => path.startsWith('/api/x'))?.headers ?? {}
  expect(headers['x-forwarded-for']).toBe('127.0.0.1')
  expect(headers['x-request-id']).toMatch(/^[\da-f]{32}$/)
  expect(answer.headersArray().filter(({ name }) => name.toLowerCase() === 'x-frame-options')).toHaveLength(1)
  await expect.poll(() => nginx.accessLog()).toContain(String(headers['x-request-id']))
  expect(await nginx.accessLog()).not.toMatch(/SECRET|\/api\/x|127\.0\.0\.1 /)
})

test('a call without TLS leaves neither address nor query in a log', async ({ request }) => {
  await request.get(`${plain}/reset-password?token=PLAIN-SECRET`, { maxRedirects: 0 })
  await expect.poll(() => nginx.accessLog()).toContain('status=301')
  expect(await nginx.accessLog()).not.toMatch(/PLAIN-SECRET|reset-password|127\.0\.0\.1 /)
  expect(await nginx.defaultLogs()).toBe('')
})

test('calls of one network are limited together, those of a carrier less: 64 bits of IPv6, and one address of IPv4', async ({
  request,
}) => {
  /** How many of 40 calls at once are refused. Twenty may come at once. */
  const refused = async (addressOf: (index: number) => string) => {
    const calls = Array.from({ length: 40 }, (_, index) =>
      request.post(`${site}/api/profile/updateImage`, { headers: { 'X-Address-In-Test': addressOf(index) } }),
    )
    return (await Promise.all(calls)).filter((answer) => answer.status() === 429).length
  }
  const hex = (index: number) => (index + 1).toString(16)
  expect(await refused((index) => `2001:db8:0:7:${hex(index)}::${hex(index)}`)).toBeGreaterThan(0)
  expect(await refused((index) => `2001:db8:0:${hex(index)}00::1`)).toBe(0)
  expect(await refused(() => '203.0.113.9')).toBeGreaterThan(0)
  expect(await refused((index) => `203.0.113.${index + 20}`)).toBe(0)
  // Thousands of phones share the address of a carrier.
  expect(await refused(() => '49.36.1.1')).toBe(0)
})

test('a body that is too large gets the API’s envelope', async ({ request }) => {
  const answer = await request.post(`${site}/api/login`, { data: 'x'.repeat(200_000) })
  expect(answer.status()).toBe(413)
  expect(await answer.json()).toMatchObject({ status: false, error: { code: 'too_large' } })
})

test('an API that dies during a POST costs only a call whose repeat may have another effect', async ({ request }) => {
  /** Posts until the API has died of it. Answers the statuses, and how often a program got the call. */
  const kill = async (path: string) => {
    const statuses: number[] = []
    const calls = () => heard.filter((one) => one.path === path && one.headers['x-dies-at'])
    await expect(async () => {
      const answer = await request.post(site + path, { headers: { 'X-Dies-At': 'api' }, data: {}, maxRedirects: 0 })
      statuses.push(answer.status())
      expect(calls().map(({ program }) => program)).toContain('api')
    }).toPass({ intervals: [50] })
    return { statuses: [...new Set(statuses)].toSorted(), repeats: calls().length - statuses.length }
  }
  for (const call of ['donation/add-donation', 'project/show', 'payment/webhook', 'payment/return/abc_1'])
    expect([call, await kill(`/api/${call}`)]).toEqual([call, { statuses: [200], repeats: 1 }])
  const { statuses, repeats } = await kill('/api/donation/payment-detail')
  expect([statuses.at(-1), repeats]).toEqual([503, 0])
})

test('calls continue after one API has gone, and get the envelope after both have', async ({ request }) => {
  end('api')
  for (let round = 0; round < 10; round++) {
    const answer = await request.post(`${site}/api/donation/payment-detail`, { data: { round } })
    expect([answer.status(), await answer.text()]).toEqual([200, 'api two'])
  }
  end('api two')
  const answer = await request.get(`${site}/api/project/dropdown-list`)
  expect(answer.status()).toBe(503)
  expect(await answer.json()).toMatchObject({ status: false, error: { code: 'internal' } })
  expect(await (await request.get(site)).text()).toMatch(/^site/)
  // A program's socket is absent while it restarts, and nginx quotes each request that finds none.
  expect(await nginx.errorLog()).toBe('')
  // A donor who returns from the bank then sees a page, not JSON.
  const returned = await request.post(`${site}/api/payment/return/abc_1-2`, { form: { a: '1' }, maxRedirects: 0 })
  expect([returned.status(), returned.headers()['location']]).toEqual([
    303,
    'https://localhost/payment-pending?txnid=abc_1-2',
  ])
})

test('during an upgrade, each file is found at the program that has it', async ({ request }) => {
  for (const folder of ['assets', 'widget'])
    for (let round = 0; round < 4; round++) {
      const at = (name: string) => request.get(`${site}/${folder}/missing-at-${name}`).then((answer) => answer.text())
      expect([await at('site'), await at('site-two')]).toEqual(['site two', 'site'])
    }
})

test('pages continue after one program of the site has gone', async ({ request }) => {
  end('site')
  for (let round = 0; round < 10; round++) expect(await (await request.get(site)).text()).toBe('site two')
})
