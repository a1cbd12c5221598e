import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestApi, type TestApi } from '../../testing/testApi.ts'
import { MOST_WAITING, queueHash } from '../password/hashQueue.ts'
import * as passwords from '../password/password.ts'

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

  it('count sign-ups that succeed, by address', async () => {
    api.advance(3600)
    api.address = '203.0.113.40'
    const signUp = (n: number) =>
      api.send('register', { json: { ...newcomer, email: `new${n}@example.org`, password: `Ganga#2026-${n}x` } })
    const { perAddress } = api.deps.config.limits.register
    for (let n = 0; n < perAddress; n++) expect((await signUp(n)).status).toBe(200)
    expect((await signUp(perAddress)).status).toBe(429)
    api.address = '203.0.113.41'
    expect((await signUp(perAddress)).status).toBe(200)
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
