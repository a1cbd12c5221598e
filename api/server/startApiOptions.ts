import type { ClosingTimes } from '../../shared/server/startServer.ts'
import type { SigningKey } from '../accounting/receipts/signingKeys.ts'
import type { Settings } from '../base/config.ts'
import type { Log } from '../base/logging/log.ts'
import type { Observation } from '../base/observation/startObserved.ts'
import type { DataKey } from '../base/vault/dataKeys.ts'
import type { MailTransport } from '../mail/mailTransport.ts'
import type { SmsTransport } from '../mail/sms.ts'
import type { PaymentProvider } from '../payment/provider.ts'
import type { Database, Sealing } from '../storage/database.ts'
import type { OpenDatabase } from '../storage/openDatabase.ts'
import type { Dependencies } from '../dependencies.ts'

export interface StartApiOptions {
  /** 0 chooses a free port. */
  port: number
  /** Address to listen on; by default this machine only. */
  host?: string
  /** Public address of the API; by default this machine and port. */
  apiRoot?: string
  siteRoot: string
  /** The payment provider's adapter. */
  provider: PaymentProvider
  /** Sends mails. */
  mailTransport: MailTransport
  /** Sends SMS; absent: the trust sends none. */
  sms?: SmsTransport | undefined
  /** Folder of the content. Pictures and videos are served from it. */
  contentDirectory: string
  /** Folder of the embedded database and of resized pictures, e.g. `.data`. */
  dataDir: string
  /** Selects PostgreSQL. */
  databaseUrl?: string
  /** The most connections to PostgreSQL. */
  poolSize?: number
  /** The keys that encrypt single values; the first one encrypts. */
  dataKeys: readonly DataKey[]
  /** The key that signs receipts. */
  signingKey: SigningKey
  /** An open database instead of those; for tests. */
  database?: OpenDatabase
  /** Number of proxies in front of this program; none by default. */
  trustedProxies?: number
  /** The settings that differ from `defaultSettings`. */
  settings?: Partial<Omit<Settings, 'limits'>> & { limits?: Partial<Settings['limits']> }
  closing?: ClosingTimes
  /**
   * Whether this process runs nothing but the API. Then the server's adapter may replace the global `Request` and `Response` by its own. They skip the
   * platform's streams, so a public read costs about a third less.
   */
  ownsProcess?: boolean
  /** Runs before the schema of the database changes. Throws to leave the database as it is. */
  admit?: (db: Database) => Promise<void>
  /** Runs on the migrated database before the first request, e.g. to add sample content. */
  prepare?: (deps: Sealing) => Promise<void>
  /** Answers requests that are not the API's, e.g. for pages of the demo; null for any other. */
  extraHandler?: (deps: Dependencies) => (request: Request) => Promise<Response | null>
  log?: Log
  /** Access log, figures and traces; absent: none. */
  observation?: Observation
}
