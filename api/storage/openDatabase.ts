import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect, PostgresDialect, type Logger } from 'kysely'
import pg from 'pg'
import type { Log } from '../base/logging/log.ts'
import { type ExecuteSql, executeOverPglite, executeOverPool } from './executeSql.ts'
import { traceStatement } from '../base/observation/tracing.ts'
import { PreparedPglite } from './preparedPglite.ts'
import { prepareStatements } from './preparedStatements.ts'
import { takeLock } from './lockFile.ts'
import { keepTemplate, readTemplate } from './memoryTemplate.ts'
import { connectionOptions, createPatientPool, type Patience, servicePatience } from './patientPool.ts'
import type { Tables } from './tables/tables.ts'

/** Object id of PostgreSQL's bigint. PGlite and pg read it differently; here both answer a number. */
const BIGINT = 20

const parsers = { [BIGINT]: Number }

export interface OpenDatabase {
  db: Kysely<Tables>
  /** The name of the database for the start-up lines. */
  description: string
  /** For the job queue, which writes its own SQL. */
  executeSql: ExecuteSql
  /** Connections of this process to a PostgreSQL server, and requests that wait for one. */
  connections?: () => { all: number; idle: number; requestsWaiting: number }
  close(): Promise<void>
}

/**
 * A PostgreSQL server, for real money. `log` gets a line about each connection that broke while idle; the next query opens another.
 * @param poolSize the most connections at once
 * @param patience how long a connection and a statement may take
 */
export function openPostgres(
  databaseUrl: string,
  log: Log,
  poolSize = 10,
  patience: Patience = servicePatience,
): OpenDatabase {
  const types = {
    getTypeParser(oid: number, format?: 'text' | 'binary') {
      return oid === BIGINT ? Number : pg.types.getTypeParser(oid, format)
    },
  }
  const connectionTimeoutMillis = patience.connectMs
  const options = { ...connectionOptions, connectionString: databaseUrl, max: poolSize, types, connectionTimeoutMillis }
  const pool = new pg.Pool(options)
  // Without a listener this event would end the process.
  pool.on('error', (error) => log.error('database connection lost', error))
  // The pool listens only while a connection is idle. One that breaks between two statements of a transaction would end the process; the statement fails anyway.
  pool.on('connect', (client) => client.on('error', () => undefined))
  pool.on('connect', prepareStatements)
  const patient = createPatientPool(pool, log, patience)
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: patient }), log: traceStatement })
  return {
    db,
    description: 'PostgreSQL of DATABASE_URL',
    executeSql: executeOverPool(patient),
    connections: () => ({ all: pool.totalCount, idle: pool.idleCount, requestsWaiting: pool.waitingCount }),
    close: () => db.destroy(),
  }
}

/** The embedded database in memory, for tests; it ends with the process. */
export function openMemory(): OpenDatabase {
  return openIn(() => openPglite())
}

/** The embedded database in an existing instance, or in one that the first query creates. `log` gets each statement, without begin and commit. */
export function openIn(given: PGlite | (() => Promise<PGlite>), log: Logger = traceStatement): OpenDatabase {
  let opened: Promise<PGlite> | undefined
  const open = () => {
    opened ??= typeof given === 'function' ? given() : Promise.resolve(given)
    return opened
  }
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: open }), log })
  return {
    db,
    description: 'PGlite in memory (nothing is kept)',
    executeSql: executeOverPglite(open),
    close: () => db.destroy(),
  }
}

/** An instance in memory. @param dump its content; empty if absent */
export async function openPglite(dump?: Blob): Promise<PGlite> {
  const loadDataDir = dump ?? (await readTemplate())
  if (loadDataDir) return new PreparedPglite({ parsers, loadDataDir })
  const fresh = new PreparedPglite({ parsers })
  await keepTemplate(fresh)
  return fresh
}

/**
 * The embedded database in `dataDir/db`, with an exclusive lock file beside it.
 * @throws Error if another process holds the lock.
 */
export async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  await mkdir(dataDir, { recursive: true })
  const directory = join(dataDir, 'db')
  const release = await takeLock(`${directory}.lock`)
  const pglite = new PreparedPglite(directory, { parsers })
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) })
  return {
    db,
    executeSql: executeOverPglite(async () => pglite),
    description:
      `PGlite in ${directory}. It does not fsync: after a power cut the last writes may be missing. ` +
      'Use DATABASE_URL (PostgreSQL) for real money.',
    async close() {
      await db.destroy()
      await release()
    },
  }
}
