import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tidy } from '../storage/tidy.ts'
import { endSessions } from '../commands/staffAccounts.ts'
import { countRows, giveRecorded } from '../testing/donations.ts'
import { openDonateToken } from '../testing/openDonateToken.ts'
import { createTestApi, partnerOrigin, type TestApi } from '../testing/testApi.ts'
import { deviceOf } from './sessions.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const login = (email: string, secret: string) => api.send('login', { json: { email, password: secret } })

describe('an operator', () => {
  it('ends the sessions of one account, or of all', async () => {
    const [asha, ravi] = [await api.signIn(), await api.signIn('ravi@example.org')]
    const donating = await openDonateToken(api, asha)
    const statusOf = async (token: string) => (await api.send('profile', { token })).status
    expect(await endSessions(api.deps, 'nobody@kind.example')).toBeNull()
    expect(await endSessions(api.deps, 'asha@example.org')).toBeGreaterThanOrEqual(2)
    const ask = { json: { project_id: 4, amount: 500 }, token: donating, origin: partnerOrigin }
    expect([await statusOf(asha), await statusOf(ravi)]).toEqual([401, 200])
    expect((await api.send('donation/payment-detail', ask)).status).toBe(401)
    expect(await endSessions(api.deps, null)).toBeGreaterThanOrEqual(1)
    expect(await statusOf(ravi)).toBe(401)
  })
})

it('ends a donating-only token with the age of the session that issued it', async () => {
  const day = 24 * 60 * 60
  const asha = await api.signIn()
  for (let days = 0; days < 29; days += 1) {
    api.advance(day)
    await api.send('profile', { token: asha })
  }
  api.advance(day - 300)
  const donating = await openDonateToken(api, asha)
  const ask = { json: { project_id: 4, amount: 500 }, token: donating, origin: partnerOrigin }
  expect((await api.send('donation/payment-detail', ask)).status).not.toBe(401)
  api.advance(301)
  expect((await api.send('profile', { token: asha })).status).toBe(401)
  expect((await api.send('donation/payment-detail', ask)).status).toBe(401)
})

describe('sessions', () => {
  const calls: [string, unknown][] = [
    ['profile', undefined],
    ['donation', undefined],
    ['logout', {}],
    ['donation/payment-detail', { project_id: 4, amount: 500 }],
    ['donation/add-donation', {}],
    ['donation/update-status', { txn_id: 'X' }],
    ['donation/partner-token', { origin: 'http://partner.test' }],
    ['project/dropdown-list', undefined],
    ['get-contact-details', undefined],
  ]
  const everywhere = async (token: string) =>
    Promise.all(calls.map(async ([path, json]) => (await api.send(path, { token, ...(json ? { json } : {}) })).status))

  it('end on logout for every copy of the token', async () => {
    const [token, other] = [await api.signIn(), await api.signIn()]
    await giveRecorded(api, token)
    expect((await api.send('logout', { json: {}, token })).status).toBe(200)
    expect(new Set(await everywhere(token))).toEqual(new Set([401]))
    expect((await api.send('profile', { token: other })).status).toBe(200)
  })

  it('are refused with 401 for a made-up, edited or unsigned token', async () => {
    const token = await api.signIn()
    const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from('{"sub":1}').toString('base64url')}.`
    const flipped = token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A')
    for (const wrong of [none, flipped, 'x', '']) {
      const answer = await api.send('profile', { headers: { Authorization: `Bearer ${wrong}` } })
      expect(answer.status).toBe(401)
      expect(answer.refusal).toEqual({ code: 'unauthorized' })
    }
    expect(new Set(await everywhere(flipped))).toEqual(new Set([401]))
    const rows = await countRows(api, 'donations')
    expect((await api.send('donation/payment-detail', { json: { project_id: 4, amount: 5 } })).status).toBe(401)
    expect(await countRows(api, 'donations')).toBe(rows)
  })

  it('end after 30 days, however often they are used', async () => {
    const token = await api.signIn()
    for (let day = 0; day < 29; day++) {
      api.advance(24 * 3600)
      expect((await api.send('profile', { token })).status).toBe(200)
    }
    api.advance(24 * 3600 - 1)
    expect((await api.send('profile', { token })).status).toBe(200)
    api.advance(2)
    expect(new Set(await everywhere(token))).toEqual(new Set([401]))
  })

  it('end after seven days without use', async () => {
    const token = await api.signIn()
    api.advance(7 * 24 * 3600 - 1)
    expect((await api.send('profile', { token })).status).toBe(200)
    api.advance(7 * 24 * 3600 + 1)
    expect(new Set(await everywhere(token))).toEqual(new Set([401]))
  })

  it('of staff end after 8 hours without use, and after 12 hours', async () => {
    const staff = 'accounts@example.org'
    const [idle, used] = [await api.signIn(staff), await api.signIn(staff)]
    const status = async (token: string) => (await api.send('profile', { token })).status
    api.advance(7 * 3600)
    expect(await status(used)).toBe(200)
    api.advance(3600 + 1)
    expect([await status(idle), await status(used)]).toEqual([401, 200])
    api.advance(4 * 3600)
    expect(await status(used)).toBe(401)
  })

  it('get the limits of staff as soon as their owner is staff', async () => {
    const token = await api.signIn('ravi@example.org')
    const setRole = (role: 'reader' | null) =>
      api.deps.db.updateTable('users').set({ role }).where('email', '=', 'ravi@example.org').execute()
    api.advance(8 * 3600)
    await setRole('reader')
    expect((await api.send('profile', { token })).status).toBe(401)
    await setRole(null)
  })

  it('write their last use every few minutes only', async () => {
    const token = await api.signIn()
    const lastUses = async () =>
      (await api.deps.db.selectFrom('sessions').select('last_used_at').orderBy('id', 'desc').execute())[0]?.last_used_at
    const begun = await lastUses()
    api.advance(4 * 60)
    await api.send('profile', { token })
    expect(await lastUses()).toEqual(begun)
    api.advance(60)
    await api.send('profile', { token })
    expect(await lastUses()).toEqual(api.deps.now())
  })
})

describe('the job that deletes expired rows', () => {
  it('deletes expired rows a day later, and nothing else', async () => {
    const { db } = api.deps
    const tables = ['limit_buckets', 'reset_tokens', 'handovers', 'sessions'] as const
    const left = () =>
      Promise.all(tables.map(async (table) => (await db.selectFrom(table).selectAll().execute()).length))
    api.advance(32 * 24 * 3600)
    const token = await api.signIn()
    await login('ravi@example.org', 'wrong')
    await tidy(api.deps)
    expect(await left()).toEqual([4, 0, 0, 1])
    expect((await api.send('profile', { token })).status).toBe(200)
  })
})

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

it.each([
  [`Mozilla/5.0 (Linux; Android 14; Pixel 8) ${webkit} Chrome/142.0.0.0 Mobile Safari/537.36`, 'Chrome', 'Android'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/142.0.0.0 Safari/537.36 Edg/142.0`, 'Edge', 'Windows'],
  [
    `Mozilla/5.0 (Linux; Android 13) ${webkit} SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36`,
    'Samsung Internet',
    'Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari',
    'iPhone',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'Linux'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
    'Safari',
    'macOS',
  ],
  ['curl/8.5.0', null, null],
  ['', null, null],
])('reads %s', (userAgent, browser, system) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system })
})
