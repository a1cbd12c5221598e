import { startServer } from '../../shared/server/startServer.ts'
import type { ClosingTimes } from '../../shared/server/startServer.ts'
import { type ApiConfig, defaultLimits, defaultSettings } from '../base/config.ts'
import type { Dependencies } from '../dependencies.ts'
import { addDatabaseFigures } from './databaseFigures.ts'
import { unobserved } from '../base/observation/observeProgram.ts'
import { observeMails, observeProvider } from './observeProvider.ts'
import { createMailer } from '../mail/mailer.ts'
import { watchContent } from '../content/watchContent.ts'
import { PROGRESS_MS } from '../base/http/answerMemory.ts'
import { forgetMedia } from '../pictures/mediaFiles.ts'
import type { Log } from '../base/logging/log.ts'
import { plainLog } from '../base/logging/plainLog.ts'
import { createJobQueue } from './createJobQueue.ts'
import { jobs } from './jobs.ts'
import { createListener } from './createListener.ts'
import { findNotReady } from './findNotReady.ts'
import { sealStored } from '../donors/privacy/sealStored.ts'
import { freezeOldReceipts } from '../accounting/receipts/freezeReceipt.ts'
import { createSigner } from '../accounting/receipts/createSigner.ts'
import { keepPublicKey } from '../accounting/receipts/publicKeys.ts'
import { createVault } from '../base/vault/vault.ts'
import { findCollationChange } from '../storage/collation.ts'
import type { OpenDatabase } from '../storage/openDatabase.ts'
import { type Awaited, openPrepared, untilThere, type Waiting } from './openPrepared.ts'
import type { Database } from '../storage/database.ts'
import type { StartApiOptions } from './startApiOptions.ts'

/** Nobody waits for a development server. */
const briefly: ClosingTimes = { drainMs: 0, requestsMs: 2_000 }

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
  const config: ApiConfig = {
    ...defaultSettings,
    ...options.settings,
    limits: { ...defaultLimits, ...options.settings?.limits },
    apiRoot,
    siteRoot: options.siteRoot.replace(/\/$/, ''),
    siteOrigin: new URL(options.siteRoot).origin,
    mediaDirectory: options.contentDirectory,
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
    sms: options.sms ?? null,
    log,
    vault: createVault(options.dataKeys),
    signer: createSigner(options.signingKey),
  }
}
