import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPan } from '../../base/vault/storedValues.ts'
import { type Profile, profileSchema, type ProfileUpdate } from '../../../shared/contract/people/profile.ts'
import { signedInSchema } from '../../../shared/contract/people/account.ts'
import { demoPassword } from '../../testing/demoContent.ts'
import { createTestApi, type TestApi } from '../../testing/testApi.ts'

let api: TestApi
let token: string
beforeAll(async () => {
  api = await createTestApi()
  token = await api.signIn()
})
afterAll(() => api.close())

const update: ProfileUpdate = {
  fullName: 'Asha Rawat',
  contactNo: '+91 90000 00011',
  address: { line: '12 Ghat Road', city: 'Devkinara', state: 'Uttarakhand', pin: '900001' },
  pan: 'AAAPR0000Q',
  birthday: '1984-08-14',
  language: 'hi',
}
const save = (change: Record<string, unknown>) => api.send('profile/update', { json: { ...update, ...change }, token })
const read = async (): Promise<Profile> => (await api.send('profile', { token })).data(profileSchema)

describe('GET profile', () => {
  it('has only the sign-up’s data for a new account', async () => {
    expect(await read()).toMatchObject({
      email: 'asha@example.org',
      fullName: 'Asha Rawat',
      address: { line: '', city: '', state: '', pin: '' },
      pan: null,
      birthday: null,
      picture: null,
      language: 'en',
      pledged: false,
      has_password: true,
      member_since: '2026-11-21T04:00:00.000Z',
      is_staff: false,
      role: null,
      notification_settings: {
        gift_confirmed: true,
        gift_failed: true,
        special_date: true,
        pledge_reminder: true,
        deed: true,
      },
    })
  })

  it('is for the signed-in person on the site only', async () => {
    expect((await api.send('profile')).status).toBe(401)
    expect((await api.send('profile', { token, origin: 'http://partner.test' })).status).toBe(403)
  })
})

describe('POST profile/update', () => {
  it('saves everything, normalised, and answers it', async () => {
    const messy = { fullName: '  Asha Rawat ', pan: ' aaapr0000q', address: { ...update.address, pin: '900 001' } }
    const saved = (await save(messy)).data(profileSchema)
    const { address, fullName, pan, birthday, language, contactNo } = saved
    expect({ address, fullName, pan, birthday, language, contactNo }).toEqual({
      ...update,
      pan: '••••••000Q',
    })
    expect(await read()).toEqual(saved)
  })

  it('refuses to overwrite what another window has saved since, also if both come at once', async () => {
    const { version } = await read()
    expect((await save({ version, address: { ...update.address, city: 'Almora' } })).status).toBe(200)
    expect(await save({ version })).toMatchObject({ status: 409, refusal: { code: 'changed_meanwhile' } })
    const now = await read()
    expect(now).toMatchObject({ address: { city: 'Almora' } })
    const both = await Promise.all(['One', 'Two'].map((fullName) => save({ version: now.version, fullName })))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    // A client without versions saves as before.
    expect((await save({})).status).toBe(200)
  })

  it('clears empty fields', async () => {
    const empty = { contactNo: '', pan: '', birthday: '', address: { line: '', city: '', state: '', pin: '' } }
    expect((await save(empty)).data(profileSchema)).toMatchObject({ contactNo: null, pan: null, birthday: null })
  })

  it.each([
    ['fullName', { fullName: 'A' }, 'too_short'],
    ['fullName', { fullName: '' }, 'required'],
    ['fullName', { fullName: 'A'.repeat(151) }, 'too_long'],
    ['contactNo', { contactNo: '12345' }, 'phone'],
    ['pan', { pan: 'AAAXR0000Q' }, 'pan_kind'],
    ['pan', { pan: '••••••000Q' }, 'pan'],
    ['pan', { pan: 'AAAPR000Q' }, 'pan'],
    ['birthday', { birthday: '2026-11-22' }, 'future'],
    ['birthday', { birthday: '1899-12-31' }, 'too_early'],
    ['birthday', { birthday: '2023-02-29' }, 'date'],
    ['birthday', { birthday: '14/08/1984' }, 'date'],
    ['address.pin', { address: { ...update.address, pin: '24930' } }, 'pin'],
    ['address.pin', { address: { ...update.address, pin: '2493011' } }, 'pin'],
    ['address.pin', { address: { ...update.address, pin: '049301' } }, 'pin'],
    ['address.line', { address: { ...update.address, line: 'x'.repeat(121) } }, 'too_long'],
    ['address.city', { address: { line: '', state: '', pin: '' } }, 'required'],
    ['language', { language: 'fr' }, 'invalid'],
  ])('refuses %s %o as %s', async (field, change, code) => {
    const answer = await save(change)
    expect(answer.status).toBe(422)
    expect(answer.refusal).toEqual({ code: 'invalid', fields: { [field]: code } })
  })

  it('keeps the PAN if it is missing', async () => {
    const { pan: _pan, ...rest } = update
    await save({})
    await api.send('profile/update', { json: rest, token })
    expect((await read()).pan).toBe('••••••000Q')
  })

  it('accepts today and the first day of 1900 as birthday', async () => {
    expect((await save({ birthday: '2026-11-21' })).status).toBe(200)
    expect((await save({ birthday: '1900-01-01' })).status).toBe(200)
  })

  it('never changes e-mail, id or password', async () => {
    const before = await read()
    await save({ email: 'other@example.org', id: 2, password_hash: 'x' })
    expect(await read()).toMatchObject({ id: before.id, email: before.email })
    expect((await api.send('login', { json: { email: before.email, password: demoPassword } })).status).toBe(200)
  })
})

describe('POST profile/update-password', () => {
  it('requires the current password, ends every other session, and mails the owner', async () => {
    const account = {
      fullName: 'Uma Bisht',
      email: 'uma@example.org',
      contactNo: '9000000021',
      password: 'Ganga-tat-1',
    }
    const mine = (await api.send('register', { json: account })).data(signedInSchema).token
    const other = await api.signIn(account.email, account.password)
    const change = (json: object) => api.send('profile/update-password', { json, token: mine })
    expect((await change({ current: 'wrong', password: 'Ganga-tat-2' })).refusal?.fields).toEqual({
      current: 'mismatch',
    })
    expect((await change({ current: account.password, password: 'short' })).refusal?.fields).toEqual({
      password: 'too_short',
    })
    expect((await change({ current: account.password, password: 'Ganga-tat-2' })).status).toBe(200)
    expect((await api.send('profile', { token: mine })).status).toBe(200)
    expect((await api.send('profile', { token: other })).status).toBe(401)
    expect(api.mails.at(-1)).toMatchObject({ to: account.email, subject: 'Your password was changed' })
    expect(await api.signIn(account.email, 'Ganga-tat-2')).not.toBe('')
  })

  it('stops guesses with 429 after five', async () => {
    const ravi = await api.signIn('ravi@example.org')
    const guess = () =>
      api.send('profile/update-password', { json: { current: 'guess', password: 'Ganga-tat-3' }, token: ravi })
    for (let n = 0; n < 5; n += 1) expect((await guess()).status).toBe(422)
    const answer = await guess()
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0)
  })
})

describe('signing in', () => {
  it('answers isPladged in the user data', async () => {
    const login = async () =>
      (await api.send('login', { json: { email: 'asha@example.org', password: demoPassword } })).data(signedInSchema)
    expect((await login()).user.isPladged).toBe(false)
    const json = { project_id: 1, amount: 500, every: 'month', day: 5 }
    await api.send('pledge/create', { json, token })
    expect((await login()).user.isPladged).toBe(true)
    expect((await read()).pledged).toBe(true)
  })
})

describe('POST profile/pan', () => {
  const pan = (text: string) => api.send('profile/pan', { json: { pan: text }, token })

  it('saves the PAN as people type it, answers it masked, and removes it', async () => {
    expect((await pan(' abcpd 1234-e ')).data(profileSchema).pan).toBe('••••••234E')
    const stored = api.deps.db.selectFrom('users').select(['id', 'pan']).where('email', '=', 'asha@example.org')
    const { id, pan: sealed } = await stored.executeTakeFirstOrThrow()
    expect(sealed && openPan(api.deps, id, sealed)).toBe('ABCPD1234E')
    expect((await pan('')).data(profileSchema).pan).toBeNull()
  })

  it('refuses to overwrite or remove a PAN that another window has saved since', async () => {
    const from = (shown: string | null, text: string) => api.send('profile/pan', { json: { pan: text, shown }, token })
    expect((await from(null, 'ABCPD1234E')).status).toBe(200)
    for (const text of ['ABCPD1234F', ''])
      expect(await from(null, text)).toMatchObject({ status: 409, refusal: { code: 'changed_meanwhile' } })
    expect((await read()).pan).toBe('••••••234E')
    const both = await Promise.all(['ABCPD1234G', 'ABCPD1234H'].map((text) => from('••••••234E', text)))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await pan('')).status).toBe(200)
  })

  it.each([
    ['ABCPD1234', 'pan'],
    ['ABCPD12345', 'pan'],
    ['ABCDD1234E', 'pan_kind'],
    ['ABCZD1234E', 'pan_kind'],
    // The trust's own, of the sample content.
    ['AAAAA0000A', 'pan_own'],
  ])('refuses %s as %s', async (text, code) => {
    expect((await pan(text)).refusal?.fields).toEqual({ pan: code })
  })
})
