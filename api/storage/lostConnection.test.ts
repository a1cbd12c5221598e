import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { noLog } from '../base/logging/log.ts'
import { createDatabase } from '../testing/createDatabase.ts'
import { type OpenDatabase, openPostgres } from './openDatabase.ts'

let database: OpenDatabase
let other: OpenDatabase
beforeAll(async () => {
  const databaseUrl = await createDatabase('empty')
  database = openPostgres(databaseUrl, noLog)
  other = openPostgres(databaseUrl, noLog)
})
afterAll(async () => {
  await database?.close()
  await other?.close()
})

it('survives a connection that breaks between two statements of a transaction', async () => {
  const transaction = database.db.transaction().execute(async (db) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(other.db)
    await sql`select 1`.execute(db)
  })
  await expect(transaction).rejects.toThrow(/connection|ECONNRESET/i)
  expect((await sql<{ one: number }>`select 1 as one`.execute(database.db)).rows).toEqual([{ one: 1 }])
})
