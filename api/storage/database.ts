/** What code that works on the database takes. A function asks for the smallest group that it needs. */
import type { Kysely } from 'kysely'
import type { WithVault } from '../base/vault/vault.ts'
import type { Tables } from './tables/tables.ts'

/** The database, or a transaction on it. */
export type Database = Kysely<Tables>

/** Whether an error has this code, of PostgreSQL or Node. */
export const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code

export interface Clock {
  now: () => Date
}

export interface Reading {
  db: Database
}

/** What is written says when. */
export interface Recording extends Reading, Clock {}

/** Reads what the database holds encrypted. */
export interface Unsealing extends Reading, WithVault {}

/** Writes what the database must not hold in clear. */
export interface Sealing extends Recording, Unsealing {}
