import type { Log } from '../logging/log.ts'
import { type OpenDatabase, openEmbedded, openMemory, openPostgres } from '../../storage/openDatabase.ts'
import type { StartApiOptions } from './serve.ts'

/** The database that the options name: PostgreSQL, in memory, or embedded in the data folder. */
export async function selectDatabase(options: StartApiOptions, log: Log): Promise<OpenDatabase> {
  if (options.databaseUrl) return openPostgres(options.databaseUrl, log, options.poolSize)
  return options.memory ? openMemory() : openEmbedded(options.dataDir)
}
