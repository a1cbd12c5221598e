import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { signedInSchema, userSchema } from '../../shared/contract/people/account.ts'
import * as passwords from './password.ts'
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
  it('create an account and sign it in', async () => {
    const answer = await api.send('register', { json: newcomer })
    const { token, user } = answer.data(signedInSchema)
    const { isPladged, is_staff, ...person } = user
    expect([isPladged, is_staff]).toEqual([false, false])
    expect(person).toMatchObject({ email: 'meera@example.org', fullName: 'Meera Joshi', contactNo: '90000 00021' })
    expect((await api.send('profile', { token })).data(userSchema)).toEqual(person)
    expect((await login('MEERA@example.org', newcomer.password)).status).toBe(200)
  })

  it('leave nothing of a new account if its last statement fails, so the person can try again', async () => {
    const { db } = api.deps
    const json = { ...newcomer, email: 'tara@example.org', notice_version: '1' }
    const notices = () => db.selectFrom('notices_seen').select('id').execute()
    const before = await notices()
    await sql`alter table notification_texts rename to out_of_reach`.execute(db)
    expect((await api.send('register', { json })).status).toBe(500)
    await sql`alter table out_of_reach rename to notification_texts`.execute(db)
    expect(await notices()).toEqual(before)
    const { user } = (await api.send('register', { json })).data(signedInSchema)
    const rows = (table: 'notices_seen' | 'notifications') =>
      db.selectFrom(table).select('id').where('user_id', '=', user.id).execute()
    expect([(await rows('notices_seen')).length, (await rows('notifications')).length]).toEqual([1, 1])
  })

  it('report problems field by field', async () => {
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

  it('store passwords as argon2id and tokens as hashes only', async () => {
    const token = await api.signIn()
    const users = await api.deps.db.selectFrom('users').select('password_hash').execute()
    for (const user of users) expect(user.password_hash).toMatch(/^\$argon2id\$/)
    const sessions = await api.deps.db.selectFrom('sessions').selectAll().execute()
    expect(JSON.stringify(sessions)).not.toContain(token)
    expect(token).toMatch(/^[\w-]{43}$/)
  })

  it('answer the same for a wrong password and an unknown account, and never 401', async () => {
    const wrong = await login('ravi@example.org', 'wrong')
    const unknown = await login('nobody@example.org', 'wrong')
    expect(wrong.status).toBe(422)
    expect(wrong.raw).toEqual(unknown.raw)
  })
})

describe('a sign-up with an address that is taken', () => {
  const again = (email = 'asha@example.org', language = 'en') =>
    api.send('register', { json: { ...newcomer, email }, headers: { 'Accept-Language': language } })

  it('hashes the password first, as for a new address', async () => {
    api.advance(24 * 3600 + 1)
    const hashed = vi.spyOn(passwords, 'hashPassword')
    expect((await again()).refusal?.fields).toEqual({ email: 'taken' })
    expect(hashed).toHaveBeenCalledOnce()
    hashed.mockRestore()
    await vi.waitFor(() => expect(api.mails.at(-1)?.to).toBe('asha@example.org'))
  })

  it('mails the owner once a day, in their language, with the ways in and nothing that was typed', async () => {
    api.advance(24 * 3600 + 1)
    const before = api.mails.length
    await again('ravi@example.org', 'hi')
    await vi.waitFor(() => expect(api.mails).toHaveLength(before + 1))
    const mail = api.mails.at(-1)
    expect(mail).toMatchObject({ to: 'ravi@example.org', language: 'en', action: { url: `${siteOrigin}/login` } })
    expect(mail?.text).toContain(`${siteOrigin}/forget-password`)
    for (const typed of [newcomer.fullName, newcomer.contactNo, newcomer.password])
      expect(mail?.text).not.toContain(typed)
    await again('ravi@example.org')
    await again('asha@example.org')
    await vi.waitFor(() => expect(api.mails.at(-1)?.to).toBe('asha@example.org'))
    expect(api.mails).toHaveLength(before + 2)
  })

  it('lets one network find ten accounts an hour, and then refuses new addresses, too', async () => {
    api.advance(24 * 3600 + 1)
    api.address = '203.0.113.50'
    const owners = Array.from({ length: 11 }, (_, n) => `owner${n}@example.org`)
    await api.deps.db
      .insertInto('users')
      .values(owners.map((email) => ({ email, full_name: 'Owner', created_at: api.deps.now() })))
      .execute()
    for (const email of owners.slice(0, 10)) expect((await again(email)).status).toBe(422)
    expect((await again(owners[10])).status).toBe(429)
    expect((await again('never-seen@example.org')).status).toBe(429)
    api.address = '203.0.113.51'
    expect((await again('never-seen@example.org')).status).toBe(200)
  })
})

describe('the reset of a password', () => {
  it('answers the same with and without an account, and mails only an existing one', async () => {
    api.advance(3600)
    const before = api.mails.length
    const unknown = await forget('nobody@example.org')
    expect(api.mails).toHaveLength(before)
    const known = await forget('ravi@example.org', { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' })
    expect(known.raw).toEqual(unknown.raw)
    expect(api.mails.at(-1)).toMatchObject({ to: 'ravi@example.org' })
    expect(api.mails.at(-1)?.text).toContain(`${siteOrigin}/reset-password#token=`)
    expect(api.mails.at(-1)?.text).not.toContain('evil.example')
  })

  it('works once, ends all sessions and mails the owner', async () => {
    const sessions = [await api.signIn('ravi@example.org'), await api.signIn('ravi@example.org')]
    const asha = await api.signIn('asha@example.org')
    await forget('ravi@example.org')
    const link = lastLink()
    expect((await reset(link, 'short')).refusal?.fields).toEqual({ password: 'too_short' })
    expect((await reset(link, 'Nadi-par#2026')).status).toBe(200)
    expect(api.mails.at(-1)).toMatchObject({ to: 'ravi@example.org', subject: 'Your password was changed' })
    for (const token of sessions) expect((await api.send('profile', { token })).status).toBe(401)
    expect((await api.send('profile', { token: asha })).status).toBe(200)
    expect((await login('ravi@example.org', password)).status).toBe(422)
    expect((await login('ravi@example.org', 'Nadi-par#2026')).status).toBe(200)
    expect((await reset(link, 'Tisra-ghat#2026')).refusal?.fields).toEqual({ token: 'unknown' })
  })

  it('keeps earlier links when another is requested, for 30 minutes each', async () => {
    api.advance(3600)
    await forget('asha@example.org')
    const older = lastLink()
    api.advance(10 * 60)
    await forget('asha@example.org')
    const newer = lastLink()
    expect(newer).not.toBe(older)
    api.advance(20 * 60)
    expect((await reset(older, 'Nadi-par#2026')).status).toBe(422)
    expect((await reset('x'.repeat(43), 'Nadi-par#2026')).status).toBe(422)
    expect((await reset(newer, 'Nadi-par#2026')).status).toBe(200)
  })

  it('has three links at most at once, and using one ends all', async () => {
    api.advance(3600)
    const before = api.mails.length
    const links: string[] = []
    for (let n = 0; n < 5; n++) {
      api.address = `198.51.100.${n}`
      expect((await forget('asha@example.org')).status).toBe(200)
      links.push(lastLink())
    }
    expect(api.mails).toHaveLength(before + 3)
    expect(new Set(links)).toHaveProperty('size', 3)
    const [first = '', second = ''] = links
    expect((await reset(first, 'Nadi-par#2027')).status).toBe(200)
    expect((await reset(second, 'Nadi-par#2028')).status).toBe(422)
  })

  it('accepts one of two simultaneous uses', async () => {
    await forget('ravi@example.org')
    const link = lastLink()
    const answers = await Promise.all([reset(link, 'Pehla-ghat#2026'), reset(link, 'Dusra-ghat#2026')])
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 422])
  })
})
