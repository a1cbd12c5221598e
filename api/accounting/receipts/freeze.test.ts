import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { receiptSchema } from '../../../shared/contract/donation/receipt.ts'
import { giveRecorded, postReturn } from '../../testing/donations.ts'
import { createTestApi, type TestApi } from '../../testing/testApi.ts'
import { readRules } from '../../content/readRules.ts'
import { correctReceipt } from './correctReceipt.ts'
import { freezeOldReceipts } from './issueReceipt.ts'
import { makeSnapshot } from './makeSnapshot.ts'
import { readReceipt } from './readReceipt.ts'

let api: TestApi
let token: string
beforeEach(async () => {
  api = await createTestApi()
  token = await api.signIn()
})
afterEach(() => api.close())

const profile = {
  fullName: 'Asha Rawat',
  contactNo: '9876543210',
  address: { line: '12 Ghat Road', city: 'Devkinara', state: 'Uttarakhand', pin: '249201' },
  birthday: '',
  language: 'en',
}
async function save(change: object): Promise<void> {
  expect((await api.send('profile/update', { token, json: { ...profile, ...change } })).status).toBe(200)
}

async function pay(): Promise<string> {
  const form = await giveRecorded(api, token)
  await postReturn(api, form.txnid, api.gateway.signedPost(form, { status: 'success', unmappedstatus: 'captured' }))
  return form.txnid
}
const receiptOf = async (txn_id: string) =>
  (await api.send('donation/receipt', { token, json: { txn_id } })).data(receiptSchema)
const donationOf = (txn_id: string) =>
  api.deps.db.selectFrom('donations').selectAll().where('txn_id', '=', txn_id).executeTakeFirstOrThrow()

/** Changes everything that a receipt shows: the profile, the content and the rules. */
async function changeEverything(): Promise<void> {
  await save({ fullName: 'Somebody Else', address: { line: '1 New Street', city: 'Pune', state: '', pin: '411001' } })
  for (const table of ['project_texts', 'purpose_texts'])
    await sql`update ${sql.table(table)} set title = 'Another title'`.execute(api.deps.db)
  await sql`update contacts set body = replace(body, 'Kinara Seva Nyas', 'Another Trust')`.execute(api.deps.db)
  await api.deps.db.deleteFrom('rules').execute()
}

it('says the same after the profile, the content and the rules have changed', async () => {
  await save({})
  const txnId = await pay()
  const before = await receiptOf(txnId)
  expect(before).toMatchObject({
    version: 1,
    corrects: null,
    donor: { name: 'Asha Rawat', address: profile.address },
    trust: { name: 'Kinara Seva Nyas', pan: 'AAAAA0000A', tax_validity: { from: '2026-04-01', until: '2031-03-31' } },
    mode: 'provider',
  })
  expect(before.sentences.join(' ')).toMatch(/section 133.*Form 114/)
  await changeEverything()
  expect(await receiptOf(txnId)).toEqual(before)
})

it('names the donor as they were at the hand-over, and takes a PAN that was given since', async () => {
  await save({})
  const form = await giveRecorded(api, token)
  await save({ fullName: 'Somebody Else', address: { line: '1 New Street', city: 'Pune', state: '', pin: '411001' } })
  await api.send('profile/pan', { token, json: { pan: 'ABCPD1234F' } })
  const posted = api.gateway.signedPost(form, { status: 'success', unmappedstatus: 'captured' })
  await postReturn(api, form.txnid, posted)
  const { donor } = await receiptOf(form.txnid)
  expect(donor).toMatchObject({ name: 'Asha Rawat', address: profile.address, pan: '••••••234F' })
})

it('keeps the PAN of the hand-over if the profile has another one since', async () => {
  await save({})
  await api.send('profile/pan', { token, json: { pan: 'ABCPD1234F' } })
  const form = await giveRecorded(api, token)
  const other = { pan: 'ZZZPD9999Z', shown: '••••••234F' }
  expect((await api.send('profile/pan', { token, json: other })).status).toBe(200)
  const posted = api.gateway.signedPost(form, { status: 'success', unmappedstatus: 'captured' })
  await postReturn(api, form.txnid, posted)
  expect((await receiptOf(form.txnid)).donor.pan).toBe('••••••234F')
})

it('freezes a receipt from before, once', async () => {
  await save({})
  const txnId = await pay()
  const { id } = await donationOf(txnId)
  await sql`set session_replication_role = replica`.execute(api.deps.db)
  await api.deps.db.deleteFrom('receipt_versions').execute()
  await sql`set session_replication_role = default`.execute(api.deps.db)
  expect(await freezeOldReceipts(api.deps)).toBe(1)
  const before = await receiptOf(txnId)
  await changeEverything()
  expect(await freezeOldReceipts(api.deps)).toBe(0)
  expect(await receiptOf(txnId)).toEqual(before)
  expect((await readReceipt(api.deps, id))?.donor).toMatchObject({ name: 'Asha Rawat', email: 'asha@example.org' })
})

it('keeps the donor sealed, and the last day on which the trust needs it', async () => {
  await save({})
  await api.send('profile/pan', { token, json: { pan: 'ABCPD1234F' } })
  const { id } = await donationOf(await pay())
  const row = await api.deps.db.selectFrom('receipt_versions').selectAll().executeTakeFirstOrThrow()
  expect(row.keep_until).toBe('2035-03-31')
  expect(JSON.stringify(row)).not.toMatch(/asha|rawat|12 ghat road|1234F/i)
  expect((await readReceipt(api.deps, id))?.donor).toMatchObject({ pan: 'ABCPD1234F' })
})

it.each([
  sql`update receipts set number = 'X'`,
  sql`delete from receipts`,
  sql`truncate receipts cascade`,
  sql`update receipt_versions set snapshot = '{}'`,
  sql`delete from receipt_versions`,
])('cannot be changed or deleted, not even by the database account of the API', async (statement) => {
  await pay()
  await expect(statement.execute(api.deps.db)).rejects.toThrow('cannot be changed')
})

it('is corrected by a new version, which names the one before and changes nothing else', async () => {
  await save({})
  const txnId = await pay()
  const { id } = await donationOf(txnId)
  const before = await receiptOf(txnId)
  await save({ fullName: 'Somebody Else' })
  api.advance(3600)
  expect(await correctReceipt(api.deps, id, { donor: { name: 'Asha R. Rawat' } })).toEqual({
    version: 2,
    reason: 'name',
  })
  const { donor } = before
  expect(await receiptOf(txnId)).toEqual({
    ...before,
    version: 2,
    corrects: { version: 1, issued_at: before.issued_at, reason: 'name' },
    issued_at: api.deps.now().toISOString(),
    donor: { ...donor, name: 'Asha R. Rawat' },
  })
})

it('has the registration and the form of its day', async () => {
  await save({})
  const donation = await donationOf(await pay())
  const saysOn = async (day: string) => {
    const rules = await readRules(api.deps.db)
    const { texts, trust } = await makeSnapshot(api.deps.db, rules, donation, new Date(`${day}T12:00:00+05:30`))
    const { registrations, sentences } = texts.en
    return [registrations[0], trust.taxValidity?.until, /Form \w+/.exec(sentences.certificate ?? '')?.[0]]
  }
  expect(await saysOn('2026-03-31')).toEqual([
    { label: '80G of the Income-tax Act, 1961', value: 'AAAAA0000AF20210' },
    '2026-03-31',
    'Form 10BE',
  ])
  expect(await saysOn('2026-04-01')).toEqual([
    { label: '80G (s. 133 of the Income-tax Act, 2025)', value: 'AAAAA0000AF20260' },
    '2031-03-31',
    'Form 114',
  ])
})

it.each([
  ['cash', 2000, true],
  ['cash', 2001, false],
  ['cheque', 2001, true],
] as const)(
  'mentions the deduction only if cash is within the limit: %s, %d rupees',
  async (mode, amount, mentions) => {
    const donation = { ...(await donationOf(await pay())), mode, amount }
    const { texts } = await makeSnapshot(api.deps.db, await readRules(api.deps.db), donation, api.deps.now())
    expect([texts.en.sentences.deduction !== null, texts.en.sentences.cash !== null]).toEqual([mentions, true])
  },
)
