import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { consentPurposes, myDataSchema } from '../../../shared/contract/people/myData.ts'
import { giveRecorded, postReturn } from '../../testing/donations.ts'
import { createTestApi, type TestApi, toRequest } from '../../testing/testApi.ts'
import { columnClasses } from './columnClasses.testdata.ts'
import { exportSections, selectDonations } from './exportData.ts'
import { manyPaid } from '../../testing/manyPaid.ts'
import { account, livingAccount } from '../../testing/livingAccount.ts'

let api: TestApi
let token: string
let userId: number
beforeAll(async () => {
  api = await createTestApi()
  const living = await livingAccount(api)
  token = living.token
  userId = living.user.id
  const paid = await giveRecorded(api, token)
  await postReturn(api, paid.txnid, api.gateway.signedPost(paid, { status: 'success', unmappedstatus: 'captured' }))
})
afterAll(() => api.close())

const see = async () => (await api.send('my-data', { token })).data(myDataSchema)
const exported = (format: string, language = 'en') =>
  api.fetch(toRequest(`my-data/export?format=${format}`, { token, headers: { 'Accept-Language': language } }))

it('shows what the trust keeps, with the notice and declaration as they were shown, and the PAN masked', async () => {
  const data = await see()
  expect(data.person).toMatchObject({ fullName: account.fullName, pan: '••••••000Q', has_picture: true })
  expect(data.dates).toEqual([{ name: 'Devki aunt', day: '1958-11-26', occasion: expect.any(String) }])
  expect(data.written.map(({ kind }) => kind).toSorted()).toEqual(['message', 'message', 'offer'])
  expect(data.donations).toMatchObject({ count: 1, total: 500 })
  expect(data.declarations).toMatchObject([{ answer: 'citizen', text: 'I am an Indian citizen' }])
  expect(data.notices).toMatchObject([{ language: 'en', notice: { version: '1', from: '2026-11-01' } }])
  expect(data.notice?.officer.email).toBe('privacy@example.org')
  expect(data.given.toSorted()).toEqual([...consentPurposes].toSorted())
})

it('says what outlives the account, and the last day on which it goes', async () => {
  expect((await see()).deletion).toEqual({ receipts: 1, until: '2035-03-31' })
})

it('exports everything as JSON, with the whole PAN only for an owner who has proven again who they are', async () => {
  expect(await (await exported('json')).text()).toContain('••••••000Q')
  expect((await exported('json&pan=whole')).status).toBe(403)
  api.advance(1)
  await api.send('profile/reauthenticate', { token, json: { password: account.password } })
  const response = await exported('json&pan=whole')
  expect(response.headers.get('Content-Disposition')).toBe('attachment; filename="my-data.json"')
  const data: Record<string, unknown[]> = JSON.parse(await response.text())
  for (const section of exportSections) expect([section, data[section]?.length]).not.toEqual([section, 0])
  expect(data['account']).toMatchObject(
    [{ full_name: 'Gomti Kandpal', pan: 'AAAPK0000Q', address: /Lantern Lane/ }].map((row) => ({
      ...row,
      address: expect.stringContaining('Lantern Lane'),
    })),
  )
  expect(data['donations']).toMatchObject([{ amount: 500, status: 'paid', receipt: expect.any(String), notice: '1' }])
})

it('exports a page in the reader’s language, which loads nothing', async () => {
  const text = await (await exported('html', 'hi')).text()
  expect(text).toContain('<html lang="hi">')
  expect(text).toContain('हमारे पास आपके बारे में क्या है')
  expect(text).toContain('Devki aunt')
  expect(text).not.toMatch(/<(?:script|link|img|iframe)|undefined/)
})

it('reads the donations of a person once for the export, however many projects there are', async () => {
  const { db } = api.deps
  await manyPaid('MANY', 20_000, 100, 10).execute(db)
  await sql`analyze`.execute(db)
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'donor7@example.org')
    .executeTakeFirstOrThrow()
  const plan = JSON.stringify(await selectDonations(api.deps, id, 'en', 0).explain('json', sql`analyze`))
  expect([...plan.matchAll(/"Relation Name":"donations".*?"Actual Loops":(\d+)/g)].map(([, loops]) => loops)).toEqual([
    '1',
  ])
})

it('escapes what people wrote', async () => {
  const message = '<script>alert(1)</script> & "quotes"'
  const json = { name: 'Gomti', email: 'g@example.org', subject: 'x', message }
  expect((await api.send('contact-us/store', { json, token })).status).toBe(200)
  expect(await (await exported('html')).text()).toContain('&lt;script&gt;alert(1)')
})

it('exports or leaves out on purpose every table that a deletion erases', () => {
  const exportedTables =
    'users portraits identities sessions declarations notices_seen special_dates pledges notification_settings notifications notification_texts messages volunteers partner_requests mails donors dedications'.split(
      ' ',
    )
  // Secrets, counters of failed sign-ins, one-time codes, and keys of requests: they say nothing about the person that is not exported.
  const leftOut = [
    'reset_tokens',
    'email_codes',
    'known_networks',
    'known_devices',
    'sign_in_failures',
    'handovers',
    'second_factors',
    'recovery_codes',
    'pending_sign_ins',
    'donation_intents',
  ]
  const erased = Object.entries(columnClasses).flatMap(([table, kind]) => (kind === 'erase' ? [table] : []))
  expect(erased.filter((table) => !exportedTables.includes(table) && !leftOut.includes(table))).toEqual([])
})

it('asks who this is before an export, and logs it without data', async () => {
  await exported('json')
  const { details } = await api.deps.db
    .selectFrom('audit_entries')
    .select('details')
    .where('action', '=', 'data.exported')
    .executeTakeFirstOrThrow()
  expect(details).toBe('{"format":"json","pan":"masked"}')
  api.advance(601)
  expect([(await exported('json')).status, (await api.send('my-data', { token })).status]).toEqual([403, 200])
  expect((await api.send('profile/reauthenticate', { json: { password: account.password }, token })).status).toBe(200)
  expect((await exported('json')).status).toBe(200)
})

it.each(consentPurposes)('withdraws consent to %s, as often as asked, and logs it', async (purpose) => {
  expect((await see()).given).toContain(purpose)
  for (const _ of [1, 2]) {
    const answer = await api.send('my-data/withdraw', { json: { purpose }, token })
    expect(answer.data(myDataSchema).given).not.toContain(purpose)
  }
  const logged = await api.deps.db
    .selectFrom('audit_entries')
    .select('details')
    .where('action', '=', 'consent.withdrawn')
    .where('actor_id', '=', userId)
    .execute()
  expect(logged.map(({ details }) => details)).toContain(JSON.stringify({ purpose }))
})

it('keeps what a receipt says after consent to the tax certificate is withdrawn', async () => {
  const { person, deletion } = await see()
  expect(person).toMatchObject({ pan: null, address: { line: '' } })
  expect(deletion.receipts).toBe(1)
})
