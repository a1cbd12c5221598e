import { startServer, type ClosingTimes } from '../../shared/server/startServer.ts'
import { type ApiConfig, defaultLimits, defaultSettings, type Settings } from '../base/config.ts'
import type { Dependencies } from '../dependencies.ts'
import { addDatabaseFigures } from './databaseFigures.ts'
import { unobserved, type Observation } from '../base/observation/startObserved.ts'
import { createMailer } from '../mail/mailer.ts'
import { watchContent } from '../content/watchContent.ts'
import { PROGRESS_MS } from '../base/http/answerMemory.ts'
import { forgetMedia } from '../pictures/mediaFiles.ts'
import { plainLog } from '../base/logging/plainLog.ts'
import { createJobQueue, isQueueCurrent } from './createJobQueue.ts'
import { jobs } from './jobs.ts'
import { sealStored } from '../donors/privacy/sealStored.ts'
import { freezeOldReceipts } from '../accounting/receipts/issueReceipt.ts'
import { createSigner, keepPublicKey, type SigningKey } from '../accounting/receipts/signingKeys.ts'
import { createVault } from '../base/vault/vault.ts'
import { findCollationChange } from '../storage/collation.ts'
import { type OpenDatabase, openEmbedded, openPostgres } from '../storage/openDatabase.ts'
import type { Database, Sealing } from '../storage/database.ts'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { pendingMigrations, mayChangeSchema, migrate, SchemaOutdated } from '../storage/migrate.ts'
import { type PaymentProvider, ProviderUnreachable } from '../payment/provider.ts'
import type { MailTransport } from '../mail/mailTransport.ts'
import type { CallOutcome, Metrics } from '../base/observation/metrics.ts'
import { inSpan } from '../base/observation/tracing.ts'
import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { clientAddress } from '../base/http/clientAddress.ts'
import { compress } from '../base/http/compress.ts'
import { createApi, withSecurityHeaders } from './createApi.ts'
import { nameRoute } from '../base/observation/requestContext.ts'
import { createMedia } from '../pictures/media.ts'
import { serveStoredPicture } from '../pictures/upload.ts'
import type { Log } from '../base/logging/log.ts'
import { commandPatience, DatabaseAway, runAsWork } from '../storage/patientPool.ts'
import type { DataKey } from '../base/vault/dataKeys.ts'
import type { SmsTransport } from '../mail/sms.ts'

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

/** The API, its pictures, and what its program serves besides, as a listener of Node. */
function createListener(options: StartApiOptions, deps: Dependencies): RequestListener {
  const addresses = new WeakMap<Request, string>()
  const media = createMedia({
    directory: options.contentDirectory,
    ...(options.dataDir && { keepIn: join(options.dataDir, 'renditions') }),
  })
  const extraHandler = options.extraHandler?.(deps)
  const api = createApi({ ...deps, clientAddress: (request) => addresses.get(request) ?? 'unknown' })
  const rootPath = new URL(deps.config.apiRoot).pathname
  // The API may be mounted under a path, e.g. `/donate/api`. Pictures are then under `/donate/media`.
  const mount = rootPath.slice(0, rootPath.lastIndexOf('/'))
  return getRequestListener(
    async (request, { incoming }) => {
      const own = await extraHandler?.(request)
      if (own) return own
      const { pathname } = new URL(request.url)
      // The root itself has no call.
      if (pathname === rootPath && request.method === 'GET')
        return new Response(null, { status: 302, headers: { Location: `${deps.config.apiRoot}/openapi.json` } })
      const picture = pathname.startsWith(`${mount}/media/`) ? atRoot(request, mount) : null
      nameRoute(picture ? '/media/*' : 'none')
      const forwarded = request.headers.get('X-Forwarded-For')
      addresses.set(request, clientAddress(incoming.socket.remoteAddress, forwarded, options.trustedProxies ?? 0))
      const found = picture && ((await media(picture)) ?? (await serveStoredPicture(deps, picture)))
      return compress(request, found ? withSecurityHeaders(found, deps.config) : await api(request))
    },
    { overrideGlobalObjects: options.ownsProcess ?? false },
  )
}

/** The same request without the path that the API is mounted under. */
function atRoot(request: Request, mount: string): Request {
  if (mount === '') return request
  const url = new URL(request.url)
  url.pathname = url.pathname.slice(mount.length)
  return new Request(url, request)
}

/** The provider's adapter, whose calls over the network are measured and traced. */
export function observeProvider(provider: PaymentProvider, metrics: Pick<Metrics, 'providerCall'>): PaymentProvider {
  const measured = async <Answer>(call: string, work: () => Promise<Answer>): Promise<Answer> => {
    const startedAt = performance.now()
    let outcome: CallOutcome = 'error'
    try {
      const answer = await inSpan(`provider ${call}`, work)
      outcome = 'ok'
      return answer
    } catch (error) {
      if (error instanceof ProviderUnreachable) outcome = 'unreachable'
      throw error
    } finally {
      metrics.providerCall(call, outcome, (performance.now() - startedAt) / 1000)
    }
  }
  const { mandates, readWays } = provider
  return {
    name: provider.name,
    paymentUrl: provider.paymentUrl,
    prepare: (order) => measured('prepare', () => provider.prepare(order)),
    read: (message) => provider.read(message),
    verifyReturn: (message, payment) => provider.verifyReturn(message, payment),
    query: (payments) => measured('query', () => provider.query(payments)),
    listDay: (day) => measured('listDay', () => provider.listDay(day)),
    listChanges: (payment) => measured('listChanges', () => provider.listChanges(payment)),
    listSettlements: (day) => measured('listSettlements', () => provider.listSettlements(day)),
    refund: (refund) => measured('refund', () => provider.refund(refund)),
    isPersonal: (field) => provider.isPersonal(field),
    ...(mandates && {
      mandates: {
        ...mandates,
        readState: (mandate) => measured('readState', () => mandates.readState(mandate)),
        announce: (notice) => measured('announce', () => mandates.announce(notice)),
        debit: (debit) => measured('debit', () => mandates.debit(debit)),
        revoke: (mandate) => measured('revoke', () => mandates.revoke(mandate)),
      },
    }),
    ...(readWays && { readWays: () => measured('readWays', readWays) }),
  }
}

/** The mail server's adapter, whose tries are counted by kind of mail. */
export const observeMails = (transport: MailTransport, metrics: Pick<Metrics, 'mailTried'>): MailTransport => ({
  ...transport,
  async deliver(mail) {
    let outcome: 'sent' | 'failed' = 'failed'
    try {
      await transport.deliver(mail)
      outcome = 'sent'
    } finally {
      metrics.mailTried(mail.kind, outcome)
    }
  },
})

/** The caller of `/readyz` waits for some seconds at most. */
const PATIENCE_MS = 2_000

type Reason = 'database' | 'migrations' | 'content' | null

const running = new WeakMap<Database, Promise<Reason>>()

/**
 * What keeps the API from answering requests: `database` (it does not answer within two seconds), `migrations` (its schema is older than this program), or
 * `content` (nothing was imported). Null if nothing does. While one check waits, others share it: a silent database must not get more and more of them.
 */
export async function findNotReady(db: Database): Promise<Reason> {
  const check = running.get(db) ?? ask(db).finally(() => running.delete(db))
  running.set(db, check)
  return await Promise.race([check, pause(PATIENCE_MS, 'database' as const, { ref: false })])
}

async function ask(db: Database): Promise<Reason> {
  try {
    await sql`select 1`.execute(db)
    if ((await pendingMigrations(db)).length > 0) return 'migrations'
    const contact = await db.selectFrom('contacts').select('language').limit(1).executeTakeFirst()
    return contact ? null : 'content'
  } catch {
    return 'database'
  }
}

/** Nobody waits for a development server. */
const briefly: ClosingTimes = { drainMs: 0, requestsMs: 2_000 }

export interface RunningApi {
  /** The address on this machine, e.g. `http://localhost:4301`. */
  url: string
  /** Public address, e.g. `http://localhost:4301/api`. */
  apiRoot: string
  close(): Promise<void>
}

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
    const queue = createJobQueue(jobs, { executeSql: opened.executeSql, log })
    const now = () => new Date()
    const deps: Dependencies = {
      db: opened.db,
      now,
      log,
      fetch,
      config: configOf(options, apiRoot),
      provider: observeProvider(options.provider, observation.metrics),
      freshness: { version: watched.version, progressMs: PROGRESS_MS },
      mailer: createMailer({ db: opened.db, now }, () => queue.wake('send-mails')),
      mailTransport: observeMails(options.mailTransport, observation.metrics),
      sms: options.sms ?? null,
      vault: createVault(options.dataKeys),
      signer: createSigner(options.signingKey),
      // A job answers no request, so it has no client.
      clientAddress: () => 'none',
    }
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

const configOf = ({ settings, siteRoot, contentDirectory }: StartApiOptions, apiRoot: string): ApiConfig => ({
  ...defaultSettings,
  ...settings,
  limits: { ...defaultLimits, ...settings?.limits },
  apiRoot,
  siteRoot: siteRoot.replace(/\/$/, ''),
  siteOrigin: new URL(siteRoot).origin,
  mediaDirectory: contentDirectory,
})

const FIRST_WAIT_MS = 250
const LONGEST_WAIT_MS = 5_000

/** What a start waits for: the database, or its owner, who migrates it if the program's role may not. */
export type Awaited = 'database' | 'migrations'

/** Tells what the start waits for. */
export type Waiting = (reason: Awaited | null) => void

/**
 * The database of the options, with the current schema. While it is away, it waits: a server that starts at the same time may need longer than a service
 * manager's patience. It also waits if its role may not migrate, until the owner has.
 * @throws Error if the database refuses, e.g. the password
 */
async function openPrepared(options: StartApiOptions, log: Log, waiting: Waiting): Promise<OpenDatabase> {
  const database = await selectDatabase(options, log)
  try {
    await untilThere(log, waiting, async () => {
      await options.admit?.(database.db)
      await migrateAll(options, database, log)
      await options.prepare?.({ db: database.db, now: () => new Date(), vault: createVault(options.dataKeys) })
    })
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

/** Does a step of the start, again and again while the database is away or older than the program. */
async function untilThere<Result>(log: Log, waiting: Waiting, step: () => Promise<Result>): Promise<Result> {
  let last: Awaited | null = null
  for (let waitMs = FIRST_WAIT_MS; ; waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS)) {
    try {
      const result = await runAsWork(step)
      waiting(null)
      return result
    } catch (error) {
      if (!(error instanceof DatabaseAway || error instanceof SchemaOutdated)) throw error
      const awaited = error instanceof DatabaseAway ? 'database' : 'migrations'
      if (awaited !== last) log.warn(`the start waits for the ${awaited}`, { reason: error.message })
      last = awaited
      waiting(awaited)
      await pause(waitMs)
    }
  }
}

/** Over connections of its own: a migration may take longer than any statement of the program. */
async function migrateAll({ databaseUrl }: StartApiOptions, { db, executeSql }: OpenDatabase, log: Log): Promise<void> {
  const own = databaseUrl ? openPostgres(databaseUrl, log, 2, commandPatience) : null
  try {
    await migrate(own?.db ?? db)
  } finally {
    await own?.close()
  }
  if (!(await mayChangeSchema(db)) && !(await isQueueCurrent(executeSql)))
    throw new SchemaOutdated('tables of the queue')
}

/** The database that the options name: PostgreSQL, or embedded in the data folder. */
async function selectDatabase(options: StartApiOptions, log: Log): Promise<OpenDatabase> {
  if (options.database) return options.database
  if (options.databaseUrl) return openPostgres(options.databaseUrl, log, options.poolSize)
  return openEmbedded(options.dataDir)
}
