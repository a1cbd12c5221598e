import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Kysely, PGliteDialect, PostgresDialect, type PostgresPool } from 'kysely'
import pg from 'pg'
import type { Log } from '../base/logging/log.ts'
import { traceStatement } from '../base/observation/tracing.ts'
import { takeLock } from './lockFile.ts'
import { connectionOptions, createPatientPool, type Patience, servicePatience } from './patientPool.ts'
import { PreparedPglite } from './preparedPglite.ts'
import { prepareStatements, StatementNames } from './preparedStatements.ts'
import type { Tables } from './tables/tables.ts'

/** Runs a text of one or several statements, as the job queue writes them. Answers the rows of all of them. */
export type ExecuteSql = (text: string, values?: unknown[]) => Promise<{ rows: Row[] }>

type Row = Record<string, unknown>
type Answered = { rows: Row[] }

/** Over the connections that the API has anyway. A statement that fails closes its connection, so no open transaction is left behind. */
const executeOverPool =
  (pool: PostgresPool): ExecuteSql =>
  async (text, values = []) => {
    const client = await pool.connect()
    try {
      // The driver answers a list for several statements; its types do not say so.
      const answered: Answered | Answered[] = await client.query<Row>(text, values)
      client.release()
      return { rows: [answered].flat().flatMap((result) => result.rows) }
    } catch (error) {
      client.release(true)
      throw error
    }
  }

/** Over the embedded database. Its only connection waits for open transactions of the API. */
export const executeOverPglite =
  (open: () => Promise<PreparedPglite>): ExecuteSql =>
  async (text, values) => {
    const pglite = await open()
    if (values?.length) return pglite.query<Row>(text, values)
    const results = await pglite.exec(text)
    return { rows: results.flatMap((result) => result.rows) }
  }

/** Object id of PostgreSQL's bigint. PGlite and pg read it differently; here both answer a number. */
const BIGINT = 20

/** For PGlite. */
export const parsers = { [BIGINT]: Number }

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
  const names = new StatementNames()
  pool.on('connect', (client) => prepareStatements(client, names))
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
