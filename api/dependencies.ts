import type { Kysely } from 'kysely'
import type { ApiConfig } from './config.ts'
import type { PaymentProvider } from './payment/provider.ts'
import type { Tables } from './storage/tables.ts'

export interface Mail {
  to: string
  subject: string
  text: string
  /** The account whose owner's words are in it: a copy that is kept goes with that account. */
  userId?: number | null
}

/** All that the API needs from outside. Nothing below reads a global clock, network or environment. */
export interface Dependencies {
  db: Kysely<Tables>
  config: ApiConfig
  now: () => Date
  /** The payment provider's adapter, with the trust's key and salt. */
  provider: PaymentProvider
  /** Reaches the identity providers' key sets. */
  fetch: typeof fetch
  mailer: { send(mail: Mail): Promise<void> }
  log: (line: string) => void
  /** Network address of whoever sent the request, for the limits. */
  clientAddress: (request: Request) => string
}
