import { expect, it, afterAll, beforeAll, describe } from 'vitest'
import { Refused } from '../base/http/refusal.ts'
import { MOST_WAITING, queueHash, refuseWeakPassword } from './password.ts'
import { demoPassword } from '../testing/demoContent.ts'
import { createTestApi, type TestApi } from '../testing/testApi.ts'

it('runs a few hashes at once, lets some wait, and refuses the rest with 429', async () => {
  let [running, most] = [0, 0]
  const ends: (() => void)[] = []
  const work = async () => {
    running++
    most = Math.max(most, running)
    await new Promise<void>((resolve) => ends.push(resolve))
    running--
  }
  const flood = Array.from({ length: 200 }, () =>
    queueHash(work).then(
      () => 'done',
      (error: unknown) => error,
    ),
  )
  const settled = Promise.all(flood)
  await Promise.resolve()
  const [first] = ends
  expect(first).toBeDefined()
  let left = true
  void settled.then(() => (left = false))
  while (left) {
    for (const end of ends.splice(0)) end()
    await new Promise((resolve) => setImmediate(resolve))
  }
  const outcomes = await settled
  const refused = outcomes.filter((outcome) => outcome instanceof Refused)
  expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(most + MOST_WAITING)
  expect(refused).toHaveLength(200 - most - MOST_WAITING)
  expect(refused[0]).toMatchObject({ status: 429, code: 'busy', detail: { retryAfterSeconds: 5 } })
  expect(most).toBeLessThanOrEqual(3)
})

const owner = { fullName: 'Meera Joshi', email: 'meera.j@example.org' }
const check = (password: string, who = owner) =>
  refuseWeakPassword(password, who, 'Kinara Seva Nyas site.test').then(
    () => null,
    (error: unknown) => (error as { detail: { fields: unknown } }).detail.fields,
  )

describe('a new password', () => {
  it.each([
    '12345678',
    'password',
    'PASSWORD',
    'Password1',
    'password@123',
    'Namaste#2025',
    '!!qwerty123',
    'aaaaaaaa',
    'abcabcabc',
  ])('is refused if it is common: %s', async (password) => {
    expect(await check(password)).toEqual({ password: 'common' })
  })

  it.each(['meerajoshi', 'Meera@2026', 'joshi-meera-88', 'KinaraSeva2026', 'example.org'])(
    'is refused if it is made of own words: %s',
    async (password) => {
      expect(await check(password)).toEqual({ password: 'own_name' })
    },
  )

  it.each([
    'Ganga#2026',
    'correct horse battery staple',
    'meera likes mangoes',
    'dragon-84736251',
    'गंगा किनारे का घर',
    '84736251901',
  ])('is accepted otherwise: %s', async (password) => {
    expect(await check(password)).toBeNull()
  })

  it('is refused if it is a name in Devanagari', async () => {
    expect(await check('मीराजोशी2026', { ...owner, fullName: 'मीरा जोशी' })).toEqual({ password: 'own_name' })
  })
})

describe('the calls that set a password', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await createTestApi()
  })
  afterAll(() => api.close())

  it('name the field and say what to do, in both languages', async () => {
    const person = { ...owner, contactNo: '90000 00021' }
    const register = (language: string) =>
      api.send('register', { json: { ...person, password: 'password1' }, headers: { 'Accept-Language': language } })
    const [en, hi] = [await register('en'), await register('hi')]
    expect(en.refusal).toEqual({ code: 'invalid', fields: { password: 'common' } })
    expect(en.message).toContain('often used')
    expect(hi.message).toMatch(/[\u0900-\u097f]/)

    await api.send('forget-password', { json: { email: 'asha@example.org' } })
    const token = /token=([\w-]+)/.exec(api.mails.at(-1)?.text ?? '')?.[1] ?? ''
    const reset = (password: string) => api.send('reset-password', { json: { token, password } })
    expect((await reset('asha-rawat')).refusal?.fields).toEqual({ password: 'own_name' })
    expect((await reset('Sagar#2026-b')).status).toBe(200)

    const signedIn = await api.signIn('ravi@example.org')
    const json = { current: demoPassword, password: 'iloveyou1' }
    const changed = await api.send('profile/update-password', { json, token: signedIn })
    expect(changed.refusal?.fields).toEqual({ password: 'common' })
  })

  it('never refuse an old password at sign-in', async () => {
    expect(demoPassword).toBe('Namaste#2025')
    expect(await api.signIn('ravi@example.org')).toBeTruthy()
  })
})
