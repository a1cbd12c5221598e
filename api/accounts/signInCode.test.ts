import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { signedInSchema, signInAnswerSchema } from '../../shared/contract/people/account.ts'
import { profileSchema } from '../../shared/contract/people/profile.ts'
import { codeSentSchema, codeWaysSchema } from '../../shared/contract/people/signInCode.ts'
import { createTestApi, type TestApi } from '../testing/testApi.ts'
import { createSmsTransport, type Sms } from '../mail/sms.ts'

let api: TestApi
beforeEach(async () => {
  api = await createTestApi()
})
afterEach(() => api.close())

const newcomer = { to: 'noor@example.org', fullName: 'Noor Namuna', contactNo: '90000 00418' }
const ask = (to: string) => api.send('login/code', { json: { to } })
const enter = (json: object, headers = {}) => api.send('login/with-code', { json, headers })
const codeIn = (text = '') => /\b\d{6}\b/.exec(text)?.[0] ?? ''
const mailed = () => codeIn(api.mails.at(-1)?.subject)
const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
const asked = async (to = 'asha@example.org') => {
  expect((await ask(to)).status).toBe(200)
  return mailed()
}
const mismatch = { code: 'mismatch' }
const failsWith = async (answer: ReturnType<typeof enter>) => (await answer).refusal?.fields
const userOf = (email: string) =>
  api.deps.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirstOrThrow()

describe('a code by mail', () => {
  it('signs in the owner of the account once, and proves the address', async () => {
    await api.deps.db.updateTable('users').set({ email_proven_at: null }).execute()
    const code = await asked(' Asha@Example.org ')
    expect(api.mails.at(-1)).toMatchObject({ to: 'asha@example.org', kind: 'sign_in_code' })
    const { token, user } = (await enter({ to: 'asha@example.org', code })).data(signedInSchema)
    expect(user.email).toBe('asha@example.org')
    expect((await api.send('profile', { token })).data(profileSchema).email_proven).toBe(true)
    expect(await failsWith(enter({ to: 'asha@example.org', code }))).toEqual(mismatch)
    const audited = await api.deps.db.selectFrom('audit_entries').select(['action', 'details']).orderBy('id').execute()
    expect(audited.map(({ action }) => action)).toEqual(['email.proven', 'sign_in.succeeded'])
    expect(audited[1]?.details).toContain('"way":"mail_code"')
  })

  it('is written in the language of the page, and may be typed in the digits of any script, with spaces', async () => {
    await api.send('login/code', { json: { to: 'asha@example.org' }, headers: { 'Accept-Language': 'hi' } })
    expect(api.mails.at(-1)?.text).toContain('लॉगिन करने के लिए')
    const devanagari = [...mailed()].map((digit) => String.fromCodePoint(0x966 + Number(digit))).join('')
    const code = `${devanagari.slice(0, 3)} ${devanagari.slice(3)}`
    expect((await enter({ to: 'asha@example.org', code })).status).toBe(200)
  })

  it('is answered and mailed alike with and without an account', async () => {
    const statements = async (to: string) => {
      const before = api.statements.length
      const { status, message, raw } = await ask(to)
      return { status, message, raw, statements: api.statements.slice(before) }
    }
    const [known, unknown] = [await statements('asha@example.org'), await statements('nobody@example.org')]
    expect(unknown).toEqual(known)
    const [first, second] = api.mails.slice(-2)
    expect(second?.text.replace(/\d{6}/, '')).toBe(first?.text.replace(/\d{6}/, ''))
  })

  it('refuses a wrong code alike with and without an account', async () => {
    const answers = []
    for (const to of ['asha@example.org', 'nobody@example.org']) {
      const code = another(await asked(to))
      const before = api.statements.length
      const { status, message, refusal } = await enter({ to, code })
      answers.push({ status, message, refusal, work: api.statements.length - before })
    }
    expect(answers[1]).toEqual(answers[0])
    expect(answers[0]?.refusal?.fields).toEqual(mismatch)
  })

  it('makes the account of a newcomer, who adds name and phone without a second code', async () => {
    const code = await asked(newcomer.to)
    const missing = { fullName: 'required', contactNo: 'required' }
    expect(await failsWith(enter({ to: newcomer.to, code }))).toEqual(missing)
    expect(await failsWith(enter({ ...newcomer, contactNo: '123', code }))).toEqual({ contactNo: 'phone' })
    const { user } = (await enter({ ...newcomer, code, notice_version: '1' })).data(signedInSchema)
    expect(user).toMatchObject({ email: newcomer.to, fullName: newcomer.fullName, contactNo: newcomer.contactNo })
    expect(await userOf(newcomer.to)).toMatchObject({ email_proven_at: api.deps.now(), password_hash: null })
    expect(await failsWith(enter({ ...newcomer, code }))).toEqual(mismatch)
  })

  it('does not say who is new to anybody without the right code', async () => {
    expect(await failsWith(enter({ to: newcomer.to, code: '123456' }))).toEqual(mismatch)
  })

  it('works for ten minutes, and not after the next one', async () => {
    const first = await asked()
    const second = await asked()
    if (first !== second) expect(await failsWith(enter({ to: 'asha@example.org', code: first }))).toEqual(mismatch)
    api.advance(600)
    expect(await failsWith(enter({ to: 'asha@example.org', code: second }))).toEqual(mismatch)
    const third = await asked()
    api.advance(599)
    expect((await enter({ to: 'asha@example.org', code: third })).status).toBe(200)
  })

  it('works for its own address only', async () => {
    const code = await asked()
    await asked('ravi@example.org')
    if (code !== mailed()) expect(await failsWith(enter({ to: 'ravi@example.org', code }))).toEqual(mismatch)
  })

  it('is dead after five wrong tries, also at the same time', async () => {
    const code = await asked()
    const tries = [1, 2, 3, 4, 5].map(() => enter({ to: 'asha@example.org', code: another(code) }))
    for (const answer of await Promise.all(tries)) expect(answer.status).toBe(422)
    expect(await failsWith(enter({ to: 'asha@example.org', code }))).toEqual(mismatch)
    expect((await enter({ to: 'asha@example.org', code: await asked() })).status).toBe(200)
  })

  it('is stored as a keyed hash, and its text is deleted once it is sent', async () => {
    const code = await asked()
    expect(JSON.stringify(await api.deps.db.selectFrom('sign_in_codes').selectAll().execute())).not.toContain(code)
  })

  it('asks staff with a second factor for that, too', async () => {
    const { id } = await userOf('accounts@example.org')
    const at = api.deps.now()
    const secret = api.deps.vault.seal('JBSWY3DPEHPK3PXP', `second_factors.secret:${id}`)
    await api.deps.db
      .insertInto('second_factors')
      .values({ user_id: id, secret, created_at: at, confirmed_at: at })
      .execute()
    const code = await asked('accounts@example.org')
    const answer = (await enter({ to: 'accounts@example.org', code })).data(signInAnswerSchema)
    expect(answer).toHaveProperty('second_factor')
  })

  it('has a limit for each network and for each address', async () => {
    for (let n = 0; n < 6; n++) await asked()
    expect((await ask('asha@example.org')).status).toBe(429)
    for (const network of [2, 3, 4])
      for (let n = 0; n < 5; n++) {
        api.address = `203.0.113.${network}`
        await ask('asha@example.org')
      }
    api.address = '203.0.113.9'
    expect((await ask('asha@example.org')).status).toBe(429)
    expect((await ask('nobody@example.org')).status).toBe(200)
  })
})

describe('the first proof of an address', () => {
  const squatter = { fullName: 'Not Noor', email: newcomer.to, contactNo: '90000 00021', password: 'Nadi-tat#2026' }
  const login = () => api.send('login', { json: { email: newcomer.to, password: squatter.password } })

  it('ends password and sessions that anybody could have made before it, and tells the owner', async () => {
    const { token } = (await api.send('register', { json: squatter })).data(signedInSchema)
    const code = await asked(newcomer.to)
    expect((await enter({ to: newcomer.to, code })).status).toBe(200)
    expect(api.mails.at(-1)).toMatchObject({ to: newcomer.to, kind: 'password_changed' })
    expect((await login()).status).toBe(422)
    expect((await api.send('profile', { token })).status).toBe(401)
  })

  it('keeps the password in the browser that made the account, and of an address that was proven before', async () => {
    const registered = await api.send('register', { json: squatter })
    const Cookie = registered.headers.get('Set-Cookie')?.split(';')[0] ?? ''
    expect((await enter({ to: newcomer.to, code: await asked(newcomer.to) }, { Cookie })).status).toBe(200)
    expect((await login()).status).toBe(200)
    expect((await enter({ to: newcomer.to, code: await asked(newcomer.to) })).status).toBe(200)
    expect((await login()).status).toBe(200)
  })
})

describe('a code by SMS', () => {
  let messages: Sms[]
  beforeEach(() => {
    messages = []
    api.deps.sms = { deliver: async (sms) => void messages.push(sms) }
  })
  const phone = '+919000000418'
  const texted = () => codeIn(messages.at(-1)?.text)
  const person = { to: phone, fullName: 'Noor Namuna', email: newcomer.to }

  it('opens the account that was made with it, and no account that only names the phone', async () => {
    await api.send('register', { json: { ...newcomer, email: 'asks@example.org', password: 'Nadi-tat#2026' } })
    await ask('090000 00418')
    expect(messages.at(-1)).toMatchObject({ to: phone, template: 'signInCode', language: 'en' })
    expect(messages.at(-1)?.text.split('\n').at(-1)).toBe(`@site.test #${texted()}`)
    const missing = { fullName: 'required', email: 'required' }
    expect(await failsWith(enter({ to: phone, code: texted() }))).toEqual(missing)
    const opened = (await enter({ ...person, code: texted() })).data(signedInSchema)
    expect(await userOf(newcomer.to)).toMatchObject({ proven_phone: phone, email_proven_at: null })
    await ask('+91 90000-00418')
    const { user } = (await enter({ to: phone, code: texted() })).data(signedInSchema)
    expect(user.id).toBe(opened.user.id)
  })

  it('does not open the account of an address that is typed after it', async () => {
    await ask(phone)
    const code = texted()
    expect(await failsWith(enter({ ...person, email: 'asha@example.org', code }))).toEqual({ email: 'taken' })
    await vi.waitFor(() => expect(api.mails.at(-1)).toMatchObject({ to: 'asha@example.org', kind: 'other' }))
    expect((await enter({ ...person, code })).status).toBe(200)
  })

  it('is refused at its field where the trust sends none', async () => {
    const ways = async () => (await api.send('login/code-ways')).data(codeWaysSchema).ways
    expect(await ways()).toEqual(['mail', 'sms'])
    api.deps.sms = null
    expect(await ways()).toEqual(['mail'])
    expect((await ask(phone)).refusal?.fields).toEqual({ to: 'no_sms' })
  })

  it('does not keep the donor waiting for the service, and does not fail with it', async () => {
    api.deps.sms = { deliver: () => Promise.reject(new Error('away')) }
    expect((await ask(phone)).data(codeSentSchema)).toEqual({ expires_in: 600, again_in: 30 })
  })

  it('goes to the service with the registered ids, once', async () => {
    const calls: { url: string; init: RequestInit }[] = []
    const fetch = async (url: unknown, init: RequestInit = {}) => {
      calls.push({ url: String(url), init })
      return new Response('', { status: calls.length === 1 ? 202 : 500 })
    }
    const account = {
      url: 'https://sms.example.org/send',
      token: 'secret',
      sender: 'ASHATR',
      entity: '1101',
      templates: { en: '1107-en', hi: '1107-hi' },
    }
    const transport = createSmsTransport(account, fetch as typeof globalThis.fetch)
    const sms = { to: phone, template: 'signInCode', language: 'hi', text: 'कोड 123456' } as const
    await transport.deliver(sms)
    expect(calls[0]?.url).toBe(account.url)
    expect(new Headers(calls[0]?.init.headers).get('Authorization')).toBe('Bearer secret')
    expect(JSON.parse(String(calls[0]?.init.body))).toEqual({
      to: phone,
      text: sms.text,
      sender: 'ASHATR',
      entity_id: '1101',
      template_id: '1107-hi',
      unicode: true,
    })
    await expect(transport.deliver(sms)).rejects.toThrow('500')
    expect(calls).toHaveLength(2)
  })
})
