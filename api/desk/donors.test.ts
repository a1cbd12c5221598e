import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { takenOfflineSchema } from '../../shared/contract/staff/offlineDonation.ts'
import {
  duplicatesSchema,
  mergePreviewSchema,
  staffDonorDetailSchema,
  staffDonorsSchema,
} from '../../shared/contract/staff/donors.ts'
import { signedInSchema } from '../../shared/contract/people/account.ts'
import { tidy } from '../storage/tidy.ts'
import { createTestApi, siteOrigin, type TestApi } from '../testing/testApi.ts'

let api: TestApi
let token: string
let asha: string
const pan = 'ABCPD1234E'

beforeAll(async () => {
  api = await createTestApi()
  await giveRole('accountant')
  token = await api.signIn('accounts@example.org')
  const user = await api.deps.db
    .updateTable('users')
    .set({ contact_no: '+91 98765 43210' })
    .where('email', '=', 'asha@example.org')
    .returning('id')
    .executeTakeFirstOrThrow()
  asha = `account-${user.id}`
  await api.send('profile/pan', { token: await api.signIn('asha@example.org'), json: { pan } })
})
afterAll(() => api.close())

const giveRole = (role: 'reader' | 'accountant') =>
  api.deps.db.updateTable('users').set({ role }).where('email', '=', 'accounts@example.org').execute()
const get = (path: string) => api.send(`staff/${path}`, { token, origin: siteOrigin })
const post = (path: string, json: unknown) => api.send(`staff/${path}`, { json, token, origin: siteOrigin })
const one = async (key: string) => (await get(`donor?key=${key}`)).data(staffDonorDetailSchema)
const search = async (text: string) =>
  (await post('donors', { search: text })).data(staffDonorsSchema).rows.map(({ key }) => key)
const pairs = async () =>
  (await get('donor-duplicates'))
    .data(duplicatesSchema)
    .rows.map(({ from, into, reasons }) => [from.key, into.key, reasons.toSorted()])

let entries = 0
/** Answers the key of the donor that the entry made. */
async function give(change: Record<string, string>): Promise<string> {
  entries += 1
  const entry = {
    key: `entry-00000000000000${String(entries).padStart(2, '0')}`,
    name: 'Kamla Namuna',
    email: '',
    phone: '',
    line: '4 Ghat Road',
    city: 'Devkinara',
    state: '',
    pin: '',
    pan: '',
    project_id: '4',
    amount: '1000',
    mode: 'cash',
    reference: '',
    day: '2026-11-20',
    declared: 'citizen',
    language: 'en',
    put_away: { pan_name: 'Written so on the card', split_cash: 'Another test' },
    ...change,
  }
  const { txn_id } = (await post('offline-donation', entry)).data(takenOfflineSchema)
  const row = await api.deps.db
    .selectFrom('donations')
    .select('donor_id')
    .where('txn_id', '=', txn_id)
    .executeTakeFirstOrThrow()
  return `donor-${row.donor_id}`
}

/** Everything that merging must not touch. */
const untouched = async () => {
  const read = (table: string) => sql`select * from ${sql.table(table)} order by 1`.execute(api.deps.db)
  const tables = ['donations', 'ledger_entries', 'ledger_lines', 'receipts', 'receipt_versions']
  return (await Promise.all(tables.map(read))).map(({ rows }) => rows)
}

it('finds duplicates by PAN, e-mail, phone, and name with PIN code, and shows no PAN', async () => {
  const byPan = await give({ name: 'A Rawat', pan })
  const byEmail = await give({ name: 'Asha R', email: 'Asha@example.org' })
  const byPhone = await give({ name: 'Asha ji', phone: '098765-43210' })
  const first = await give({ name: 'Mohan Namuna', pin: '249201' })
  const again = await give({ name: 'mohan namuna', pin: '249201' })
  await give({ name: 'Mohan Namuna', pin: '249202' })
  const found = await pairs()
  expect(found[0]).toEqual([byPan, asha, ['pan']])
  expect(found).toHaveLength(4)
  expect(found).toEqual(
    expect.arrayContaining([
      [byEmail, asha, ['email']],
      [byPhone, asha, ['phone']],
      [again, first, ['name_pin']],
    ]),
  )
  expect(JSON.stringify((await get('donor-duplicates')).raw)).not.toContain(pan)
})

it('searches by name, e-mail and phone, and sums each financial year', async () => {
  const old = await give({ name: 'Leela Namuna', email: 'leela@example.org', phone: '9000000001', day: '2026-03-31' })
  for (const text of ['leela nam', 'LEELA@', '+91 90000 00001']) expect(await search(text)).toEqual([old])
  expect((await one(old)).donor).toMatchObject({ years: [{ year: '2025-26', net: 1000 }], donations: 1 })
})

it('merges into an account and back again: sums follow, and no donation, entry or receipt changes', async () => {
  const donor = await give({ name: 'Usha Namuna', email: 'usha@example.org', amount: '700' })
  const [before, start] = [await untouched(), await one(asha)]
  const preview = (await get(`merge-preview?from=${donor}&into=${asha}`)).data(mergePreviewSchema)
  expect(preview).toMatchObject({
    from: { donations: 1 },
    into: { key: asha, pan: '••••••234E' },
    problem: null,
    needs_check: true,
  })
  expect((await one(donor)).into).toBeNull()
  expect((await post('merge-donors', { from: donor, into: asha })).refusal?.fields).toEqual({ checked: 'required' })
  expect((await post('merge-donors', { from: donor, into: asha, checked: true })).status).toBe(200)
  const merged = await one(asha)
  expect(merged.donor.donations).toBe(start.donor.donations + 1)
  expect(merged.merged).toEqual([{ key: donor, name: 'Usha Namuna', email: 'usha@example.org' }])
  expect(merged.rows.map(({ amount }) => amount)).toContain(700)
  expect(await search('usha')).toEqual([asha])
  expect((await post('merge-donors', { from: donor, into: asha })).refusal?.fields).toEqual({ from: 'merged' })
  expect(await untouched()).toEqual(before)
  expect((await post('unmerge-donor', { key: donor })).status).toBe(200)
  expect((await post('unmerge-donor', { key: donor })).status).toBe(404)
  expect((await one(asha)).donor).toEqual(start.donor)
  const log = await api.deps.db
    .selectFrom('audit_entries')
    .select(['action', 'subject_id', 'details'])
    .where('action', 'in', ['donors.merged', 'donors.separated'])
    .orderBy('id')
    .execute()
  expect(log).toEqual([
    { action: 'donors.merged', subject_id: donor, details: JSON.stringify({ into: asha, checked: true }) },
    { action: 'donors.separated', subject_id: donor, details: '{}' },
  ])
})

it('refuses a merge of other data than staff have seen', async () => {
  const donor = await give({ name: 'Mohan Namuna', email: 'mohan@example.org', amount: '300' })
  const preview = async () => (await get(`merge-preview?from=${donor}&into=${asha}`)).data(mergePreviewSchema)
  const { version } = await preview()
  const id = Number(donor.split('-')[1])
  await api.deps.db.updateTable('donors').set({ contact_no: '9000000077' }).where('id', '=', id).execute()
  const merge = (seen: string) => post('merge-donors', { from: donor, into: asha, checked: true, version: seen })
  expect(await merge(version)).toMatchObject({ status: 409, refusal: { code: 'changed_meanwhile' } })
  expect((await one(donor)).into).toBeNull()
  const now = await preview()
  expect(now.from.phone).toBe('9000000077')
  expect((await merge(now.version)).status).toBe(200)
  await post('unmerge-donor', { key: donor })
})

it('keeps the sums of a donor who is merged together with those merged before', async () => {
  const [root, middle, leaf] = [await give({}), await give({}), await give({})]
  await post('merge-donors', { from: leaf, into: middle })
  await post('merge-donors', { from: middle, into: root })
  expect((await one(root)).donor).toMatchObject({ donations: 3, years: [{ net: 3000 }] })
  expect((await post('merge-donors', { from: root, into: leaf })).refusal?.fields).toEqual({ from: 'merged' })
})

it('refuses two different PANs, an account as a part, and a reader', async () => {
  const other = await give({ name: 'Asha Rawat', pan: 'ABCPX9876F' })
  const preview = (await get(`merge-preview?from=${other}&into=${asha}`)).data(mergePreviewSchema)
  expect(preview.problem).toBe('pan_differs')
  expect((await post('merge-donors', { from: other, into: asha })).refusal?.fields).toEqual({ from: 'pan_differs' })
  expect((await post('merge-donors', { from: asha, into: other })).refusal?.fields).toEqual({ from: 'account' })
  expect((await post('merge-donors', { from: other, into: other })).refusal?.fields).toEqual({ from: 'same' })
  expect((await post('merge-donors', { from: 'donor-999', into: asha })).status).toBe(404)
  await giveRole('reader')
  expect((await post('merge-donors', { from: other, into: asha })).status).toBe(403)
  await giveRole('accountant')
})

it('pages through all people without a gap or a repeat', async () => {
  await sql`insert into donors (full_name, created_at) select 'Many ' || n, now() from generate_series(1, 120) as n`.execute(
    api.deps.db,
  )
  const seen: string[] = []
  for (let after: string | null = ''; after !== null; ) {
    const page: ReturnType<typeof staffDonorsSchema.parse> = (
      await post(`donors${after && `?after=${after}`}`, {})
    ).data(staffDonorsSchema)
    seen.push(...page.rows.map(({ key }) => key))
    after = page.next
  }
  const { rows } = await sql<{ all: number }>`select (select count(*) from users)
    + (select count(*) from donors where merged_into is null and user_id is null) as all`.execute(api.deps.db)
  expect(seen).toHaveLength(rows[0]?.all ?? 0)
  expect(new Set(seen).size).toBe(seen.length)
})

const prove = (email_proven_at: Date | null) =>
  api.deps.db.updateTable('users').set({ email_proven_at }).where('email', '=', 'ravi@example.org').execute()

it('neither suggests nor merges an account whose e-mail address nobody has proven', async () => {
  const ravi = await api.deps.db
    .updateTable('users')
    .set({ contact_no: '90000 00077', email_proven_at: null })
    .where('email', '=', 'ravi@example.org')
    .returning('id')
    .executeTakeFirstOrThrow()
  await api.send('profile/pan', { token: await api.signIn('ravi@example.org'), json: { pan: 'ABCPR1234E' } })
  const into = `account-${ravi.id}`
  const from = await give({ name: 'R Negi', email: 'ravi@example.org', phone: '90000 00077', pan: 'ABCPR1234E' })
  expect((await pairs()).flat()).not.toContain(into)
  const preview = (await get(`merge-preview?from=${from}&into=${into}`)).data(mergePreviewSchema)
  expect(preview).toMatchObject({ problem: 'unproven', into: { email_proven: false } })
  expect((await post('merge-donors', { from, into, checked: true })).refusal?.fields).toEqual({ from: 'unproven' })
  await prove(api.deps.now())
  expect((await pairs()).find(([key]) => key === from)).toEqual([from, into, ['email', 'pan', 'phone']])
  // The proven address is the donor's own, so nobody needs to ask.
  expect((await get(`merge-preview?from=${from}&into=${into}`)).data(mergePreviewSchema).needs_check).toBe(false)
  // Another person was merged into this donor before: their address is not proven.
  const leaf = await give({ name: 'Somebody else', email: 'else@example.org' })
  await post('merge-donors', { from: leaf, into: from })
  expect((await post('merge-donors', { from, into })).refusal?.fields).toEqual({ checked: 'required' })
  await post('unmerge-donor', { key: leaf })
  expect((await post('merge-donors', { from, into })).status).toBe(200)
})

it('undoes a merge after the account was deleted, for 60 days', async () => {
  const person = {
    fullName: 'Not Kamla',
    contactNo: '90000 00021',
    password: 'Nadi-tat#2026',
    email: 'not.kamla@example.org',
  }
  const { token: own, user } = (await api.send('register', { json: person })).data(signedInSchema)
  await api.deps.db.updateTable('users').set({ email_proven_at: api.deps.now() }).where('id', '=', user.id).execute()
  const [kept, gone] = [await give({ name: 'Kept Namuna' }), await give({ name: 'Gone Namuna' })]
  for (const from of [kept, gone])
    expect((await post('merge-donors', { from, into: `account-${user.id}`, checked: true })).status).toBe(200)
  expect((await api.send('profile/delete_account', { token: own, json: user.id })).status).toBe(200)
  const left = await one(kept)
  expect(left).toMatchObject({ left_until: '2027-01-20', donor: { name: 'Kept Namuna', donations: 1 } })
  expect((await pairs()).flat()).not.toContain(kept)
  expect((await post('merge-donors', { from: kept, into: asha, checked: true })).refusal?.fields).toEqual({
    from: 'merged',
  })
  expect((await post('unmerge-donor', { key: kept })).status).toBe(200)
  await tidy({ db: api.deps.db, now: () => new Date(api.deps.now().getTime() + 61 * 24 * 3600_000) })
  // The sessions are over, too.
  token = await api.signIn('accounts@example.org')
  expect((await one(kept)).left_until).toBeNull()
  expect((await get(`donor?key=${gone}`)).status).toBe(404)
})
