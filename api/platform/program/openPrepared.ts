import type { Log } from '../logging/log.ts'
import { migrate } from '../../storage/migrate.ts'
import { type OpenDatabase, openEmbedded, openMemory, openPostgres } from '../../storage/openDatabase.ts'
import type { StartApiOptions } from './serve.ts'
import { createVault } from '../vault/vault.ts'

/** The database of the options, with the current schema. */
export async function openPrepared(options: StartApiOptions, log: Log): Promise<OpenDatabase> {
  const database = await selectDatabase(options, log)
  try {
    await options.admit?.(database.db)
    await migrate(database.db)
    await options.prepare?.({ db: database.db, now: () => new Date(), vault: createVault(options.dataKeys) })
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

/** The database that the options name: PostgreSQL, in memory, or embedded in the data folder. */
async function selectDatabase(options: StartApiOptions, log: Log): Promise<OpenDatabase> {
  if (options.databaseUrl) return openPostgres(options.databaseUrl, log, options.poolSize)
  return options.memory ? openMemory() : openEmbedded(options.dataDir)
}
