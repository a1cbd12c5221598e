import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signedInSchema, userSchema } from '../../../shared/contract/session.ts'
import { tidy } from '../storage/tidy.ts'
import { countRows, giveRecorded } from '../testing/gifts.ts'
import { createTestApi, siteOrigin, type TestApi } from '../testing/testApi.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const password = 'Namaste#2025'
const newcomer = {
  fullName: 'Meera Joshi',
  email: 'Meera@Example.org ',
  contactNo: '90000 00021',
  password: 'Ganga#2026',
}
const login = (email: string, secret: string) => api.send('login', { json: { email, password: secret } })
const forget = (email: string, headers = {}) => api.send('forget-password', { json: { email }, headers })
const reset = (token: string, secret: string) => api.send('reset-password', { json: { token, password: secret } })
const lastLink = () => /token=([\w-]+)/.exec(api.mails.at(-1)?.text ?? '')?.[1] ?? ''

describe('register and login', () => {
  it('makes an account, signed in at once', async () => {
    const answer = await api.send('register', { json: newcomer })
    const { token, user } = answer.data(signedInSchema)
    const { isPladged, ...person } = user
    expect(isPladged).toBe(false)
    expect(person).toMatchObject({ email: 'meera@example.org', fullName: 'Meera Joshi', contactNo: '90000 00021' })
    expect((await api.send('profile', { token })).data(userSchema)).toEqual(person)
    expect((await login('MEERA@example.org', newcomer.password)).status).toBe(200)
  })

  it('says field by field what is wrong', async () => {
    const answer = await api.send('register', {
      json: { fullName: 'x', email: 'no', contactNo: '12', password: 'short' },
    })
    expect(answer.refusal?.fields).toEqual({
      fullName: 'too_short',
      email: 'email',
      contactNo: 'phone',
      password: 'too_short',
    })
    const empty = await api.send('register', { json: {} })
    expect(empty.refusal?.fields).toEqual({
      fullName: 'required',
      email: 'required',
      contactNo: 'required',
      password: 'required',
    })
    expect((await api.send('register', { json: newcomer })).refusal?.fields).toEqual({ email: 'taken' })
  })

  it('keeps passwords as argon2id and tokens as hashes only', async () => {
    const token = await api.signIn()
    const users = await api.deps.db.selectFrom('users').select('password_hash').execute()
    for (const user of users) expect(user.password_hash).toMatch(/^\$argon2id\$/)
    const sessions = await api.deps.db.selectFrom('sessions').selectAll().execute()
    expect(JSON.stringify(sessions)).not.toContain(token)
    expect(token).toMatch(/^[\w-]{43}$/)
  })

  it('answers alike for a wrong password and an unknown account, and never 401', async () => {
    const wrong = await login('ravi@example.org', 'wrong')
    const unknown = await login('nobody@example.org', 'wrong')
    expect(wrong.status).toBe(422)
    expect(wrong.raw).toEqual(unknown.raw)
  })
})

describe('limits', () => {
  it('after 5 failures of an account even the right password waits, until 15 minutes are over', async () => {
    for (let n = 0; n < 5; n++) expect((await login('meera@example.org', 'wrong')).status).toBe(422)
    const answer = await login('meera@example.org', newcomer.password)
    expect(answer.status).toBe(429)
    expect(answer.refusal?.code).toBe('too_many')
    expect(Number(answer.headers.get('Retry-After'))).toBe(900)
    api.advance(899)
    expect((await login('meera@example.org', newcomer.password)).status).toBe(429)
    api.advance(2)
    expect((await login('meera@example.org', newcomer.password)).status).toBe(200)
  })

  it('counts attempts that come at once', async () => {
    api.advance(3600)
    const answers = await Promise.all(Array.from({ length: 12 }, () => login('nobody@example.org', 'wrong')))
    expect(answers.filter((answer) => answer.status === 422)).toHaveLength(5)
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(7)
  })

  it('after 20 failures an address waits, whatever the account; another address does not', async () => {
    api.advance(3600)
    api.address = '203.0.113.7'
    for (let n = 0; n < 20; n++) expect((await login(`nobody${n}@example.org`, 'wrong')).status).toBe(422)
    expect((await login('asha@example.org', password)).status).toBe(429)
    api.address = '203.0.113.8'
    expect((await login('asha@example.org', password)).status).toBe(200)
  })

  it('forgets the failures of an account that signed in, and never counts good sign-ins', async () => {
    api.advance(3600)
    for (let n = 0; n < 4; n++) await login('ravi@example.org', 'wrong')
    for (let n = 0; n < 8; n++) expect((await login('ravi@example.org', password)).status).toBe(200)
    expect((await login('ravi@example.org', 'wrong')).status).toBe(422)
  })

  it('limits forget-password too', async () => {
    api.advance(3600)
    for (let n = 0; n < 5; n++) expect((await forget('nobody@example.org')).status).toBe(200)
    expect((await forget('nobody@example.org')).status).toBe(429)
  })
})

describe('C45: reset', () => {
  it('says the same whether or not there is an account, and mails only where there is', async () => {
    api.advance(3600)
    const before = api.mails.length
    const unknown = await forget('nobody@example.org')
    expect(api.mails).toHaveLength(before)
    const known = await forget('ravi@example.org', { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' })
    expect(known.raw).toEqual(unknown.raw)
    expect(api.mails.at(-1)).toMatchObject({ to: 'ravi@example.org' })
    expect(api.mails.at(-1)?.text).toContain(`${siteOrigin}/reset-password?token=`)
    expect(api.mails.at(-1)?.text).not.toContain('evil.example')
  })

  it('a link works once, ends all sessions, and the owner hears of it', async () => {
    const sessions = [await api.signIn('ravi@example.org'), await api.signIn('ravi@example.org')]
    const asha = await api.signIn('asha@example.org')
    await forget('ravi@example.org')
    const link = lastLink()
    expect((await reset(link, 'short')).refusal?.fields).toEqual({ password: 'too_short' })
    expect((await reset(link, 'Nadi#2026')).status).toBe(200)
    expect(api.mails.at(-1)).toMatchObject({ to: 'ravi@example.org', subject: 'Your password was changed' })
    for (const token of sessions) expect((await api.send('profile', { token })).status).toBe(401)
    expect((await api.send('profile', { token: asha })).status).toBe(200)
    expect((await login('ravi@example.org', password)).status).toBe(422)
    expect((await login('ravi@example.org', 'Nadi#2026')).status).toBe(200)
    expect((await reset(link, 'Again#2026')).refusal?.fields).toEqual({ token: 'unknown' })
  })

  it('a newer link makes the older worthless; one expires after 30 minutes; a made-up one is none', async () => {
    await forget('asha@example.org')
    const older = lastLink()
    await forget('asha@example.org')
    const newer = lastLink()
    expect((await reset(older, 'Nadi#2026')).status).toBe(422)
    api.advance(30 * 60)
    expect((await reset(newer, 'Nadi#2026')).status).toBe(422)
    expect((await reset('x'.repeat(43), 'Nadi#2026')).status).toBe(422)
    expect((await login('asha@example.org', password)).status).toBe(200)
  })

  it('two uses at once are one', async () => {
    await forget('ravi@example.org')
    const link = lastLink()
    const answers = await Promise.all([reset(link, 'First#2026'), reset(link, 'Second#2026')])
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 422])
  })
})

describe('C46: sessions', () => {
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

  it('a copied token is worthless everywhere after logout', async () => {
    const [token, other] = [await api.signIn(), await api.signIn()]
    await giveRecorded(api, token)
    expect((await api.send('logout', { json: {}, token })).status).toBe(200)
    expect(new Set(await everywhere(token))).toEqual(new Set([401]))
    expect((await api.send('profile', { token: other })).status).toBe(200)
  })

  it('a made-up, edited or unsigned token is 401 everywhere', async () => {
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

  it('a session ends after 30 days', async () => {
    const token = await api.signIn()
    api.advance(30 * 24 * 3600 - 1)
    expect((await api.send('profile', { token })).status).toBe(200)
    api.advance(2)
    expect(new Set(await everywhere(token))).toEqual(new Set([401]))
  })
})

describe('what has expired', () => {
  it('is dropped a day later, and nothing else', async () => {
    const { db } = api.deps
    const tables = ['attempts', 'reset_tokens', 'handovers', 'sessions'] as const
    const left = () =>
      Promise.all(tables.map(async (table) => (await db.selectFrom(table).selectAll().execute()).length))
    api.advance(32 * 24 * 3600)
    const token = await api.signIn()
    await login('ravi@example.org', 'wrong')
    await tidy(api.deps)
    expect(await left()).toEqual([2, 0, 0, 1])
    expect((await api.send('profile', { token })).status).toBe(200)
  })
})
