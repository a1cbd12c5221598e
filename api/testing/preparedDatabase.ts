import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { sql } from 'kysely'
import { seed } from '../../demo/seed/seed.ts'
import { migrate } from '../storage/migrate.ts'
import { openIn, openPglite } from '../storage/openDatabase.ts'
import { demoSeed } from './demoContent.ts'

/** The time at which the tests' database is filled. */
export const seededAt = new Date('2026-11-21T04:00:00Z')

const variable = 'PREPARED_TEST_DATABASE'

/** The file that `setup` has written; undefined if it has not run. */
export const preparedPath = (): string | undefined => process.env[variable]

/** Fills an empty database with the schema and the demo's content, and keeps a copy of each table to restore it from. */
export async function contentFrom(pglite: PGlite): Promise<void> {
  const { db } = openIn(pglite)
  await migrate(db)
  await seed(
    db,
    () => seededAt,
    () => demoSeed,
  )
  await sql`
do $$
declare
  found record;
begin
  create schema kept_tables;
  for found in select tablename from pg_tables where schemaname = 'public' and tablename not like 'kysely%' loop
    execute format('create table kept_tables.%I as table public.%I', found.tablename, found.tablename);
  end loop;
  create schema kept_sequences;
  create table kept_sequences.all as
    select sequencename as sequence, last_value from pg_sequences where schemaname = 'public';
end $$`.execute(db)
}

/** Before all tests: makes one filled database for all workers. Two Vitest projects may both call it. */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (preparedPath()) return undefined
  const folder = await mkdtemp(join(tmpdir(), 'test-database-'))
  const path = join(folder, 'database.tar')
  const pglite = await openPglite()
  await contentFrom(pglite)
  await writeFile(path, new Uint8Array(await (await pglite.dumpDataDir('none')).arrayBuffer()))
  await pglite.close()
  process.env[variable] = path
  return async () => {
    delete process.env[variable]
    await rm(folder, { recursive: true })
  }
}
