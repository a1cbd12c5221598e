import { readFile } from 'node:fs/promises'
import { type Logger, sql } from 'kysely'
import { type OpenDatabase } from '../storage/openDatabase.ts'
import { openIn, openPglite } from './memoryDatabase.ts'
import type { PreparedPglite } from '../storage/preparedPglite.ts'
import { contentFrom, preparedPath } from './preparedDatabase.ts'

/** Databases that no test uses now. */
const free: PreparedPglite[] = []

/**
 * A database with the demo's content, for one test. Opening one takes a second on a busy machine. So `close` returns it, and the next test of this worker
 * gets it restored.
 */
export async function openTestDatabase(log?: Logger): Promise<OpenDatabase> {
  const pglite = free.pop() ?? (await openPrepared())
  const database = openIn(lend(pglite), log)
  // Written by `contentFrom`.
  await sql`select kept.restore()`.execute(database.db)
  return database
}

/** `npm test` prepares it once for all workers (preparedDatabase.ts). */
async function openPrepared(): Promise<PreparedPglite> {
  const path = preparedPath()
  if (path) return openPglite(new Blob([new Uint8Array(await readFile(path))]))
  const pglite = await openPglite()
  await contentFrom(pglite)
  return pglite
}

/** The same database, but `close` only returns it. After `close` Kysely refuses to write. */
const lend = (pglite: PreparedPglite): PreparedPglite =>
  new Proxy(pglite, {
    get(target, name) {
      if (name === 'close') return async () => void free.push(target)
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
