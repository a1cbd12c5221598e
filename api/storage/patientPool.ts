import { HOUR_MS } from '../../shared/date.ts'
import { AsyncLocalStorage } from 'node:async_hooks'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'
import type { Log } from '../base/logging/log.ts'

/** The database gave no answer: it is unreachable, shuts down, or was silent for too long. Whether a statement had its effect is not known. */
export class DatabaseAway extends Error {}

/** How long one step may take. A client gives up after 15 s, so the first two together are less. */
export interface Patience {
  /** To get a free connection, or a new one. */
  connectMs: number
  /** For a statement of a request. */
  requestMs: number
  /** For a statement of a job. The server ends it then, too. */
  workMs: number
}

/** Of a program that answers requests. */
export const servicePatience: Patience = { connectMs: 5_000, requestMs: 8_000, workMs: 120_000 }

/** Of a command or migration: it may work on all rows of a table, and nobody waits for an answer. */
export const commandPatience: Patience = { connectMs: 10_000, requestMs: HOUR_MS, workMs: HOUR_MS }

const working = new AsyncLocalStorage<true>()

/** Runs work that answers no request: its statements may take as long as `workMs` says. */
export const runAsWork = <Result>(work: () => Promise<Result>): Promise<Result> => working.run(true, work)

/** Connections are replaced after this time, so that a changed address or certificate of the server reaches all of them. */
const LIFETIME_SECONDS = 60 * 60

/** What every connection has. The system notices a dead peer within about half a minute, if nothing was under way. */
export const connectionOptions = {
  application_name: 'donate',
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  idleTimeoutMillis: 30_000,
  maxLifetimeSeconds: LIFETIME_SECONDS,
}

/**
 * The server's part: it ends what a vanished client has left behind, so that no lock stays. As a statement, because a pooler in between may refuse such
 * settings at the start. Older servers lack the last one.
 */
const serverLimits = (workMs: number): string => `
  select set_config(name, value, false) from pg_settings join (values
    ('statement_timeout', '${workMs}'),
    ('idle_in_transaction_session_timeout', '60s'),
    ('tcp_keepalives_idle', '60'), ('tcp_keepalives_interval', '10'), ('tcp_keepalives_count', '3'),
    ('client_connection_check_interval', case when version() like '%linux%' then '5s' else '0' end)
  ) as wanted (name, value) using (name)`

/** Classes and codes of PostgreSQL for "not now": connection, shutdown, too many connections, and ended because of its own limits. */
const awayCodes = /^(08|57P0|53300|57014|25P03)/

const away = (error: unknown): unknown => {
  if (error instanceof pg.DatabaseError && !awayCodes.test(error.code ?? '')) return error
  // A wrong argument is an error of the program.
  if (error instanceof TypeError || !(error instanceof Error)) return error
  return new DatabaseAway(`The database does not answer: ${error.message}`, { cause: error })
}

/**
 * A pool whose steps all end: a statement without an answer closes its connection. Otherwise whatever the connection got next would wait behind it, and the
 * program could not even end. The other connections were opened over the same way, so those that are idle then are replaced before they are used again.
 */
export function createPatientPool(pool: pg.Pool, log: Log, { requestMs, workMs }: Patience): PostgresPool {
  /** When each connection last answered. */
  const answeredAt = new WeakMap<pg.PoolClient, number>()
  let silentAt = 0

  async function query(client: pg.PoolClient, drop: () => void, ask: () => Promise<unknown>): Promise<unknown> {
    const patienceMs = working.getStore() ? workMs : requestMs
    let silence: Error | null = null
    const timer = setTimeout(() => {
      silence = new Error(`no answer within ${patienceMs} ms`)
      silentAt = Date.now()
      log.error('database connection lost', silence)
      drop()
    }, patienceMs)
    try {
      const answer = await ask()
      answeredAt.set(client, Date.now())
      return answer
    } catch (error) {
      if (error instanceof pg.DatabaseError) answeredAt.set(client, Date.now())
      throw away(silence ?? error)
    } finally {
      clearTimeout(timer)
    }
  }

  async function take(): Promise<PostgresPoolClient> {
    const client = await pool.connect().catch((error: unknown) => {
      throw away(error)
    })
    const lastAnswer = answeredAt.get(client)
    if (lastAnswer !== undefined && lastAnswer <= silentAt) {
      client.release(true)
      return await take()
    }
    let released = false
    const release = (destroy = false) => {
      if (!released) client.release(destroy)
      released = true
    }
    const drop = () => release(true)
    if (lastAnswer === undefined)
      await query(client, drop, () => client.query(serverLimits(workMs))).catch((error: unknown) => {
        drop()
        throw error
      })
    // The types of both libraries describe the same call, and neither knows the other's.
    const ask = (text: string, values: unknown[]) => query(client, drop, () => client.query(text, values))
    return { query: ask as PostgresPoolClient['query'], release }
  }

  return { connect: take, end: () => endWithin(pool), options: pool.options }
}

/** Statements that still run get a moment; then the process ends without them, and the server rolls them back. */
const END_MS = 5_000

async function endWithin(pool: pg.Pool): Promise<void> {
  const moment = new Promise((resolve) => setTimeout(resolve, END_MS).unref())
  await Promise.race([pool.end(), moment])
}
