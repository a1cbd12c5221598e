import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { declarationSchema } from '../../../shared/contract/people/myData.ts'
import { signedInSchema } from '../../../shared/contract/people/account.ts'
import type { Language } from '../../../shared/languages.ts'
import { issue } from '../../testing/donations.ts'
import { openDonateToken } from '../../testing/openDonateToken.ts'
import { createTestApi, partnerOrigin, type TestApi } from '../../testing/testApi.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

let people = 0
const register = async (more: object = {}) => {
  const person = { fullName: 'Meera Joshi', contactNo: '9000000021', password: 'Ganga-tat-1' }
  const json = { ...person, email: `meera${++people}@example.org`, ...more }
  return (await api.send('register', { json })).data(signedInSchema)
}
const prepare = (token: string) =>
  api.send('donation/payment-detail', { json: { project_id: 4, amount: 500, purpose_id: 41, items: [] }, token })
const declare = (token: string, json: object, language: Language = 'en') =>
  api.send('donation/declare', { json, token, headers: { 'Accept-Language': language } })
const setRule = async (key: string, value: unknown) => {
  await api.deps.db.deleteFrom('rules').where('key', '=', key).execute()
  await api.deps.db
    .insertInto('rules')
    .values({ key, from_day: '2020-01-01', value: JSON.stringify(value) })
    .execute()
}

describe('the question about citizenship', () => {
  it('is asked before the first donation, once, with the texts of the content', async () => {
    const { token } = await register()
    const refused = await prepare(token)
    expect([refused.status, refused.refusal?.code]).toEqual([409, 'declaration_needed'])
    const asked = (await api.send('donation/declaration', { token })).data(declarationSchema)
    expect(asked).toMatchObject({ answer: null, question: { version: '1' }, notice: { version: '1' } })
    expect((await declare(token, { answer: 'organisation', version: '1' })).data(declarationSchema).answer).toBe(
      'organisation',
    )
    expect((await prepare(token)).status).toBe(200)
    expect((await prepare(token)).status).toBe(200)
  })

  it('leads a donor who is neither to what the trust has configured, until they correct it', async () => {
    const { token } = await register()
    const declared = (await declare(token, { answer: 'neither', version: '1' }, 'hi')).data(declarationSchema)
    expect(declared.foreign?.account.map(({ label }) => label)).toContain('खाता संख्या')
    const refused = await prepare(token)
    expect([refused.status, refused.refusal?.code]).toEqual([409, 'foreign_contribution'])
    await declare(token, { answer: 'citizen', version: '1' })
    expect((await prepare(token)).status).toBe(200)
  })

  it('keeps each answer with the wording that was shown, its version and language', async () => {
    const { token, user } = await register()
    await declare(token, { answer: 'neither', version: '1' }, 'hi')
    await declare(token, { answer: 'citizen', version: '1' }, 'en')
    const rows = await api.deps.db
      .selectFrom('declarations')
      .innerJoin('wordings', 'wordings.id', 'wording_id')
      .select(['answer', 'version', 'language', 'body'])
      .where('user_id', '=', user.id)
      .orderBy('declarations.id')
      .execute()
    expect(rows).toMatchObject([
      { answer: 'neither', version: '1', language: 'hi', body: expect.stringContaining('भारतीय नागरिक') },
      { answer: 'citizen', version: '1', language: 'en', body: expect.stringContaining('Indian citizen') },
    ])
  })

  it('refuses an answer to words that the trust does not use now', async () => {
    const { token } = await register()
    const old = await declare(token, { answer: 'citizen', version: '0' })
    expect([old.status, old.refusal?.code]).toEqual([409, 'declaration_changed'])
    expect((await declare(token, { answer: 'maybe', version: '1' })).refusal?.fields).toHaveProperty('answer')
    expect((await prepare(token)).status).toBe(409)
  })

  it('can be answered with a donating-only token, and logs no answer', async () => {
    const { token, user } = await register()
    const donating = await openDonateToken(api, token)
    const json = { answer: 'citizen', version: '1' }
    const answer = await api.send('donation/declare', { json, token: donating, origin: partnerOrigin })
    expect(answer.status).toBe(200)
    const entry = await api.deps.db
      .selectFrom('audit_entries')
      .selectAll()
      .where('action', '=', 'declaration.made')
      .where('actor_id', '=', user.id)
      .executeTakeFirstOrThrow()
    expect(entry.details).toBe('{"version":"1"}')
  })

  it('is answered once on a partner’s page, which can neither change the answer nor read it', async () => {
    const { token, user } = await register()
    const donating = { token: await openDonateToken(api, token), origin: partnerOrigin }
    const there = (answer: string) => api.send('donation/declare', { json: { answer, version: '1' }, ...donating })
    expect((await there('organisation')).data(declarationSchema)).toMatchObject({
      answer: 'citizen',
      answered_at: null,
    })
    const again = await there('neither')
    expect([again.status, again.refusal?.code]).toEqual([409, 'declaration_kept'])
    const read = (await api.send('donation/declaration', donating)).data(declarationSchema)
    expect(read).toMatchObject({ answer: 'citizen', answered_at: null })
    const own = (await api.send('donation/declaration', { token })).data(declarationSchema)
    expect(own.answer).toBe('organisation')
    expect((await prepare(token)).status).toBe(200)
    // The donor changes it on the trust's own site.
    expect((await declare(token, { answer: 'citizen', version: '1' })).status).toBe(200)
    const kept = api.deps.db.selectFrom('declarations').select('answer').where('user_id', '=', user.id).orderBy('id')
    expect((await kept.execute()).map(({ answer }) => answer)).toEqual(['organisation', 'citizen'])
  })

  it('keeps one of two answers that a partner’s page sends at once', async () => {
    const { token } = await register()
    const donating = { token: await openDonateToken(api, token), origin: partnerOrigin }
    const there = (answer: string) => api.send('donation/declare', { json: { answer, version: '1' }, ...donating })
    const answers = await Promise.all([there('citizen'), there('neither')])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  it('is not asked if the trust has switched it off', async () => {
    const { token } = await register()
    await setRule('declaration.question', null)
    expect((await prepare(token)).status).toBe(200)
    expect((await api.send('donation/declaration', { token })).data(declarationSchema).question).toBeNull()
  })
})

describe('the notice about personal data', () => {
  const seen = (userId: number) =>
    api.deps.db
      .selectFrom('notices_seen')
      .innerJoin('wordings', 'wordings.id', 'wording_id')
      .select(['wording_id', 'version', 'language', 'body'])
      .where('user_id', '=', userId)
      .execute()

  it('is kept with the sign-up as it was shown, and the donation refers to it', async () => {
    const { token, user } = await register({ notice_version: '1' })
    const [notice, ...more] = await seen(user.id)
    expect(more).toEqual([])
    expect(notice).toMatchObject({ version: '1', language: 'en', body: expect.stringContaining('What we keep') })
    const { txn_id } = await issue(api, token)
    const donation = await api.deps.db
      .selectFrom('donations')
      .select('notice_id')
      .where('txn_id', '=', txn_id)
      .executeTakeFirstOrThrow()
    expect(donation.notice_id).toBe(notice?.wording_id)
  })

  it('is not kept if the page showed none, or an older one', async () => {
    expect(await seen((await register()).user.id)).toEqual([])
    expect(await seen((await register({ notice_version: '0' })).user.id)).toEqual([])
  })

  it('is kept again only when its text changes, and the older text stays', async () => {
    const { token, user } = await register({ notice_version: '1' })
    const question = { title: 't', lead: 'l', citizen: 'c', organisation: 'o', neither: 'n' }
    await setRule('declaration.question', { version: '2', text: { en: question, hi: question } })
    const answer = () => declare(token, { answer: 'citizen', version: '2', notice_version: '1' })
    expect((await answer()).status).toBe(200)
    await answer()
    expect(await seen(user.id)).toHaveLength(1)
    const officer = { officer: 'Officer', withdraw: 'w', complain: 'c', points: [{ what: 'a', why: 'b' }] }
    const text = { title: 'New', lead: 'l', ...officer }
    await setRule('privacy.notice', { version: '1', email: 'privacy@example.org', text: { en: text, hi: text } })
    await answer()
    const bodies = (await seen(user.id)).map(({ body }) => body)
    expect(bodies.map((body) => body.includes('New'))).toEqual([false, true])
  })
})
