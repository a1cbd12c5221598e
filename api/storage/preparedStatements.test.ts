import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { noLog } from '../base/logging/log.ts'
import { createDatabase } from '../testing/createDatabase.ts'
import { openPostgres } from './openDatabase.ts'
import { StatementNames } from './preparedStatements.ts'

it('gives a statement one name, and none to one that answers all columns of a table', () => {
  const names = new StatementNames()
  expect(names.of('select "id" from "a" where "b" = $1')).toBe(names.of('select "id" from "a" where "b" = $1'))
  expect(names.of('select "id" from "a" where "c" = $1')).not.toBe(names.of('select "id" from "a" where "b" = $1'))
  expect(names.of('select * from "a" where "b" = $1')).toBeUndefined()
  expect(names.of('update "a" set "b" = $1 returning *')).toBeUndefined()
  expect(names.of('select count(*), "id" from (select * from "a") as a where "b" = $1')).toBeDefined()
})

it('prepares on the server, and goes on after a migration has added a column', async () => {
  const { db, close } = openPostgres(await createDatabase('empty'), noLog, 2)
  try {
    await sql`create table notes (id bigint primary key, note text)`.execute(db)
    await sql`insert into notes values (1, 'one')`.execute(db)
    await db.connection().execute(async (own) => {
      const named = () => sql<{ note: string }>`select note from notes where id = ${1}`.execute(own)
      const all = () => sql<{ note: string }>`select * from notes where id = ${1}`.execute(own)
      for (let run = 0; run < 7; run++) await Promise.all([named(), all()])
      const prepared = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(own)
      expect(prepared.rows.map(({ statement }) => statement)).toEqual(['select note from notes where id = $1'])
      await sql`alter table notes add column more text`.execute(own)
      expect((await named()).rows).toEqual([{ note: 'one' }])
      expect((await all()).rows).toEqual([{ id: 1, note: 'one', more: null }])
    })
  } finally {
    await close()
  }
})
