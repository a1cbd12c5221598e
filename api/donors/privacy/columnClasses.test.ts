import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tidy } from '../../storage/tidy.ts'
import { giveRecorded, issue, postReturn, postWebhook } from '../../testing/donations.ts'
import { sealSecret } from '../../platform/vault/storedSecret.ts'
import { openDonateToken } from '../../testing/openDonateToken.ts'
import { createTestApi, type TestApi } from '../../testing/testApi.ts'
import { classOf, columnClasses } from './columnClasses.ts'
import { account, livingAccount, traces } from './testing/livingAccount.ts'

type Row = Readonly<Record<string, unknown>>
type Rows = ReadonlyMap<string, readonly Row[]>

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

/** Tables of the programs that change the schema. */
const ofTools = ['kysely_migration', 'kysely_migration_lock']

async function columnsOfDatabase(): Promise<Array<{ table: string; column: string }>> {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE'
    order by table_name, ordinal_position`.execute(api.deps.db)
  return rows.filter(({ table }) => !ofTools.includes(table))
}

/** Every row of every table. */
async function readAll(): Promise<Rows> {
  const tables = [...new Set((await columnsOfDatabase()).map(({ table }) => table))]
  const all = new Map<string, readonly Row[]>()
  for (const table of tables) {
    const { rows } = await sql<{ row: Row }>`select to_jsonb(t) as row from ${sql.table(table)} t`.execute(api.deps.db)
    all.set(
      table,
      rows.map(({ row }) => row),
    )
  }
  return all
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** The values of a column that are in `now` and were not in `before`. */
function newValues(before: Rows, now: Rows, table: string, column: string): string[] {
  const texts = (rows: Rows) => (rows.get(table) ?? []).map((row) => row[column] ?? null).map(textOf)
  const known = new Set(texts(before))
  return texts(now).filter((text) => !known.has(text) && text !== 'null' && text !== '')
}

/** The rows that are in `now` and were not in `before`. */
function newRows(before: Rows, now: Rows, table: string): Row[] {
  const known = new Set((before.get(table) ?? []).map((row) => JSON.stringify(row)))
  return (now.get(table) ?? []).filter((row) => !known.has(JSON.stringify(row)))
}

/** What a donor's own calls leave empty. */
async function fillTheRest(userId: number): Promise<void> {
  const { db } = api.deps
  const at = api.deps.now()
  const person = { organisation: account.fullName, name: account.fullName, email: account.email, message: 'Gomti' }
  const page = { page: 'https://kandpal.example/', origin: 'https://kandpal.example' }
  await db
    .insertInto('partner_requests')
    .values({ ...person, ...page, language: 'en', user_id: userId, created_at: at })
    .execute()
  await db
    .insertInto('identities')
    .values({ provider: 'GOOGLE', subject: 'gomti-1', user_id: userId, created_at: at })
    .execute()
  const secret = sealSecret(api.deps, userId, 'JBSWY3DPEHPK3PXP')
  await db.insertInto('second_factors').values({ user_id: userId, secret, created_at: at, confirmed_at: at }).execute()
  await db.insertInto('recovery_codes').values({ code_sha256: 'recovery', user_id: userId, used_at: at }).execute()
  await db
    .insertInto('pending_sign_ins')
    .values({ token_sha256: 'pending', user_id: userId, way: 'password', expires_at: at })
    .execute()
  await db.updateTable('users').set({ role: 'reader', mail_bounced_at: at }).where('id', '=', userId).execute()
  await db.updateTable('sessions').set({ browser: 'firefox', system: 'linux' }).execute()
  await db.updateTable('sessions').set({ revoked_at: at }).where('scope', '=', 'donate').execute()
  await db.updateTable('reset_tokens').set({ spent_at: at }).where('user_id', '=', userId).execute()
  await db.updateTable('special_dates').set({ project_id: 1 }).where('user_id', '=', userId).execute()
  await db.updateTable('pledges').set({ every: 'year', month: 1 }).where('user_id', '=', userId).execute()
  await db.updateTable('volunteers').set({ from_day: '2027-01-01' }).where('user_id', '=', userId).execute()
  const donor = {
    full_name: account.fullName,
    email: account.email,
    contact_no: account.contactNo,
    address_line: '7 Lantern Lane',
    address_city: 'Devkinara',
    address_state: 'Uttarakhand',
    address_pin: '900001',
    pan: api.deps.vault.seal('AAAPK0000Q', 'donors.pan:1'),
    user_id: userId,
    created_at: at,
  }
  const insertDonor = (merged_into: number | null) =>
    db
      .insertInto('donors')
      .values({ ...donor, merged_into })
      .returning('id')
      .executeTakeFirstOrThrow()
  const { id: donor_id } = await insertDonor(null)
  await insertDonor(donor_id)
  await db
    .updateTable('donations')
    .set({ dedicated_to: 'Devki aunt', donor_id })
    .where('user_id', '=', userId)
    .execute()
  await db.updateTable('handovers').set({ used_at: at }).execute()
  await db.updateTable('notifications').set({ read_at: at, link: '/donation' }).where('user_id', '=', userId).execute()
  const problem = { error_code: '550', error_text: account.email, action_label: 'Open', action_url: 'https://a.test/' }
  const settled = { state: 'bounced', due_at: null, settled_at: at } as const
  const { id: certificate_of } = await db
    .insertInto('certificates')
    .values({
      year: '2026-27',
      sha256: 'of a file',
      doubt: 'unmatched',
      name_sealed: null,
      file_sealed: null,
      replaces: null,
      uploaded_at: at,
      uploaded_by: null,
      matched_at: null,
      delivered_at: null,
      delivered_by_mail: null,
      keep_until: '2035-03-31',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const mail = await db.selectFrom('mails').select('id').where('user_id', '=', userId).executeTakeFirstOrThrow()
  await db
    .updateTable('mails')
    .set({ ...problem, ...settled, certificate_of })
    .where('id', '=', mail.id)
    .execute()
}

it('knows every column of the database, and names none that is gone', async () => {
  const columns = await columnsOfDatabase()
  expect(columns.filter(({ table, column }) => classOf(table, column) === null)).toEqual([])
  const inDatabase = new Set(columns.map(({ table, column }) => `${table}.${column}`))
  const listed = Object.entries(columnClasses).flatMap(([table, classes]) =>
    typeof classes === 'string' ? [] : Object.keys(classes).map((column) => `${table}.${column}`),
  )
  expect(listed.filter((name) => !inDatabase.has(name))).toEqual([])
  const tables = new Set(columns.map(({ table }) => table))
  expect(Object.keys(columnClasses).filter((table) => !tables.has(table))).toEqual([])
})

it('does with each column what its class says, when the person deletes the account', async () => {
  const before = await readAll()
  const { token, user } = await livingAccount(api)
  await openDonateToken(api, token)
  const paid = await giveRecorded(api, token)
  await postReturn(api, paid.txnid, api.gateway.signedPost(paid, { status: 'success', unmappedstatus: 'captured' }))
  await giveRecorded(api, token)
  await issue(api, token, { project_id: 4, amount: 500, idempotency_key: 'intent-of-this-test' })
  await postWebhook(api, { txnid: paid.txnid, email: account.email, firstname: 'Gomti' })
  await fillTheRest(user.id)
  const during = await readAll()
  expect((await api.send('profile/delete_account', { json: user.id, token })).status).toBe(200)
  const after = await readAll()
  await tidy({ db: api.deps.db, now: () => new Date(api.deps.now().getTime() + 90 * 24 * 3600_000) })
  const tidied = await readAll()

  const wrong: string[] = []
  for (const { table, column } of await columnsOfDatabase()) {
    const claim = (holds: boolean, what: string) => holds || wrong.push(`${table}.${column}: ${what}`)
    const written = newValues(before, during, table, column)
    const left = newValues(before, after, table, column)
    const named = (texts: readonly string[]) => texts.filter((text) => traces.some((trace) => text.includes(trace)))
    const kind = classOf(table, column)
    if (columnClasses[table as keyof typeof columnClasses] === 'erase') {
      const rows = newRows(before, during, table)
      claim(
        rows.some((row) => row[column] !== null && row[column] !== undefined),
        'this test does not fill it',
      )
      claim(newRows(before, after, table).length === 0, 'its row is still there')
    } else if (kind === 'erase') {
      claim(written.length > 0, 'this test does not fill it')
      claim(
        left.every((text) => !written.includes(text)),
        'its value is still there',
      )
    } else if (kind === 'erase_person') {
      claim(named(written).length > 0, 'this test does not fill it')
      claim(left.length > 0, 'the evidence is gone')
      claim(named(left).length === 0, `it still names the person: ${named(left)[0]}`)
    } else if (kind === 'keep_until_expiry') {
      claim(newValues(before, tidied, table, column).length === 0, 'it is still there after its time')
    } else {
      claim(named(written).length === 0, `it names the person: ${named(written)[0]}`)
    }
  }
  expect(wrong).toEqual([])
})
