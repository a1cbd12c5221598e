import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '../base/logging/log.ts'
import { mayChangeSchema, migrate, SchemaOutdated } from '../storage/migrate.ts'
import { type OpenDatabase, openEmbedded, openPostgres } from '../storage/openDatabase.ts'
import { commandPatience, DatabaseAway, runAsWork } from '../storage/patientPool.ts'
import { isQueueCurrent } from './queueSchema.ts'
import type { StartApiOptions } from './startApiOptions.ts'
import { createVault } from '../base/vault/vault.ts'

const FIRST_WAIT_MS = 250
const LONGEST_WAIT_MS = 5_000

/** What a start waits for: the database, or its owner, who migrates it if the program's role may not. */
export type Awaited = 'database' | 'migrations'

/** Tells what the start waits for. */
export type Waiting = (reason: Awaited | null) => void

/**
 * The database of the options, with the current schema. While it is away, it waits: a server that starts at the same time may need longer than a service
 * manager's patience. It also waits if its role may not migrate, until the owner has.
 * @throws Error if the database refuses, e.g. the password
 */
export async function openPrepared(options: StartApiOptions, log: Log, waiting: Waiting): Promise<OpenDatabase> {
  const database = await selectDatabase(options, log)
  try {
    await untilThere(log, waiting, async () => {
      await options.admit?.(database.db)
      await migrateAll(options, database, log)
      await options.prepare?.({ db: database.db, now: () => new Date(), vault: createVault(options.dataKeys) })
    })
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

/** Does a step of the start, again and again while the database is away or older than the program. */
export async function untilThere<Result>(log: Log, waiting: Waiting, step: () => Promise<Result>): Promise<Result> {
  let last: Awaited | null = null
  for (let waitMs = FIRST_WAIT_MS; ; waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS)) {
    try {
      const result = await runAsWork(step)
      waiting(null)
      return result
    } catch (error) {
      if (!(error instanceof DatabaseAway || error instanceof SchemaOutdated)) throw error
      const awaited = error instanceof DatabaseAway ? 'database' : 'migrations'
      if (awaited !== last) log.warn(`the start waits for the ${awaited}`, { reason: error.message })
      last = awaited
      waiting(awaited)
      await pause(waitMs)
    }
  }
}

/** Over connections of its own: a migration may take longer than any statement of the program. */
async function migrateAll({ databaseUrl }: StartApiOptions, { db, executeSql }: OpenDatabase, log: Log): Promise<void> {
  const own = databaseUrl ? openPostgres(databaseUrl, log, 2, commandPatience) : null
  try {
    await migrate(own?.db ?? db)
  } finally {
    await own?.close()
  }
  if (!(await mayChangeSchema(db)) && !(await isQueueCurrent(executeSql)))
    throw new SchemaOutdated('tables of the queue')
}

/** The database that the options name: PostgreSQL, or embedded in the data folder. */
async function selectDatabase(options: StartApiOptions, log: Log): Promise<OpenDatabase> {
  if (options.database) return options.database
  if (options.databaseUrl) return openPostgres(options.databaseUrl, log, options.poolSize)
  return openEmbedded(options.dataDir)
}
