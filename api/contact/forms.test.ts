import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { referenceSchema } from '../../shared/contract/basics.ts'
import { createTestApi, siteOrigin, type TestApi } from '../testing/testApi.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi({
    limits: {
      ...(await import('../base/config.ts')).defaultLimits,
      contact: { perAccount: 2, perAddress: 3, windowMinutes: 60 },
      volunteer: { perAccount: 2, perAddress: 3, windowMinutes: 60 },
    },
  })
  const roles = api.deps.db.deleteFrom('volunteer_roles')
  await roles.execute()
  await api.deps.db
    .insertInto('volunteer_roles')
    .values([11, 31].map((id) => ({ id, project_id: (id - 1) / 10 })))
    .execute()
  await api.deps.db
    .insertInto('volunteer_role_texts')
    .values([11, 31].map((id) => ({ id, language: 'en', title: `Role ${id}`, text: 't' })))
    .execute()
})
afterAll(() => api.close())
// Each test uses its own network address, an hour later.
let tests = 0
beforeEach(() => {
  api.mails.length = 0
  api.address = `203.0.113.${++tests}`
  api.advance(3600)
})

const message = {
  name: 'Meera Joshi',
  email: 'meera@example.org',
  subject: 'A visit',
  message: 'May we come on Sunday?',
}
const offer = { project_id: 1, role_id: 11, name: 'Meera Joshi', email: 'meera@example.org', phone: '+91 90000 00021' }
const write = (json: object, options = {}) => api.send('contact-us/store', { json, origin: siteOrigin, ...options })
const help = (json: object, options = {}) =>
  api.send('project/volunteer/become-volunteer', { json, origin: siteOrigin, ...options })

describe('a message to the trust', () => {
  it('is stored, mailed to the trust and confirmed, with one number', async () => {
    const answer = await write({ ...message, name: '  Meera Joshi ', email: 'Meera@Example.org', phone: '' })
    const { reference } = answer.data(referenceSchema)
    expect(reference).toMatch(/^M-2026-\d{5}$/)
    const row = await api.deps.db.selectFrom('messages').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow()
    expect(row).toMatchObject({ ...message, phone: '', language: 'en', created_at: api.deps.now() })
    expect(api.mails.map((mail) => mail.to)).toEqual(['namaste@example.org', 'meera@example.org'])
    expect(api.mails[0]?.text).toContain(message.message)
    for (const mail of api.mails) expect(mail.subject).toContain(reference)
  })

  it('is stored with the sender’s account, and with none for a visitor', async () => {
    const token = await api.signIn()
    const last = (table: 'messages' | 'volunteers' | 'mails') =>
      api.deps.db.selectFrom(table).select('user_id').orderBy('id', 'desc').executeTakeFirstOrThrow()
    for (const [options, user_id] of [
      [{ token }, 1],
      [{}, null],
    ] as const) {
      expect((await write(message, options)).status).toBe(200)
      expect([await last('messages'), await last('mails')]).toEqual([{ user_id }, { user_id }])
      expect((await help(offer, options)).status).toBe(200)
      expect([await last('volunteers'), await last('mails')]).toEqual([{ user_id }, { user_id }])
    }
  })

  it('is confirmed in the sender’s language, without any typed text', async () => {
    const spam = { ...message, name: 'BUY NOW', subject: 'CHEAP LOANS', message: 'visit evil.example today' }
    const answer = await write(spam, { headers: { 'Accept-Language': 'hi' } })
    expect(answer.message).toContain('धन्यवाद')
    const text = `${api.mails[1]?.subject} ${api.mails[1]?.text}`
    expect(text).toContain('आपका संदेश')
    for (const typed of Object.values(spam).filter((value) => value !== spam.email)) expect(text).not.toContain(typed)
  })

  it.each([
    [{ name: '' }, { name: 'required' }],
    [{ name: 'M' }, { name: 'too_short' }],
    [{ name: 'M'.repeat(151) }, { name: 'too_long' }],
    [{ email: undefined }, { email: 'required' }],
    [{ email: 'meera' }, { email: 'email' }],
    [{ email: `${'m'.repeat(90)}@example.org` }, { email: 'too_long' }],
    [{ phone: '12345' }, { phone: 'phone' }],
    [{ subject: '   ' }, { subject: 'required' }],
    [{ subject: 's'.repeat(121) }, { subject: 'too_long' }],
    [{ subject: 'Hello\r\nBcc: all@example.org' }, { subject: 'invalid' }],
    [{ message: 'Too short' }, { message: 'too_short' }],
    [{ message: 'm'.repeat(4001) }, { message: 'too_long' }],
    [{ message: 5 }, { message: 'invalid' }],
  ])('refuses %j: %j', async (change, fields) => {
    const answer = await write({ ...message, ...change })
    expect([answer.status, answer.refusal?.fields]).toEqual([422, fields])
    expect(api.mails).toEqual([])
  })

  it.each([
    { name: 'M'.repeat(60) },
    { name: 'अं' },
    { subject: 's'.repeat(120), message: 'm'.repeat(4000) },
    { message: 'ten signs.' },
    { phone: '90000 00021' },
    { phone: '+44 20 7946 0000' },
  ])('accepts %j', async (change) => {
    expect((await write({ ...message, ...change })).status).toBe(200)
  })

  it('is limited to a few an hour, by e-mail and by network address', async () => {
    const from = (email: string) => write({ ...message, email })
    expect((await from('a@example.org')).status).toBe(200)
    expect((await from('a@example.org')).status).toBe(200)
    const third = await from('A@example.org')
    expect([third.status, third.refusal?.code, Number(third.headers.get('Retry-After')) > 0]).toEqual([
      429,
      'too_many',
      true,
    ])
    expect((await from('b@example.org')).status).toBe(200)
    expect((await from('c@example.org')).status).toBe(429)
    api.advance(3601)
    expect((await from('a@example.org')).status).toBe(200)
  })

  it('is refused from another page, and with a NUL character', async () => {
    expect((await write(message, { origin: 'http://evil.example' })).status).toBe(403)
    expect((await write({ ...message, message: 'with a \0 within' })).status).toBe(400)
  })
})

describe('an offer to help', () => {
  it('is stored, mailed to the trust with project and role, and confirmed', async () => {
    const { reference } = (await help({ ...offer, message: 'I can cook.', from: '2026-12-01' })).data(referenceSchema)
    expect(reference).toMatch(/^V-2026-\d{5}$/)
    const row = await api.deps.db.selectFrom('volunteers').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow()
    expect(row).toMatchObject({ role_id: 11, name: 'Meera Joshi', message: 'I can cook.', from_day: '2026-12-01' })
    expect(api.mails.map((mail) => mail.to)).toEqual(['namaste@example.org', 'meera@example.org'])
    expect(api.mails[0]?.text).toContain('Project: Annadan, the open kitchen\nRole: Role 11')
    expect(api.mails[1]?.text).not.toContain('cook')
  })

  it.each([
    [{ role_id: 31 }, 422, { role_id: 'unknown' }],
    [{ role_id: 99 }, 422, { role_id: 'unknown' }],
    [{ role_id: '11' }, 422, { role_id: 'invalid' }],
    [{ project_id: 99 }, 404, undefined],
    [{ phone: '' }, 422, { phone: 'required' }],
    [{ from: '2026-02-30' }, 422, { from: 'date' }],
    [{ from: '01/12/2026' }, 422, { from: 'date' }],
    [{ from: '2026-11-20' }, 422, { from: 'past' }],
    [{ message: 'm'.repeat(2001) }, 422, { message: 'too_long' }],
  ])('refuses %j: %d %j', async (change, status, fields) => {
    const answer = await help({ ...offer, ...change })
    expect([answer.status, answer.refusal?.fields]).toEqual([status, fields])
  })

  it('may begin today, or leave the day open', async () => {
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(api.deps.now())
    expect((await help({ ...offer, from: today })).status).toBe(200)
    expect((await help({ ...offer, from: '', message: '' })).status).toBe(200)
  })

  it('is limited to a few an hour', async () => {
    const from = (email: string) => help({ ...offer, email })
    for (const email of ['a@example.org', 'b@example.org', 'c@example.org'])
      expect((await from(email)).status).toBe(200)
    expect((await from('d@example.org')).status).toBe(429)
  })
})
