import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OpenDatabase } from './openDatabase.ts'
import { openMemory } from '../testing/memoryDatabase.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = openMemory()
  await sql`create table words (id int primary key, word text, at timestamptz, tags text[], more jsonb)`.execute(
    database.db,
  )
})
afterAll(() => database.close())

const insert = (id: number, word: string | null = 'word', within = database.db) =>
  sql<{ id: number }>`insert into words (id, word) values (${id}, ${word}) returning id`.execute(within)
const read = (id: number, within = database.db) =>
  sql`select * from (select id, word from words where id = ${id}) as one`.execute(within)
const idOf = (id: number) => sql<{ id: number }>`select id from words where id = ${id}`.execute(database.db)

it('prepares a statement with values once', async () => {
  await insert(1)
  await insert(2)
  const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(database.db)
  expect(rows.filter(({ statement }) => statement.startsWith('insert'))).toHaveLength(1)
})

it('answers values of all kinds as PGlite does', async () => {
  const at = new Date('2026-11-24T09:30:00Z')
  const { rows } = await sql`insert into words (id, word, at, tags, more) values
    (${3}, ${null}, ${at}, ${['a', 'b "c"']}, ${JSON.stringify({ a: [1] })}) returning id, word, at, tags, more, ${5}::bigint as big, ${true}::boolean as yes`.execute(
    database.db,
  )
  expect(rows).toEqual([{ id: 3, word: null, at, tags: ['a', 'b "c"'], more: { a: [1] }, big: 5, yes: true }])
  const changed = await sql`update words set word = ${'x'} where id = ${3}`.execute(database.db)
  expect([changed.rows, changed.numAffectedRows]).toEqual([[], 1n])
})

it('reports the code of an error, and answers the next statement', async () => {
  await expect(insert(1)).rejects.toMatchObject({ code: '23505' })
  await expect(sql`select nothing from words where id = ${1}`.execute(database.db)).rejects.toMatchObject({
    code: '42703',
  })
  expect((await idOf(1)).rows).toEqual([{ id: 1 }])
})

it('rolls a transaction back, also one that prepared a statement', async () => {
  const failed = database.db.transaction().execute(async (db) => {
    await insert(7, 'word', db)
    await sql`select word from words where id = ${7}`.execute(db)
    await insert(7, 'word', db)
  })
  await expect(failed).rejects.toMatchObject({ code: '23505' })
  expect((await idOf(7)).rows).toEqual([])
  expect((await sql`select word from words where id = ${1}`.execute(database.db)).rows).toEqual([{ word: 'word' }])
})

it('keeps a statement beside a transaction that rolls back', async () => {
  const others: Array<Promise<unknown>> = []
  const failed = database.db.transaction().execute(async (db) => {
    await insert(8, 'word', db)
    others.push(insert(9), database.executeSql('insert into words (id) values (10)'))
    // The others wait, so they are not in this statement's transaction, either.
    await read(8, db)
    throw new Error('the request fails')
  })
  await expect(failed).rejects.toThrow('the request fails')
  await Promise.all(others)
  expect((await sql`select id from words where id in (8, 9, 10) order by id`.execute(database.db)).rows).toEqual([
    { id: 9 },
    { id: 10 },
  ])
})

it('ends the transaction of a failed text before the next statement', async () => {
  const failed = database.executeSql('begin; insert into words (id) values (11); select nothing; commit')
  const next = insert(12)
  await expect(failed).rejects.toMatchObject({ code: '42703' })
  await next
  expect([(await idOf(11)).rows, (await idOf(12)).rows]).toEqual([[], [{ id: 12 }]])
})

it('still answers after a column was added', async () => {
  await read(1)
  await sql`alter table words add column later int`.execute(database.db)
  expect((await read(1)).rows).toEqual([{ id: 1, word: 'word' }])
  expect((await idOf(1)).rows).toEqual([{ id: 1 }])
})
