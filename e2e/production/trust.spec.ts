/** A whole trust in production: the real programs behind Debian's nginx with the shipped configuration. */
import { setTimeout as pause } from 'node:timers/promises'
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { sql } from 'kysely'
import { noLog } from '../../api/base/logging/log.ts'
import { openPostgres } from '../../api/storage/openDatabase.ts'
import { donationStatusSchema, paymentDetailSchema } from '../../shared/contract/donation/donation.ts'
import { envelopeSchema } from '../../shared/contract/envelope.ts'
import { signedInSchema } from '../../shared/contract/people/account.ts'
import { balanceOf, readBooks } from '../../tools/bench/faults/books.ts'
import { readProvider, startLoad } from '../../tools/bench/faults/donor.ts'
import { startTrust, type Trust } from './startTrust.ts'

const START_MS = 600_000

/** All tests share one trust, in the order of this file. */
test.describe.configure({ mode: 'default' })
test.use({ ignoreHTTPSErrors: true })

let trust: Trust

test.beforeAll(async () => {
  test.setTimeout(START_MS)
  trust = await startTrust()
})
test.afterAll(async () => {
  test.setTimeout(START_MS)
  await trust?.stop()
})

async function call(request: APIRequestContext, path: string, data: unknown, token?: string): Promise<unknown> {
  const headers = token === undefined ? {} : { Authorization: `Bearer ${token}` }
  const answer = await request.post(`${trust.site}/api/${path}`, { data, headers })
  const body: unknown = await answer.json()
  expect(answer.status(), JSON.stringify(body)).toBe(200)
  return envelopeSchema.parse(body).data
}

const BETWEEN_VISITS_MS = 200
const BETWEEN_DONATIONS_MS = 200
const visited = ['/home', '/projects', '/widget/v1/donate.js', '/api/project/dropdown-list']

function keepVisiting() {
  const failures: string[] = []
  let isOver = false
  const running = (async () => {
    for (; !isOver; await pause(BETWEEN_VISITS_MS))
      for (const path of visited) {
        const answer = await fetch(trust.site + path, { headers: { Accept: 'text/html' } }).catch(String)
        const status = typeof answer === 'string' ? answer : (await answer.arrayBuffer(), answer.status)
        if (status !== 200) failures.push(`${path}: ${status}`)
      }
  })()
  return {
    async end() {
      isOver = true
      await running
      return failures
    },
  }
}

/** Step 10 of the guide. It is first: nobody else has donated yet, so the database and the provider's ledger must agree in every row. */
test('nothing is lost or doubled, and the ledger is right, while the programs restart one after the other', async () => {
  test.setTimeout(START_MS)
  const { db, close } = openPostgres(trust.ownerUrl, noLog)
  // All donors have one address here, and donate more often than one may.
  const forgetLimits = () => sql`delete from limit_buckets`.execute(db)
  const load = await startLoad({ apiRoot: `${trust.site}/api`, gatewayRoot: trust.provider }, async () => {
    await pause(BETWEEN_DONATIONS_MS)
    await forgetLimits()
  })
  const visits = keepVisiting()
  await load.more(3)
  for (const name of ['api1', 'api2', 'site1', 'site2'] as const) await trust.restart(name)
  await load.more(3)
  const [{ attempts, failures }, failedVisits] = [await load.stop(), await visits.end()]
  expect([...failures, ...failedVisits]).toEqual([])
  const balance = async () => {
    const { paid } = await readProvider(trust.provider)
    return balanceOf(paid, await readBooks(db), attempts)
  }
  await expect.poll(async () => (await balance()).lost, { timeout: 60_000 }).toBe(0)
  expect(await balance()).toMatchObject({ invented: 0, forgotten: 0, breaches: [] })
  expect((await balance()).paid).toBeGreaterThan(0)
  // A POST that was sent twice, or whose answer was lost, would leave a row that no donor knows.
  expect((await readBooks(db)).donations).toHaveLength(attempts.filter(({ txnId }) => txnId !== null).length)
  expect((await readProvider(trust.provider)).refusals).toEqual([])
  await forgetLimits()
  await close()
})

test('the site answers pages, the widget and its lists of addresses', async ({ request }) => {
  const page = await request.get(`${trust.site}/home`, { headers: { Accept: 'text/html' } })
  expect(page.status()).toBe(200)
  // Prerendered from the API, at its public address.
  await expect
    .poll(async () => (await request.get(`${trust.site}/home`, { headers: { Accept: 'text/html' } })).text())
    .toContain('data-fresh')
  const headers = page.headers()
  expect(headers['content-security-policy']).toContain(`connect-src 'self' ${trust.site}`)
  expect(headers['strict-transport-security']).toBeTruthy()
  expect(headers['x-content-type-options']).toBe('nosniff')

  const script = await request.get(`${trust.site}/widget/v1/donate.js`)
  expect(await script.text()).toContain(`${trust.site}/api`)
  expect(script.headers()['access-control-allow-origin']).toBe('*')
  expect(await (await request.get(`${trust.site}/widget/versions.json`)).json()).toHaveProperty('latest')
  expect(await (await request.get(`${trust.site}/robots.txt`)).text()).toContain(`${trust.site}/sitemap.xml`)
  expect(await (await request.get(`${trust.site}/sitemap.xml`)).text()).toContain(`<loc>${trust.site}/`)
})

test('the site has an id and a log line for each request, and figures on a port of their own', async ({ request }) => {
  const answer = await request.get(`${trust.site}/widget/v1/donate.js?project=SECRET`)
  const requestId = answer.headers()['x-request-id'] ?? ''
  expect(requestId).toMatch(/^[\da-f]{32}$/)
  const printed = () => (['site1', 'site2'] as const).map((name) => trust.programs.get(name)?.printed()).join('\n')
  await expect.poll(printed).toContain(requestId)
  const line = printed()
    .split('\n')
    .find((one) => one.includes(requestId))
  expect(JSON.parse(line ?? '')).toMatchObject({ program: 'site', event: 'request', route: '/widget/*', status: 200 })
  expect(printed()).not.toContain('SECRET')
  expect(await (await request.get(`${trust.siteInside}/metrics`)).text()).toMatch(
    /donate_http_request_duration_seconds_count\{method="GET",route="\/widget\/\*",status="200"\} [1-9]/,
  )
})

test('health and figures are for this machine only', async ({ request }) => {
  for (const path of ['/healthz', '/readyz', '/metrics'])
    expect((await request.get(trust.site + path)).status(), path).toBe(404)
  for (const path of ['/healthz', '/readyz'])
    expect((await request.get(trust.siteInside + path)).status(), path).toBe(200)
})

test('a donor pays at the provider, returns, and gets the receipt by mail', async ({ page, request }) => {
  const donor = { email: 'meera@kind.example', password: 'a-long-walk-by-the-river' }
  await call(request, 'register', { ...donor, fullName: 'Meera Rao', contactNo: '9876543210' })
  const { token } = signedInSchema.parse(await call(request, 'login', donor))
  await call(request, 'donation/declare', { answer: 'citizen', version: '1' }, token)
  const chosen = { project_id: 4, purpose_id: 41, items: [] }
  const detail = paymentDetailSchema.parse(
    await call(request, 'donation/payment-detail', { ...chosen, amount: 500 }, token),
  )
  const record = {
    ...chosen,
    purpose_text: 'Dressings',
    txn_id: detail.txn_id,
    donation_type: 'flexible',
    donation_amount: 500,
  }
  await call(request, 'donation/add-donation', record, token)

  // From the site's own page, so that its policy must allow the provider.
  await page.goto(`${trust.site}/home`)
  await page.evaluate(({ action, fields }) => {
    const form = document.createElement('form')
    Object.assign(form, { method: 'post', action })
    for (const [name, value] of Object.entries(fields ?? {}))
      form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }))
    document.body.append(form)
    form.submit()
  }, detail)
  await page.locator('select[name="webhook"]').selectOption('never')
  await page.locator('button[name=outcome][value=success]').click()
  await page.waitForURL(`${trust.site}/payment-success?**`)

  const status = await call(request, 'donation/update-status', { txn_id: detail.txn_id }, token)
  expect(donationStatusSchema.parse(status)).toMatchObject({ payment_status: 'success', amount: 500 })
  // The mail waits for the PAN, at most ten minutes; the donor asks for it now.
  await call(request, 'donation/mail-receipt', { txn_id: detail.txn_id }, token)
  const receipt = () => trust.smtp.mails.find(({ parsed }) => parsed.subject?.includes('₹500'))
  await expect.poll(receipt).toBeTruthy()
  expect(receipt()?.to).toEqual([donor.email])
  expect(receipt()?.parsed.text).toContain('Kind Trust')
  expect(receipt()?.parsed.text).toContain(`${trust.site}/donation?receipt=`)
  expect(receipt()?.parsed.from?.value[0]?.address).toBe('donations@kind.example')
})

test('a known browser gets in after a stranger’s wrong passwords at the same address; another browser waits', async ({
  page,
  browser,
  request,
  playwright,
}) => {
  const owner = { email: 'kamla@kind.example', password: 'a-long-walk-by-the-river' }
  await call(request, 'register', { ...owner, fullName: 'Kamla Negi', contactNo: '9876543211' })
  const signIn = async (on: Page) => {
    await on.goto(`${trust.site}/login`)
    await on.getByLabel('E-mail').fill(owner.email)
    await on.getByLabel('Password', { exact: true }).fill(owner.password)
    await on.getByRole('button', { name: 'Login' }).click()
  }
  await signIn(page)
  await page.waitForURL((url) => url.pathname !== '/login')
  const cookies = await page.context().cookies()
  expect(cookies.find(({ name }) => name === '__Host-device')).toMatchObject({
    httpOnly: true,
    secure: true,
    sameSite: 'Strict',
  })
  expect(await page.evaluate(() => document.cookie)).not.toContain('device')

  const stranger = await playwright.request.newContext({ ignoreHTTPSErrors: true })
  const guess = () => stranger.post(`${trust.site}/api/login`, { data: { ...owner, password: 'a-guess' } })
  for (let tries = 0; tries < 5; tries++) expect((await guess()).status()).toBe(422)
  expect((await guess()).status()).toBe(429)
  await stranger.dispose()

  // As after a sign-out: the storage is empty, and the cookie stays.
  await page.evaluate(() => localStorage.clear())
  await signIn(page)
  await page.waitForURL((url) => url.pathname !== '/login')
  const other = await browser.newPage({ ignoreHTTPSErrors: true })
  await signIn(other)
  await expect(other.getByRole('alert')).toContainText('Too many')
  await other.close()
})

test('requests continue after one API was killed, and pages after both', async ({ request }) => {
  const [one, two, site] = (['api1', 'api2', 'site1'] as const).map((name) => trust.programs.get(name))
  one?.process.kill('SIGKILL')
  await expect.poll(() => one?.process.signalCode).toBe('SIGKILL')
  for (let round = 0; round < 10; round++)
    expect((await request.get(`${trust.site}/api/project/dropdown-list`)).status()).toBe(200)
  expect(await two?.stop()).toBe(0)
  expect((await request.get(`${trust.site}/api/project/dropdown-list`)).status()).toBe(503)
  expect((await request.get(`${trust.site}/projects`, { headers: { Accept: 'text/html' } })).status()).toBe(200)
  expect((await request.get(`${trust.siteInside}/readyz`)).status()).toBe(200)
  expect(await site?.stop()).toBe(0)
})
