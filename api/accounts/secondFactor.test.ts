import { TOTP } from 'otpauth'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { newSecretSchema, recoveryCodesSchema, secondFactorSchema } from '../../shared/contract/people/secondFactor.ts'
import { signedInSchema, signInAnswerSchema } from '../../shared/contract/people/account.ts'
import { resetSecondFactor } from '../commands/staffAccounts.ts'
import { demoPassword } from '../testing/demoContent.ts'
import { createTestApi, type TestApi } from '../testing/testApi.ts'

const staff = 'accounts@example.org'
let api: TestApi
beforeEach(async () => {
  api = await createTestApi()
})
afterEach(() => api.close())

const codeOf = (secret: string, secondsAhead = 0) =>
  new TOTP({ secret }).generate({ timestamp: api.deps.now().getTime() + secondsAhead * 1000 })
const post = (path: string, token: string, json: unknown = {}) => api.send(path, { token, json })
const actions = async () =>
  (await api.deps.db.selectFrom('audit_entries').select('action').orderBy('id').execute()).map(({ action }) => action)

/** Signs in and sets a second factor up; answers the session, the secret and the recovery codes. */
async function enrol() {
  const token = await api.signIn(staff)
  const { secret, uri } = (await post('profile/second-factor/begin', token)).data(newSecretSchema)
  const confirmed = await post('profile/second-factor/confirm', token, { code: codeOf(secret) })
  return { token, secret, uri, codes: confirmed.data(recoveryCodesSchema).recovery_codes }
}

/** The first half of a sign-in. */
async function half(): Promise<string> {
  const answer = await api.send('login', { json: { email: staff, password: demoPassword } })
  const data = answer.data(signInAnswerSchema)
  return 'second_factor' in data ? data.second_factor.token : expect.fail('no code was asked')
}
const finish = (token: string, code: string) => api.send('login/second-factor', { json: { token, code } })

describe('setting a second factor up', () => {
  it('counts after one code, ends other sessions, and stores the secret and the recovery codes unreadable', async () => {
    const other = await api.signIn(staff)
    const { token, secret, uri, codes } = await enrol()
    expect(uri).toMatch(/^otpauth:\/\/totp\/.+:accounts%40example\.org\?/)
    expect((await api.send('profile', { token: other })).status).toBe(401)
    expect((await api.send('profile', { token })).status).toBe(200)
    const stored = await Promise.all([
      api.deps.db.selectFrom('second_factors').selectAll().execute(),
      api.deps.db.selectFrom('recovery_codes').selectAll().execute(),
    ])
    expect(JSON.stringify(stored)).not.toContain(secret)
    for (const code of codes) expect(JSON.stringify(stored)).not.toContain(code)
    expect(new Set(codes).size).toBe(10)
    const state = (await api.send('profile/second-factor', { token })).data(secondFactorSchema)
    expect(state).toEqual({ since: api.deps.now().toISOString(), required: false, recovery_codes_left: 10 })
    expect(await actions()).toContain('second_factor.enabled')
    expect(api.mails.at(-1)).toMatchObject({ to: staff, subject: 'Your account now asks for a code' })
  })

  it('is not on before a code, and a wrong code does not turn it on', async () => {
    const token = await api.signIn(staff)
    await post('profile/second-factor/begin', token)
    const refused = await post('profile/second-factor/confirm', token, { code: '000000' })
    expect(refused.refusal?.fields).toEqual({ code: 'mismatch' })
    await api.signIn(staff)
  })

  it('is for staff only, needs a recent sign-in, and does not replace a second factor', async () => {
    const donor = await api.signIn()
    for (const act of ['begin', 'confirm', 'recovery-codes', 'disable'])
      expect((await post(`profile/second-factor/${act}`, donor, { code: '000000' })).refusal?.code).toBe('staff')
    const old = await api.signIn(staff)
    api.advance(601)
    expect((await post('profile/second-factor/begin', old)).refusal?.code).toBe('reauthenticate')
    const { token } = await enrol()
    expect((await post('profile/second-factor/begin', token)).refusal?.code).toBe('second_factor_on')
  })
})

describe('signing in with a second factor', () => {
  it('needs the password and a code, which works once, also for two requests at the same time', async () => {
    const { secret } = await enrol()
    api.advance(60)
    const [first, second] = [await half(), await half()]
    const code = codeOf(secret)
    const both = await Promise.all([finish(first, code), finish(second, code)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect((await finish(await half(), code)).refusal?.fields).toEqual({ code: 'mismatch' })
    // An earlier code that was not used does not work after a later one.
    expect((await finish(await half(), codeOf(secret, -30))).status).toBe(422)
    api.advance(30)
    const { token } = (await finish(await half(), codeOf(secret))).data(signedInSchema)
    expect((await api.send('profile', { token })).status).toBe(200)
    expect((await actions()).filter((action) => action === 'second_factor.refused')).toHaveLength(3)
  })

  it('accepts a recovery code once, however it is typed', async () => {
    const { codes } = await enrol()
    const [code = ''] = codes
    const typed = code.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O')
    expect((await finish(await half(), typed)).status).toBe(200)
    expect((await finish(await half(), code)).refusal?.fields).toEqual({ code: 'mismatch' })
    expect(await actions()).toContain('second_factor.recovery_code_used')
  })

  it('uses a half sign-in once, for ten minutes, and none after a new password', async () => {
    const { codes } = await enrol()
    const used = await half()
    expect((await finish(used, codes[0] ?? '')).status).toBe(200)
    expect((await finish(used, codes[1] ?? '')).refusal?.fields).toEqual({ token: 'unknown' })
    const late = await half()
    api.advance(601)
    expect((await finish(late, codes[1] ?? '')).refusal?.fields).toEqual({ token: 'unknown' })
  })

  it('limits wrong codes of the account from everywhere, and a stranger without the password cannot try one', async () => {
    const { secret } = await enrol()
    for (let guess = 0; guess < 10; guess++) {
      api.address = `198.51.100.${guess}`
      expect((await finish(await half(), '000000')).status).toBe(422)
      expect((await finish('made-up', '000000')).refusal?.fields).toEqual({ token: 'unknown' })
    }
    api.advance(30)
    expect((await finish(await half(), codeOf(secret))).status).toBe(429)
    api.advance(3600)
    expect((await finish(await half(), codeOf(secret))).status).toBe(200)
  })
})

describe('staff calls', () => {
  it('are refused without a second factor if the configuration requires one', async () => {
    api.deps.config.staffSecondFactor = 'required'
    const without = await api.signIn(staff)
    const refused = await api.send('staff/audit', { token: without })
    expect([refused.status, refused.refusal?.code]).toEqual([403, 'second_factor_needed'])
    const { token } = await enrol()
    expect((await api.send('staff/audit', { token })).status).toBe(200)
  })
})

describe('changing it', () => {
  it('needs a recent password and a code, for new recovery codes and for turning it off', async () => {
    const { token, secret, codes } = await enrol()
    api.advance(601)
    const fresh = { code: codeOf(secret) }
    expect((await post('profile/second-factor/disable', token, fresh)).refusal?.code).toBe('reauthenticate')
    await post('profile/reauthenticate', token, { password: demoPassword })
    const wrong = await post('profile/second-factor/disable', token, { code: '000000' })
    expect(wrong.refusal?.fields).toEqual({ code: 'mismatch' })
    const renewed = await post('profile/second-factor/recovery-codes', token, fresh)
    const [own = ''] = renewed.data(recoveryCodesSchema).recovery_codes
    expect((await finish(await half(), codes[0] ?? '')).status).toBe(422)
    expect((await post('profile/second-factor/disable', token, { code: own })).status).toBe(200)
    await api.signIn(staff)
    expect(await actions()).toEqual(expect.arrayContaining(['second_factor.codes_renewed', 'second_factor.disabled']))
  })

  it('is reset by the operator’s command, which ends all sessions', async () => {
    const { token } = await enrol()
    expect(await resetSecondFactor(api.deps, staff)).toBe(true)
    expect((await api.send('profile', { token })).status).toBe(401)
    await api.signIn(staff)
    expect(await resetSecondFactor(api.deps, staff)).toBe(false)
  })
})
