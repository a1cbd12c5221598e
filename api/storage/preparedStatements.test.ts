import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { noLog } from '../base/logging/log.ts'
import { createDatabase } from '../testing/createDatabase.ts'
import { openPostgres } from './openDatabase.ts'
import { buildOnce, type Placeholders, StatementNames } from './preparedStatements.ts'

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

it('builds a statement once for each set of names, and sends each run its own values', async () => {
  const { db, close } = openPostgres(await createDatabase('empty'), noLog, 2)
  try {
    let builds = 0
    interface Asked {
      first: number | null
      second?: string | undefined
    }
    const ask = buildOnce((on, { first, second }: Placeholders<Asked>) => {
      builds += 1
      const more = second ?? sql<string>`'absent'`
      return on.selectNoFrom([sql<number | null>`${first}::int`.as('first'), sql<string>`${more}::text`.as('second')])
    })
    const asked: Asked[] = [
      { first: 1 },
      { first: null },
      { first: 2, second: 'two' },
      { first: 3, second: 'first' },
      { first: 4, second: undefined },
    ]
    const answers = await Promise.all(asked.map((values) => ask(db, values)))
    expect(answers.flat()).toEqual([
      { first: 1, second: 'absent' },
      { first: null, second: 'absent' },
      { first: 2, second: 'two' },
      { first: 3, second: 'first' },
      { first: 4, second: 'absent' },
    ])
    expect(builds).toBe(2)
    await db.transaction().execute(async (transaction) => {
      await sql`create temporary table only_here on commit drop as select 1`.execute(transaction)
      expect(await ask(transaction, { first: 5 })).toEqual([{ first: 5, second: 'absent' }])
    })
  } finally {
    await close()
  }
})
