import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { profileSchema } from '../../shared/contract/people/profile.ts'
import { signedInSchema } from '../../shared/contract/people/account.ts'
import { addStaff, listStaff } from '../commands/staffAccounts.ts'
import { newDataKey, parseDataKeys } from '../base/vault/dataKeys.ts'
import { createVault } from '../base/vault/vault.ts'
import { createTestApi, siteOrigin, testDataKeys, type TestApi } from '../testing/testApi.ts'

let api: TestApi
beforeEach(async () => {
  api = await createTestApi()
})
afterEach(() => api.close())

const stranger = {
  fullName: 'Not The Treasurer',
  email: 'new.treasurer@example.org',
  contactNo: '90000 00021',
  password: 'Nadi-tat#2026',
}
const register = async (person = stranger) => {
  const answer = (await api.send('register', { json: person })).data(signedInSchema)
  return { token: answer.token, id: answer.user.id }
}
const post = (path: string, token: string, json: unknown = {}) => api.send(path, { token, json })
const mailedCode = () => /^\d{6}$/m.exec(api.mails.at(-1)?.text ?? '')?.[0] ?? ''
const isProven = async (token: string) => (await api.send('profile', { token })).data(profileSchema).email_proven
const queuedMails = (to: string) =>
  api.deps.db.selectFrom('mails').select(['subject', 'body']).where('recipient', '=', to).orderBy('id').execute()

describe('the proof of an e-mail address', () => {
  it('is the mailed code, too, if the data keys changed after the mail', async () => {
    const { token } = await register()
    await post('profile/email-code', token)
    const next = parseDataKeys(newDataKey('next')) ?? []
    api.deps.vault = createVault([...next, ...testDataKeys])
    expect((await post('profile/confirm-email', token, { code: mailedCode() })).status).toBe(200)
    expect(await isProven(token)).toBe(true)
  })

  it('is the mailed code, typed where the account is signed in', async () => {
    const { token } = await register()
    expect(await isProven(token)).toBe(false)
    expect((await post('profile/email-code', token)).status).toBe(200)
    expect(api.mails.at(-1)).toMatchObject({ to: stranger.email })
    const code = mailedCode()
    const wrong = code === '000000' ? '000001' : '000000'
    expect((await post('profile/confirm-email', token, { code: wrong })).refusal?.fields).toEqual({ code: 'mismatch' })
    expect(await isProven(token)).toBe(false)
    const spaced = `${code.slice(0, 3)} ${code.slice(3)}`
    const answer = await post('profile/confirm-email', token, { code: spaced })
    expect(answer.data(profileSchema).email_proven).toBe(true)
    expect((await post('profile/confirm-email', token, { code })).status).toBe(422)
  })

  it('takes no code of another account, no replaced one, and none that is older than half an hour', async () => {
    const { token } = await register()
    const other = await register({ ...stranger, email: 'other@example.org', password: 'Pahad-tal#2026' })
    await post('profile/email-code', other.token)
    const foreign = mailedCode()
    await post('profile/email-code', token)
    const first = mailedCode()
    expect((await post('profile/confirm-email', token, { code: foreign })).status).toBe(foreign === first ? 200 : 422)
    await post('profile/email-code', token)
    const second = mailedCode()
    if (first !== second) expect((await post('profile/confirm-email', token, { code: first })).status).toBe(422)
    api.advance(30 * 60 + 1)
    expect((await post('profile/confirm-email', token, { code: second })).status).toBe(422)
  })

  it('allows ten guesses an hour, and stores no code', async () => {
    const { token } = await register()
    await post('profile/email-code', token)
    const code = mailedCode()
    expect(JSON.stringify(await api.deps.db.selectFrom('email_codes').selectAll().execute())).not.toContain(code)
    for (let n = 0; n < 10; n++)
      await post('profile/confirm-email', token, { code: String((Number(code) + n + 1) % 1e6).padStart(6, '0') })
    expect((await post('profile/confirm-email', token, { code })).status).toBe(429)
  })

  it('is a mailed link to a new password, too', async () => {
    const { id } = await register()
    await api.send('forget-password', { json: { email: stranger.email } })
    const url = /\S*\/reset-password\S*/.exec(api.mails.at(-1)?.text ?? '')?.[0] ?? ''
    const token = new URLSearchParams(new URL(url).hash.slice(1)).get('token') ?? ''
    expect(new URL(url).search).toBe('')
    await api.send('reset-password', { json: { token, password: 'Nadi-par#2026' } })
    const row = await api.deps.db
      .selectFrom('users')
      .select('email_proven_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(row.email_proven_at).not.toBeNull()
  })
})

describe('a role', () => {
  const add = () => addStaff(api.deps, { ...stranger, role: 'accountant', name: 'Meera Rao', siteRoot: siteOrigin })
  const login = (password: string) => api.send('login', { json: { email: stranger.email, password } })

  it('keeps no way in of somebody who made the account before', async () => {
    const { token, id } = await register()
    const donating = await post('donation/partner-token', token, { origin: 'http://partner.test' })
    expect(donating.status).toBe(200)
    await api.send('forget-password', { json: { email: stranger.email } })
    const oldLink = /token=([\w-]+)/.exec(api.mails.at(-1)?.text ?? '')?.[1] ?? ''
    const { db } = api.deps
    const at = api.deps.now()
    await db
      .insertInto('identities')
      .values({ provider: 'GOOGLE', subject: 'stranger', user_id: id, created_at: at })
      .execute()
    await db
      .insertInto('second_factors')
      .values({ user_id: id, secret: api.deps.vault.seal('x', 'x.x:1'), created_at: at, confirmed_at: at })
      .execute()
    await add()
    expect((await api.send('profile', { token })).status).toBe(401)
    expect((await login(stranger.password)).status).toBe(422)
    expect((await api.send('reset-password', { json: { token: oldLink, password: 'Nadi-par#2026' } })).status).toBe(422)
    for (const table of ['identities', 'second_factors'] as const)
      expect(await db.selectFrom(table).select('user_id').where('user_id', '=', id).execute()).toEqual([])
    const open = db.selectFrom('sessions').select('id').where('user_id', '=', id).where('revoked_at', 'is', null)
    expect(await open.execute()).toEqual([])
  })

  it('begins with a new password, through a link that is mailed and shown to nobody else', async () => {
    const given = await add()
    expect(JSON.stringify(given)).not.toMatch(/[\w-]{43}/)
    const mail = (await queuedMails(stranger.email)).at(-1)
    const token = /#token=([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? ''
    api.advance(23 * 3600)
    expect((await api.send('reset-password', { json: { token, password: 'Nadi-par#2026' } })).status).toBe(200)
    const { token: session, user } = (await login('Nadi-par#2026')).data(signedInSchema)
    expect([user.fullName, user.is_staff]).toEqual(['Meera Rao', true])
    expect(await isProven(session)).toBe(true)
    expect((await api.send('staff/donors', { token: session, json: {} })).status).toBe(200)
  })

  it('asks for a new password again when it changes', async () => {
    await api.signIn('accounts@example.org')
    await addStaff(api.deps, { email: 'accounts@example.org', role: 'reader', name: '', siteRoot: siteOrigin })
    const again = { email: 'accounts@example.org', password: 'Namaste#2025' }
    expect((await api.send('login', { json: again })).status).toBe(422)
    expect((await listStaff(api.deps)).find(({ email }) => email === again.email)?.role).toBe('reader')
    expect(await queuedMails(again.email)).toHaveLength(1)
  })
})
