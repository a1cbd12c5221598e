import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { signedInSchema, signInSessionsSchema } from '../../shared/contract/people/account.ts'
import { createTestApi, type TestApi } from '../testing/testApi.ts'
import * as passwords from './password.ts'
import { MOST_WAITING, queueHash } from './password.ts'

let api: TestApi
const newcomer = {
  fullName: 'Meera Joshi',
  email: 'meera@example.org',
  contactNo: '90000 00021',
  password: 'Ganga#2026',
}
beforeAll(async () => {
  api = await createTestApi()
  await api.send('register', { json: newcomer })
})
afterAll(() => api.close())

const password = 'Namaste#2025'
const login = (email: string, secret: string) => api.send('login', { json: { email, password: secret } })
const reset = (token: string, secret: string) => api.send('reset-password', { json: { token, password: secret } })
const lastLink = () => /token=([\w-]+)/.exec(api.mails.at(-1)?.text ?? '')?.[1] ?? ''
const forget = (email: string, headers = {}) => api.send('forget-password', { json: { email }, headers })

describe('limits', () => {
  it('refuse even the right password after 5 failures of an account from one address, for 15 minutes', async () => {
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

  it('count simultaneous attempts', async () => {
    api.advance(3600)
    const answers = await Promise.all(Array.from({ length: 12 }, () => login('nobody@example.org', 'wrong')))
    expect(answers.filter((answer) => answer.status === 422)).toHaveLength(5)
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(7)
  })

  it('count no sign-in that was refused because too many others wait', async () => {
    api.advance(3600)
    let end: () => void = () => {}
    const held = new Promise<void>((resolve) => (end = resolve))
    const crowd = Array.from({ length: MOST_WAITING + 4 }, () => queueHash(() => held).catch(() => {}))
    for (let n = 0; n < 6; n++) expect((await login('ravi@example.org', 'wrong')).refusal?.code).toBe('busy')
    end()
    await Promise.all(crowd)
    for (let n = 0; n < 5; n++) expect((await login('ravi@example.org', 'wrong')).status).toBe(422)
    expect((await login('ravi@example.org', 'wrong')).refusal?.code).toBe('too_many')
  })

  it('refuse an address after 20 failures for any account, but no other address', async () => {
    api.advance(3600)
    api.address = '203.0.113.7'
    for (let n = 0; n < 20; n++) expect((await login(`nobody${n}@example.org`, 'wrong')).status).toBe(422)
    expect((await login('asha@example.org', password)).status).toBe(429)
    api.address = '203.0.113.8'
    expect((await login('asha@example.org', password)).status).toBe(200)
  })

  it('let a known donor in from an address where others have failed, and say for how long the others wait', async () => {
    api.advance(3600)
    api.address = '203.0.113.60'
    await api.signIn('asha@example.org')
    for (let n = 0; n < 20; n++) expect((await login(`nobody${n}@example.org`, 'wrong')).status).toBe(422)
    const other = await login('ravi@example.org', password)
    expect([other.status, other.message]).toEqual([429, 'Too many attempts. Please try again in 15 minutes.'])
    expect((await login('asha@example.org', password)).status).toBe(200)
    // Guesses at the known donor's own password still end.
    for (let n = 0; n < 5; n++) expect((await login('asha@example.org', 'wrong')).status).toBe(422)
    expect((await login('asha@example.org', password)).status).toBe(429)
  })

  describe('on a device that the owner has used', () => {
    const at = (email: string, secret: string, cookie = '') =>
      api.send('login', { json: { email, password: secret }, headers: { Cookie: cookie } })
    const cookieOf = (answer: { headers: Headers }) => answer.headers.get('Set-Cookie')?.split(';')[0] ?? ''
    let device: string
    const knownDevice = async () => {
      api.advance(3600)
      api.address = '203.0.113.70'
      const answer = await at('asha@example.org', password)
      expect(answer.headers.get('Set-Cookie')).toMatch(
        /^device=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Strict$/,
      )
      return cookieOf(answer)
    }

    it('let the right password in after others have failed, also at this account and from this address', async () => {
      device = await knownDevice()
      for (let n = 0; n < 5; n++) expect((await at('asha@example.org', 'wrong')).status).toBe(422)
      for (let n = 0; n < 15; n++) expect((await at(`nobody${n}@example.org`, 'wrong')).status).toBe(422)
      const elsewhere = await at('asha@example.org', password)
      expect([elsewhere.status, elsewhere.message]).toEqual([429, 'Too many attempts. Please try again in 15 minutes.'])
      const answer = await at('asha@example.org', password, `siteLanguage=hi; ${device}`)
      expect([answer.status, cookieOf(answer)]).toEqual([200, device])
      // The device of one account is no way into another.
      expect((await at('ravi@example.org', 'Sagar#2026-b', device)).status).toBe(429)
    })

    it('count its own wrong passwords, and nobody else’s', async () => {
      device = await knownDevice()
      for (let n = 0; n < 5; n++) expect((await at('asha@example.org', 'wrong', device)).status).toBe(422)
      expect((await at('asha@example.org', password, device)).status).toBe(429)
      expect((await at('asha@example.org', password)).status).toBe(200)
    })

    it('forget it with a new password, the end of its session, or of all others; not with a sign-out', async () => {
      const email = 'devi@example.org'
      let secret = newcomer.password
      await api.send('register', { json: { ...newcomer, email } })
      device = cookieOf(await at(email, secret))
      const count = async () => {
        const owner = await api.deps.db
          .selectFrom('users')
          .select('id')
          .where('email', '=', email)
          .executeTakeFirstOrThrow()
        const rows = await api.deps.db.selectFrom('known_devices').selectAll().where('user_id', '=', owner.id).execute()
        return rows.length
      }
      /** Signs in on the device. If it was forgotten, that adds a row. */
      const signIn = async () => {
        const before = await count()
        const { token } = (await at(email, secret, device)).data(signedInSchema)
        return { wasKnown: (await count()) === before, token }
      }
      const { token } = await signIn()
      await api.send('logout', { method: 'POST', token })
      const again = await signIn()
      expect(again.wasKnown).toBe(true)
      await api.send('profile/end-other-sessions', { method: 'POST', token: again.token })
      expect([await count(), (await signIn()).wasKnown]).toEqual([1, true])
      const other = (await at(email, secret)).data(signedInSchema).token
      const sessions = (await api.send('profile/sessions', { token: other })).data(signInSessionsSchema)
      for (const { id, current } of sessions)
        if (!current) await api.send('profile/end-session', { json: { id }, token: other })
      expect((await signIn()).wasKnown).toBe(false)
      await api.send('profile/end-other-sessions', { method: 'POST', token: other })
      expect((await signIn()).wasKnown).toBe(false)
      await forget(email)
      secret = 'Nadi-par#2026-c'
      expect((await reset(lastLink(), secret)).status).toBe(200)
      expect((await signIn()).wasKnown).toBe(false)
    })
  })

  it('grow with the number of people behind an address of a carrier', async () => {
    api.advance(3600)
    api.address = '49.36.7.7'
    for (let n = 0; n < 21; n++) expect((await login(`nobody${n}@example.org`, 'wrong')).status).toBe(422)
    expect((await login('ravi@example.org', password)).status).toBe(200)
    api.address = '203.0.113.8'
  })

  it('forget the failures of an account that signed in, and never count good sign-ins', async () => {
    api.advance(3600)
    for (let n = 0; n < 4; n++) await login('ravi@example.org', 'wrong')
    for (let n = 0; n < 8; n++) expect((await login('ravi@example.org', password)).status).toBe(200)
    expect((await login('ravi@example.org', 'wrong')).status).toBe(422)
  })

  it('forget the failures of an account whose password was reset', async () => {
    api.advance(3600)
    for (let n = 0; n < 5; n++) await login('ravi@example.org', 'wrong')
    for (let n = 0; n < 5; n++) await login('asha@example.org', 'wrong')
    await forget('ravi@example.org')
    expect((await reset(lastLink(), 'Nadi-par#2026')).status).toBe(200)
    expect((await login('ravi@example.org', 'Nadi-par#2026')).status).toBe(200)
    expect((await login('asha@example.org', password)).status).toBe(429)
  })

  it('limit made-up reset links by address, and hash no password for them', async () => {
    api.advance(3600)
    const hashed = vi.spyOn(passwords, 'hashPassword')
    for (let n = 0; n < 20; n++) expect((await reset(`made-up-${n}`, 'Nadi-par#2026')).status).toBe(422)
    expect((await reset('made-up', 'Nadi-par#2026')).status).toBe(429)
    expect(hashed).not.toHaveBeenCalled()
    hashed.mockRestore()
  })

  describe('against a stranger’s attempts from many addresses', () => {
    const strangersTry = async (email: string, times: number) => {
      const own = api.address
      for (let n = 0; n < times; n++) {
        api.address = `198.51.100.${n % 250}`
        expect((await login(email, 'wrong')).status).toBe(422)
      }
      api.address = own
    }

    it('let the owner sign in from an address that was used before', async () => {
      api.advance(3600)
      api.address = '203.0.113.20'
      await api.signIn('asha@example.org')
      await strangersTry('asha@example.org', 30)
      api.address = '198.51.100.251'
      // An address of nobody: three more tries in a minute, then none.
      for (let n = 0; n < 3; n++) expect((await login('asha@example.org', 'wrong')).status).toBe(422)
      const slowed = await login('asha@example.org', password)
      expect(slowed.status).toBe(429)
      expect(Number(slowed.headers.get('Retry-After'))).toBeLessThanOrEqual(60)
      api.address = '203.0.113.20'
      expect((await login('asha@example.org', password)).status).toBe(200)
      api.address = '198.51.100.252'
      expect((await login('asha@example.org', password)).status).toBe(429)
      api.advance(61)
      expect((await login('asha@example.org', password)).status).toBe(200)
    })

    it('do not count what is refused against the owner', async () => {
      api.advance(3600)
      api.address = '198.51.100.1'
      for (let n = 0; n < 100; n++) await login('asha@example.org', 'wrong')
      api.address = '203.0.113.99'
      expect((await login('asha@example.org', password)).status).toBe(200)
    })

    it('never stop the owner’s reset, nor the sign-in after it', async () => {
      api.advance(3600)
      await strangersTry('ravi@example.org', 30)
      api.address = '203.0.113.30'
      expect((await forget('ravi@example.org')).status).toBe(200)
      await strangersTry('ravi@example.org', 3)
      expect((await reset(lastLink(), 'Sagar#2026-b')).status).toBe(200)
      expect((await login('ravi@example.org', 'Sagar#2026-b')).status).toBe(200)
      expect((await login('ravi@example.org', 'Sagar#2026-b')).status).toBe(200)
    })

    it('know a household’s whole IPv6 network', async () => {
      api.advance(3600)
      for (let n = 0; n < 5; n++) {
        api.address = `2001:db8:5:6::${n}`
        expect((await login('asha@example.org', 'wrong')).status).toBe(422)
      }
      api.address = '2001:db8:5:6:abcd::1'
      expect((await login('asha@example.org', password)).status).toBe(429)
      api.address = '2001:db8:5:7::1'
      expect((await login('asha@example.org', password)).status).toBe(200)
    })
  })

  describe('sign-ups', () => {
    const signUp = (name: string, secret = `Ganga#2026-${name}x`) =>
      api.send('register', { json: { ...newcomer, email: `${name}@example.org`, password: secret } })
    const register = () => api.deps.config.limits.register

    it('by failures: honest people behind one address sign up, and finding taken addresses ends', async () => {
      api.advance(3600)
      api.address = '203.0.113.40'
      for (let n = 0; n < register().perAddress + 5; n++) expect((await signUp(`new${n}`)).status).toBe(200)
      for (let n = 0; n < 12; n++) expect((await signUp('weak', 'password')).status).toBe(422)
      for (let n = 0; n < register().perAddress; n++) expect((await signUp(`new${n}`)).status).toBe(422)
      const refused = await signUp('late')
      expect([refused.status, refused.message]).toEqual([429, 'Too many attempts. Please try again in 60 minutes.'])
      api.address = '203.0.113.41'
      expect((await signUp('late')).status).toBe(200)
    })

    it('also end if one address makes very many accounts', async () => {
      api.advance(3600)
      const usual = register()
      api.deps.config.limits.register = { ...usual, allPerAddress: 3 }
      for (let n = 0; n < 3; n++) expect((await signUp(`many${n}`)).status).toBe(200)
      expect((await signUp('many3')).status).toBe(429)
      api.deps.config.limits.register = usual
    })
  })

  it('limit forget-password, too', async () => {
    api.advance(3600)
    for (let n = 0; n < 5; n++) expect((await forget('nobody@example.org')).status).toBe(200)
    expect((await forget('nobody@example.org')).status).toBe(429)
  })

  it('limit forget-password by address for any account, but no other address', async () => {
    api.advance(3600)
    api.address = '203.0.113.9'
    for (let n = 0; n < 20; n++) expect((await forget(`nobody${n}@example.org`)).status).toBe(200)
    expect((await forget('asha@example.org')).status).toBe(429)
    api.address = '203.0.113.10'
    expect((await forget('asha@example.org')).status).toBe(200)
  })
})
