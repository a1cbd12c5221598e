import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { type ApiConfig, defaultLimits, type PartnerConfig } from './config.ts'
import { createApi } from './createApi.ts'
import type { Dependencies } from './dependencies.ts'
import { createOutboxMailer } from './mail/outbox.ts'
import { serveMedia } from './media.ts'
import { seed } from './seed/seed.ts'
import { startHousekeeping } from './startHousekeeping.ts'
import { migrate } from './storage/migrate.ts'
import { type OpenDatabase, openEmbedded, openMemory, openPostgres } from './storage/openDatabase.ts'

const mediaDirectory = fileURLToPath(new URL('media', import.meta.url))

export interface StartApiOptions {
  /** 0: any free port. */
  port: number
  /** Address to listen on; this machine only unless told otherwise. */
  host?: string
  siteRoot: string
  gatewayRoot: string
  partnerOrigins: ReadonlyArray<PartnerConfig>
  /** Folder of the embedded database, e.g. `.data`. */
  dataDir: string
  /** Selects PostgreSQL. */
  databaseUrl?: string
  /** Keeps nothing; for tests. */
  memory?: boolean
  offlineOnly?: boolean
  merchant: { key: string; salt: string }
  social?: ApiConfig['social']
  limits?: ApiConfig['limits']
  log?: (line: string) => void
}

export interface RunningApi {
  url: string
  /** e.g. `http://localhost:4301/api` */
  apiRoot: string
  close(): Promise<void>
}

/** All but the address of a request, which only the listener knows. */
type ServerDependencies = Omit<Dependencies, 'clientAddress'>

/** Starts the reference API: database, migrations, seed, HTTP, and a sweep for lost payments every minute. */
export async function startApi(options: StartApiOptions): Promise<RunningApi> {
  const log = options.log ?? console.log
  const database = await openDatabase(options)
  try {
    await migrate(database.db)
    await seed(database.db, () => new Date())
  } catch (error) {
    await database.close()
    throw error
  }
  log(`Database: ${database.description}`)
  const server = createServer()
  const port = await listen(server, options.port, options.host ?? '127.0.0.1').catch(async (error: unknown) => {
    await database.close()
    throw error
  })
  const url = `http://localhost:${port}`
  const deps = buildDependencies(options, database.db, `${url}/api`, log)
  server.on('request', createListener(deps))
  const stopHousekeeping = startHousekeeping(deps)
  return {
    url,
    apiRoot: deps.config.apiRoot,
    async close() {
      await stopHousekeeping()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await database.close()
    },
  }
}

function openDatabase(options: StartApiOptions): Promise<OpenDatabase> | OpenDatabase {
  if (options.databaseUrl) return openPostgres(options.databaseUrl)
  return options.memory ? openMemory() : openEmbedded(options.dataDir)
}

/** The port comes first, since the provider's return addresses carry it. */
function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      const address: AddressInfo | string | null = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}

function buildDependencies(
  options: StartApiOptions,
  db: Dependencies['db'],
  apiRoot: string,
  log: (line: string) => void,
): ServerDependencies {
  const now = () => new Date()
  const config: ApiConfig = {
    apiRoot,
    siteRoot: options.siteRoot.replace(/\/$/, ''),
    siteOrigin: new URL(options.siteRoot).origin,
    gatewayRoot: options.gatewayRoot.replace(/\/$/, ''),
    merchant: options.merchant,
    partners: options.partnerOrigins,
    offlineOnly: options.offlineOnly ?? false,
    social: options.social ?? {},
    limits: options.limits ?? defaultLimits,
  }
  return { db, config, now, fetch, mailer: createOutboxMailer({ db, now }), log }
}

function createListener(deps: ServerDependencies) {
  const addresses = new WeakMap<Request, string>()
  const api = createApi({ ...deps, clientAddress: (request) => addresses.get(request) ?? 'unknown' })
  const outboxPath = `${new URL(deps.config.apiRoot).pathname}/outbox`
  return getRequestListener(
    async (request, { incoming }) => {
      const { pathname, search } = new URL(request.url)
      // The short address that the start-up lines print.
      if (pathname === '/outbox') return api(new Request(new URL(outboxPath + search, request.url), request))
      addresses.set(request, incoming.socket.remoteAddress ?? 'unknown')
      return (await serveMedia(mediaDirectory, request)) ?? api(request)
    },
    { overrideGlobalObjects: false },
  )
}
