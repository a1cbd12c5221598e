import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { profileSchema } from '../../../shared/contract/people/profile.ts'
import { type LogFields, noLog } from '../../base/logging/log.ts'
import { createTestApi, testDataKeys, type TestApi } from '../../testing/testApi.ts'
import { newDataKey, parseDataKeys } from '../../base/vault/dataKeys.ts'
import { openDonorPan, sealDonorPan } from '../../base/vault/storedValues.ts'
import { sealColumn, sealStored } from './sealStored.ts'
import { createVault, keyOf, type Sealed } from '../../base/vault/vault.ts'

const pan = 'ABCPD1234E'
let api: TestApi
let token: string
beforeEach(async () => {
  api = await createTestApi()
  token = await api.signIn()
})
afterEach(() => api.close())

const save = () => api.send('profile/pan', { token, json: { pan } })
const shown = async () => (await api.send('profile', { token })).data(profileSchema).pan
const stored = async () => {
  const { rows } = await sql<{ id: number; pan: string }>`select id, pan from users where pan is not null`.execute(
    api.deps.db,
  )
  return rows
}

it('keeps no PAN in clear anywhere in the database', async () => {
  await save()
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'`.execute(api.deps.db)
  expect(tables.length).toBeGreaterThan(20)
  for (const { name } of tables) {
    const dump = await sql`select t::text from ${sql.table(name)} as t`.execute(api.deps.db)
    expect(JSON.stringify(dump.rows), name).not.toContain(pan)
  }
  expect(await shown()).toBe('••••••234E')
})

it('encrypts PANs from before encryption at the start, and shows them until then', async () => {
  await sql`update users set pan = ${pan} where email = 'asha@example.org'`.execute(api.deps.db)
  expect(await shown()).toBe('••••••234E')
  expect(await sealStored(api.deps, 'clear')).toBe(1)
  expect(await sealStored(api.deps, 'clear')).toBe(0)
  expect((await stored()).map((row) => keyOf(row.pan))).toEqual(['test'])
  expect(await shown()).toBe('••••••234E')
})

it('encrypts everything with the newest key, in batches, safely twice, and needs the old key no longer', async () => {
  await sql`insert into users (email, full_name, created_at, pan)
    select 'd' || n || '@example.org', 'D', now(), ${pan} from generate_series(1, 450) n`.execute(api.deps.db)
  await sealStored(api.deps, 'clear')
  const next = parseDataKeys(newDataKey('next')) ?? []
  const vault = createVault([...next, ...testDataKeys])
  const { db } = api.deps
  const parallel = await Promise.all([sealStored({ db, vault }, 'old'), sealStored({ db, vault }, 'old')])
  expect(parallel[0] + parallel[1]).toBe(450)
  expect(await sealStored({ db, vault }, 'old')).toBe(0)
  const alone = createVault(next)
  for (const row of await stored()) expect(alone.open(row.pan as never, `users.pan:${row.id}`)).toBe(pan)
})

it('encrypts the PANs of donors without an account with the newest key, too', async () => {
  const { db } = api.deps
  const { id } = await db
    .insertInto('donors')
    .values({ full_name: 'Kamla Namuna', user_id: null, email: null, contact_no: null, created_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .updateTable('donors')
    .set({ pan: sealDonorPan(api.deps, id, pan) })
    .execute()
  const next = parseDataKeys(newDataKey('next')) ?? []
  expect(await sealStored({ db, vault: createVault([...next, ...testDataKeys]) }, 'old')).toBe(1)
  const row = await db.selectFrom('donors').select('pan').executeTakeFirstOrThrow()
  expect(row.pan && openDonorPan({ vault: createVault(next) }, id, row.pan)).toBe(pan)
})

it('answers 503 for a value of a key that it does not have, and logs the key’s id without a stack', async () => {
  await save()
  const { db } = api.deps
  const next = parseDataKeys(newDataKey('next')) ?? []
  await sealStored({ db, vault: createVault([...next, ...testDataKeys]) }, 'old')
  const lines: unknown[] = []
  const write = (event: string, fields?: LogFields) => lines.push([event, fields?.reason])
  api.deps.log = { ...noLog, warn: write, error: (event) => lines.push([event]) }
  const answer = await api.send('profile', { token })
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5'])
  expect(lines).toEqual([['data key missing', 'DATA_ENCRYPTION_KEYS has no key "next"; add it and restart']])
  api.deps.vault = createVault([...testDataKeys, ...next])
  expect(await shown()).toBe('••••••234E')
})

it('refuses a PAN that somebody copied from another account', async () => {
  await save()
  await sql`update users set pan = (select pan from users where email = 'asha@example.org')
    where email = 'ravi@example.org'`.execute(api.deps.db)
  const ravi = await api.signIn('ravi@example.org')
  expect((await api.send('profile', { token: ravi })).status).toBe(500)
  expect(await shown()).toBe('••••••234E')
})

it('seals each of several rows with one number for itself, also beyond a batch', async () => {
  const { db, vault } = api.deps
  await sql`create temp table pages as
    select book, page, 'same' as content from generate_series(1, 2) book, generate_series(1, 3) page`.execute(db)
  const place = ({ book, page }: Readonly<Record<string, unknown>>) => `pages.p${Number(page)}:${Number(book)}` as const
  const pages = { table: 'pages', column: 'content', key: 'book', also: ['page'], place, most: 2 }
  expect(await sealColumn({ db, vault }, pages, 's1.')).toBe(6)
  const { rows } = await sql<{ book: number; page: number; content: Sealed }>`select * from pages`.execute(db)
  expect(rows.map(({ content, ...row }) => vault.open(content, place(row)))).toEqual(rows.map(() => 'same'))
  await sql`drop table pages`.execute(db)
})
