import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { noLog } from '../platform/logging/log.ts'
import { startPostgres } from '../testing/startPostgres.ts'
import { type OpenDatabase, openPostgres } from './openDatabase.ts'

let server: Awaited<ReturnType<typeof startPostgres>>
let database: OpenDatabase
let other: OpenDatabase
beforeAll(async () => {
  server = await startPostgres()
  database = openPostgres(server.databaseUrl, noLog)
  other = openPostgres(server.databaseUrl, noLog)
})
afterAll(async () => {
  await database?.close()
  await other?.close()
  await server?.stop()
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
