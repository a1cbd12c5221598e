import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { noLog } from '../base/logging/log.ts'
import { createDatabase } from '../testing/createDatabase.ts'
import { findCollationChange } from './collation.ts'
import { openPostgres } from './openDatabase.ts'

it('finds that the system sorts by other rules than the indexes, and names the remedy', async () => {
  const server = await createDatabase('empty')
  const root = openPostgres(server, noLog, 2)
  await sql`create database sorted template template0 locale_provider icu icu_locale 'en'`.execute(root.db)
  const sorted = openPostgres(Object.assign(new URL(server), { pathname: '/sorted' }).href, noLog, 2)
  expect(await findCollationChange(root.db)).toBeNull()
  expect(await findCollationChange(sorted.db)).toBeNull()
  await sql`update pg_database set datcollversion = '1.2' where datname = 'sorted'`.execute(root.db)
  const found = (await findCollationChange(sorted.db)) ?? ''
  expect(found).toContain('from version 1.2 to ')
  const [reindex = '', refresh = ''] = found.split('owner: ')[1]?.split('; ') ?? []
  await sql.raw(reindex).execute(sorted.db)
  await sql.raw(refresh).execute(sorted.db)
  expect(await findCollationChange(sorted.db)).toBeNull()
  await sorted.close()
  await root.close()
}, 60_000)
