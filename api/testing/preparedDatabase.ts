import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { seed } from '../../demo/seed/seed.ts'
import type { PreparedPglite } from '../storage/preparedPglite.ts'
import { migrate } from '../storage/migrate.ts'
import { openIn, openPglite } from './memoryDatabase.ts'
import { demoSeed } from './demoContent.ts'

/** The time at which the tests' database is filled. */
export const seededAt = new Date('2026-11-21T04:00:00Z')

const variable = 'PREPARED_TEST_DATABASE'

/** The file that `setup` has written; undefined if it has not run. */
export const preparedPath = (): string | undefined => process.env[variable]

/**
 * Copies each table, and writes a function that restores what differs from its copy. A table differs if a row is missing, or was written since the last restoring.
 * Most tests write to few tables. The statements are fixed, so PostgreSQL plans them once for each connection. Foreign keys are off meanwhile.
 */
const keepCopies = sql`
do $do$
declare
  kept record;
  rows bigint;
  steps text := '';
begin
  create schema kept;
  for kept in select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%' loop
    execute format('create table kept.%1$I as table public.%1$I', kept.name);
    execute format('select count(*) from kept.%I', kept.name) into rows;
    steps := steps || format(
      'if (select count(*) <> %2$s or coalesce(max(xmin::text::bigint), 0) > restored from public.%1$I) then
         delete from public.%1$I;
         insert into public.%1$I select * from kept.%1$I;
       end if;', kept.name, rows);
  end loop;
  for kept in select sequencename as name, last_value as last from pg_sequences where schemaname = 'public' loop
    steps := steps || format('perform setval(%L, %s, %L);', format('public.%I', kept.name), coalesce(kept.last, 1), kept.last is not null);
  end loop;
  create table kept."transaction" as select pg_current_xact_id()::text::bigint as last;
  execute format($f$
    create function kept.restore() returns void language plpgsql as $body$
    declare
      restored bigint := (select last from kept."transaction");
    begin
      perform set_config('session_replication_role', 'replica', true);
      %s
      update kept."transaction" set last = pg_current_xact_id()::text::bigint;
    end $body$ $f$, steps);
end $do$`

/** Fills an empty database with the schema and the demo's content, and keeps what `kept.restore()` restores it from. */
export async function contentFrom(pglite: PreparedPglite): Promise<void> {
  const { db } = openIn(pglite)
  await migrate(db)
  await seed(
    db,
    () => seededAt,
    () => demoSeed,
  )
  await keepCopies.execute(db)
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
