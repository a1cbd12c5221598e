import type { WithFreshness } from './base/http/answerMemory.ts'
import type { Mailing } from './mail/mailer.ts'
import type { MailTransport } from './mail/mailTransport.ts'
import type { Texting } from './mail/sms.ts'
import type { Paying } from './payment/provider.ts'
import type { Signing } from './accounting/receipts/signingKeys.ts'
import type { Sealing } from './storage/database.ts'

export interface Fetching {
  /** Fetches the identity providers' key sets. */
  fetch: typeof fetch
}

/**
 * Everything that the API needs from outside. No other code reads a global clock, network or environment. A function that needs less asks for a group of it:
 * `Reading`, `Recording`, `Sealing` (storage/database.ts), `Mailing`, `Paying`.
 */
export interface Dependencies extends Sealing, Mailing, Texting, Paying, Signing, Fetching, WithFreshness {
  /** Sends queued mails; only the job does. */
  mailTransport: MailTransport
  /** Network address of the client, for the limits. */
  clientAddress: (request: Request) => string
}
