import type { Kysely } from 'kysely'
import type { ApiConfig } from './config.ts'
import type { Log } from './logging/log.ts'
import type { Freshness } from './reads/answerMemory.ts'
import type { PaymentProvider } from './payment/provider.ts'
import type { Tables } from './storage/tables.ts'
import type { Vault } from './vault/vault.ts'

export interface Mail {
  to: string
  subject: string
  text: string
  /** The account whose owner's data the mail contains. A stored copy is deleted with that account. */
  userId?: number | null
}

/** Everything that the API needs from outside. No other code reads a global clock, network or environment. */
export interface Dependencies {
  db: Kysely<Tables>
  config: ApiConfig
  now: () => Date
  /** Until when answers of public reads are repeated from memory (api/reads). */
  freshness: Freshness
  /** The payment provider's adapter, with the trust's key and salt. */
  provider: PaymentProvider
  /** Fetches the identity providers' key sets. */
  fetch: typeof fetch
  mailer: { send(mail: Mail): Promise<void> }
  /** Structured lines without personal data (api/logging/log.ts). */
  log: Log
  /** Encrypts what the database must not hold in clear, such as PANs. */
  vault: Vault
  /** Network address of the client, for the limits. */
  clientAddress: (request: Request) => string
}
