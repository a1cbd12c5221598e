import { startServer } from '../../shared/server/startServer.ts'
import type { ClosingTimes } from '../../shared/server/startServer.ts'
import { type ApiConfig, defaultCarrierRanges, defaultLimits, defaultReconciliation } from '../base/config.ts'
import type { Dependencies } from '../dependencies.ts'
import { addDatabaseFigures } from './databaseFigures.ts'
import { type Observation, unobserved } from '../base/observation/observeProgram.ts'
import { observeMails, observeProvider } from './observeProvider.ts'
import { createMailer } from '../mail/mailer.ts'
import type { MailTransport } from '../mail/mailTransport.ts'
import { watchContent } from '../content/watchContent.ts'
import { PROGRESS_MS } from '../base/reads/answerMemory.ts'
import { forgetMedia } from '../pictures/mediaFiles.ts'
import type { PaymentProvider } from '../payment/provider.ts'
import type { Log } from '../base/logging/log.ts'
import { plainLog } from '../base/logging/plainLog.ts'
import { createJobQueue } from './jobs/createJobQueue.ts'
import { type JobDependencies, jobs } from './jobs/jobs.ts'
import { createListener } from './createListener.ts'
import { findNotReady } from './findNotReady.ts'
import type { DataKey } from '../base/vault/dataKeys.ts'
import { sealStored } from '../donors/privacy/sealStored.ts'
import { freezeOldReceipts } from '../accounting/receipts/freezeOldReceipts.ts'
import { createSigner } from '../accounting/receipts/signing/createSigner.ts'
import { keepPublicKey } from '../accounting/receipts/signing/publicKeys.ts'
import type { SigningKey } from '../accounting/receipts/signing/signingKeys.ts'
import { createVault } from '../base/vault/vault.ts'
import { findCollationChange } from '../storage/collation.ts'
import type { OpenDatabase } from '../storage/openDatabase.ts'
import { type Awaited, openPrepared, untilThere, type Waiting } from './openPrepared.ts'
import type { Database, Sealing } from '../storage/database.ts'

/** Nobody waits for a development server. */
const briefly: ClosingTimes = { drainMs: 0, requestsMs: 2_000 }

/** What a program may leave out. Of staff no second factor is required, so that the accounts of the demo can call. */
const usual = {
  hstsSubdomains: false,
  offlineOnly: false,
  expiryDays: 30,
  staffSecondFactor: 'optional',
  reconciliation: defaultReconciliation,
  social: {},
} satisfies Partial<ApiConfig>

export interface StartApiOptions extends Partial<Pick<ApiConfig, keyof typeof usual>> {
  /** 0 chooses a free port. */
  port: number
  /** Address to listen on; by default this machine only. */
  host?: string
  /** Public address of the API; by default this machine and port. */
  apiRoot?: string
  siteRoot: string
  /** Makes the payment provider's adapter. */
  provider: (fetch: typeof globalThis.fetch) => PaymentProvider
  /** Sends mails. */
  mailTransport: MailTransport
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
  /** Stores nothing; for tests. */
  memory?: boolean
  /** Number of proxies in front of this program; none by default. */
  trustedProxies?: number
  carrierRanges?: ApiConfig['carrierRanges']
  /** The limits that differ from the API's defaults. */
  limits?: Partial<ApiConfig['limits']>
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
  besides?: (deps: JobDependencies) => (request: Request) => Promise<Response | null>
  log?: Log
  /** Access log, figures and traces; absent: none. The caller closes it. */
  observation?: Observation
}

export interface RunningApi {
  /** The address on this machine, e.g. `http://localhost:4301`. */
  url: string
  /** Public address, e.g. `http://localhost:4301/api`. */
  apiRoot: string
  close(): Promise<void>
}

/** Everything but the address of a request, which only the listener knows. */
type ServerDependencies = Omit<Dependencies, 'clientAddress'>

/**
 * Starts the API: database, migrations, HTTP, and then the jobs. It waits while the database is away, or its owner has not migrated it yet. Until all is ready, its port refuses connections, and
 * `/readyz` on the port of the figures answers 503 with the reason.
 * @throws Error if the port is in use, or another process holds the embedded database.
 */
export async function startApi(options: StartApiOptions): Promise<RunningApi> {
  const log = options.log ?? plainLog(console.log)
  const { closing = briefly, observation = unobserved() } = options
  let database: OpenDatabase | null = null
  let awaited: Awaited | null = null
  let collation: string | null = null
  const waiting: Waiting = (reason) => {
    awaited = reason
  }
  const server = await startServer({
    port: options.port,
    host: options.host ?? '127.0.0.1',
    notReady: async () => (database === null ? (awaited ?? 'starting') : findNotReady(database.db)),
    notes: () => (collation === null ? [] : [`collation: ${collation}`]),
    showHealth: observation.showHealth,
  })
  const url = `http://localhost:${server.port}`
  const apiRoot = options.apiRoot ?? `${url}/api`
  try {
    const opened = await openPrepared(options, log, waiting)
    const watched = await untilThere(log, waiting, () => watchContent({ db: opened.db, log }, undefined, forgetMedia))
    const freshness = { version: watched.version, progressMs: PROGRESS_MS }
    const provider: StartApiOptions['provider'] = (fetch) =>
      observeProvider(options.provider(fetch), observation.metrics)
    const queue = createJobQueue(jobs, { executeSql: opened.executeSql, log })
    const sendMailsSoon = () => queue.wake('send-mails')
    const mailTransport = observeMails(options.mailTransport, observation.metrics)
    const deps = buildDependencies(
      { ...options, provider, mailTransport },
      opened.db,
      apiRoot,
      log,
      freshness,
      sendMailsSoon,
    )
    await untilThere(log, waiting, async () => {
      await sealStored(deps, 'clear')
      await freezeOldReceipts(deps)
      await keepPublicKey(deps, options.signingKey)
      collation = await findCollationChange(opened.db)
    })
    if (collation !== null) log.warn('collation version changed', { reason: collation })
    addDatabaseFigures(observation.metrics, { ...deps, ...opened })
    database = opened
    await server.open(observation.observe(createListener(options, deps), (options.trustedProxies ?? 0) > 0))
    log.info('database', { place: opened.description })
    queue.start(deps)
    return {
      url,
      apiRoot,
      async close() {
        await server.close(closing)
        await queue.stop()
        await watched.stop()
        deps.mailTransport.close()
        await opened.close()
      },
    }
  } catch (error) {
    await server.close({ drainMs: 0, requestsMs: 0 })
    throw error
  }
}

function buildDependencies(
  options: StartApiOptions,
  db: Database,
  apiRoot: string,
  log: Log,
  freshness: Dependencies['freshness'],
  sendMailsSoon: () => void,
): ServerDependencies {
  const now = () => new Date()
  const { hstsSubdomains, offlineOnly, expiryDays, staffSecondFactor, reconciliation, social } = {
    ...usual,
    ...options,
  }
  const config: ApiConfig = {
    apiRoot,
    siteRoot: options.siteRoot.replace(/\/$/, ''),
    siteOrigin: new URL(options.siteRoot).origin,
    mediaDirectory: options.contentDirectory,
    hstsSubdomains,
    offlineOnly,
    expiryDays,
    staffSecondFactor,
    reconciliation,
    social,
    limits: { ...defaultLimits, ...options.limits },
    carrierRanges: options.carrierRanges ?? defaultCarrierRanges,
  }
  return {
    db,
    config,
    provider: options.provider(fetch),
    now,
    freshness,
    fetch,
    mailer: createMailer({ db, now }, sendMailsSoon),
    mailTransport: options.mailTransport,
    log,
    vault: createVault(options.dataKeys),
    signer: createSigner(options.signingKey),
  }
}
