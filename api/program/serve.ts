import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { type ApiConfig, defaultLimits, type PartnerConfig } from '../config.ts'
import { createApi } from './createApi.ts'
import type { Dependencies } from '../dependencies.ts'
import { compress } from '../http/compress.ts'
import { createOutboxMailer } from '../mail/outbox.ts'
import { observeRequests } from '../observation/observeRequests.ts'
import { nameRoute } from '../observation/requestContext.ts'
import { createMedia } from '../pictures/media.ts'
import type { PaymentProvider } from '../payment/provider.ts'
import type { Log } from '../logging/log.ts'
import { plainLog } from '../logging/plainLog.ts'
import { servePortrait } from '../profile/servePortrait.ts'
import { registerPartners } from '../partners/registerPartners.ts'
import { readSeed, seed } from '../seed/seed.ts'
import { seedHistory } from '../seed/seedHistory.ts'
import { createJobQueue } from '../jobs/createJobQueue.ts'
import { jobs } from '../jobs/jobs.ts'
import { migrate } from '../storage/migrate.ts'
import { type OpenDatabase, openEmbedded, openMemory, openPostgres } from '../storage/openDatabase.ts'

const CLOSE_WITHIN_MS = 2_000

export interface StartApiOptions {
  /** 0 chooses a free port. */
  port: number
  /** Address to listen on; by default this machine only. */
  host?: string
  siteRoot: string
  /** Makes the payment provider's adapter. */
  provider: (fetch: typeof globalThis.fetch) => PaymentProvider
  /** Partners to register at the start, beside those in the database. */
  partnerOrigins: ReadonlyArray<PartnerConfig>
  /** Folder of the content. Pictures and videos are served from it, and its texts fill an empty database. */
  contentDirectory: string
  /** Folder of the embedded database, e.g. `.data`. */
  dataDir: string
  /** Selects PostgreSQL. */
  databaseUrl?: string
  /** Stores nothing; for tests. */
  memory?: boolean
  offlineOnly?: boolean
  social?: ApiConfig['social']
  /** The limits that differ from the API's defaults. */
  limits?: Partial<ApiConfig['limits']>
  log?: Log
  /** Gets a line for each request; absent: no such lines. */
  accessLog?: Log
}

export interface RunningApi {
  url: string
  /** e.g. `http://localhost:4301/api` */
  apiRoot: string
  close(): Promise<void>
}

/** Everything but the address of a request, which only the listener knows. */
type ServerDependencies = Omit<Dependencies, 'clientAddress'>

/**
 * Starts the API: HTTP, database, migrations, seed. Requests wait until all of it is ready. Then it starts the jobs.
 * @throws Error if the port is in use, or another process holds the embedded database.
 */
export async function startApi(options: StartApiOptions): Promise<RunningApi> {
  const log = options.log ?? plainLog(console.log)
  const server = createServer()
  const port = await listen(server, options.port, options.host ?? '127.0.0.1')
  const url = `http://localhost:${port}`
  const opening = openDatabase(options, log)
  const deps = opening.then(({ db }) => buildDependencies(options, db, `${url}/api`, log))
  const media = createMedia({
    directory: options.contentDirectory,
    ...(options.memory || !options.dataDir ? {} : { keepIn: join(options.dataDir, 'renditions') }),
  })
  const listener = deps.then(
    (ready) => createListener(ready, media),
    () => null,
  )
  const { accessLog } = options
  const answer: RequestListener = async (request, response) => (await listener)?.(request, response)
  server.on('request', observeRequests(answer, { behindProxy: false, ...(accessLog ? { log: accessLog } : {}) }))
  try {
    const database = await opening
    log.info('database', { place: database.description })
    const queue = createJobQueue(jobs, { executeSql: database.executeSql, log })
    queue.start(await deps)
    return {
      url,
      apiRoot: `${url}/api`,
      async close() {
        await queue.stop()
        await closeServer(server)
        await database.close()
      },
    }
  } catch (error) {
    server.closeAllConnections()
    server.close()
    throw error
  }
}

/** The database of the options, with the current schema. An empty one gets the content. */
async function openDatabase(options: StartApiOptions, log: Log): Promise<OpenDatabase> {
  const database = await selectDatabase(options, log)
  try {
    await migrate(database.db)
    const now = () => new Date()
    const begun = await seed(database.db, now, () => readSeed(options.contentDirectory))
    await registerPartners(database.db, now, options.partnerOrigins)
    if (begun?.demo) await seedHistory(database.db, now, begun.demo.past)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

async function selectDatabase(options: StartApiOptions, log: Log): Promise<OpenDatabase> {
  if (options.databaseUrl) return openPostgres(options.databaseUrl, log)
  return options.memory ? openMemory() : openEmbedded(options.dataDir)
}

/** Listens first, because the provider's return addresses contain the port. */
function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      const address: AddressInfo | string | null = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}

/** Lets pending requests finish, for a short time. */
async function closeServer(server: Server): Promise<void> {
  const impatience = setTimeout(() => server.closeAllConnections(), CLOSE_WITHIN_MS)
  await new Promise((resolve) => server.close(resolve))
  clearTimeout(impatience)
}

function buildDependencies(
  options: StartApiOptions,
  db: Dependencies['db'],
  apiRoot: string,
  log: Log,
): ServerDependencies {
  const now = () => new Date()
  const config: ApiConfig = {
    apiRoot,
    siteRoot: options.siteRoot.replace(/\/$/, ''),
    siteOrigin: new URL(options.siteRoot).origin,
    mediaDirectory: options.contentDirectory,
    offlineOnly: options.offlineOnly ?? false,
    social: options.social ?? {},
    limits: { ...defaultLimits, ...options.limits },
  }
  return { db, config, provider: options.provider(fetch), now, fetch, mailer: createOutboxMailer({ db, now }), log }
}

function createListener(deps: ServerDependencies, media: ReturnType<typeof createMedia>): RequestListener {
  const addresses = new WeakMap<Request, string>()
  const api = createApi({ ...deps, clientAddress: (request) => addresses.get(request) ?? 'unknown' })
  const rootPath = new URL(deps.config.apiRoot).pathname
  return getRequestListener(
    async (request, { incoming }) => {
      const { pathname, search } = new URL(request.url)
      // The addresses in the start-up lines: a short one, and the root, which has no call.
      if (pathname === '/outbox') return api(new Request(new URL(`${rootPath}/outbox${search}`, request.url), request))
      if (pathname === rootPath && request.method === 'GET') return Response.redirect(`${deps.config.apiRoot}/docs`)
      nameRoute(pathname.startsWith('/media/') ? '/media/*' : 'none')
      addresses.set(request, incoming.socket.remoteAddress ?? 'unknown')
      const found = (await media(request)) ?? (await servePortrait(deps, request))
      return compress(request, found ?? (await api(request)))
    },
    { overrideGlobalObjects: false },
  )
}
