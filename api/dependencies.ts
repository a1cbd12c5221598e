import type { Kysely } from 'kysely'
import type { ApiConfig } from './config.ts'
import type { Log } from './platform/logging/log.ts'
import type { Freshness } from './reads/answerMemory.ts'
import type { Mailer } from './mail/mailer.ts'
import type { MailTransport } from './mail/mailTransport.ts'
import type { PaymentProvider } from './payment/provider.ts'
import type { ReceiptSigner } from './accounting/receipts/signing/createSigner.ts'
import type { Tables } from './storage/tables/tables.ts'
import type { Vault } from './platform/vault/vault.ts'

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
  /** Queues mails. */
  mailer: Mailer
  /** Sends queued mails; only the job does. */
  mailTransport: MailTransport
  /** Structured lines without personal data (api/platform/logging/log.ts). */
  log: Log
  /** Encrypts what the database must not hold in clear, such as PANs. */
  vault: Vault
  /** Signs the QR codes of receipts. */
  signer: ReceiptSigner
  /** Network address of the client, for the limits. */
  clientAddress: (request: Request) => string
}
