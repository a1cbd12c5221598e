/** `npm run start:site`: the trust's site and the widget, configured by environment variables (docs/configuration.md). */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import type { Log } from '../../api/base/logging/log.ts'
import { nameRoute } from '../../api/base/observation/requestContext.ts'
import { type Observation, startObserved } from '../../api/base/observation/startObserved.ts'
import { readVariables } from '../../shared/configuration/readVariables.ts'
import type { Values } from '../../shared/configuration/variable.ts'
import { endWithProblems, runProgram } from '../../shared/server/runProgram.ts'
import { startServer } from '../../shared/server/startServer.ts'
import { siteVariables } from './environment.ts'
import { originOf, type SocialSite } from './roots.ts'
import { createSiteServer } from './siteServer.ts'
import { trustNameOf } from './trustName.ts'

/** The configuration of the site's program, as the operator has written it. */
type SiteEnvironment = Values<typeof siteVariables>

/**
 * Serves the built site and the widget. `/readyz` answers 503 until the files are read. It does not ask the API: without the API, pages still load and say so.
 * A load balancer without a ready site would show its own error.
 * @param dist folder of the builds
 * @throws Error if there is no build, or the port is in use
 */
async function startSite(
  dist: string,
  values: SiteEnvironment,
  { log, observation }: { log: Log; observation: Observation },
): Promise<{ port: number; close(): Promise<void> }> {
  if (!existsSync(join(dist, 'site/index.html'))) throw new Error('The site is not built. Run: npm run build')
  let reading = true
  const server = await startServer({
    port: values.SITE_PORT,
    host: values.HOST,
    notReady: async () => (reading ? 'starting' : null),
    showHealth: observation.showHealth,
  })
  const roots = {
    siteRoot: values.SITE_URL,
    hstsSubdomains: values.HSTS_SUBDOMAINS,
    apiRoot: values.API_URL,
    gatewayRoot: originOf(values.PAYMENT_URL),
    social: socialSite(values),
    trustName: trustNameOf(values),
  }
  const handle = await createSiteServer(dist, roots, (error) => log.error('page not prerendered', error))
  const listener = getRequestListener(
    (request) => {
      nameRoute(patternOf(new URL(request.url).pathname))
      return handle(request)
    },
    { overrideGlobalObjects: false },
  )
  reading = false
  await server.open(observation.observe(listener, values.TRUSTED_PROXIES > 0))
  const closing = { drainMs: values.DRAIN_SECONDS * 1000, requestsMs: values.SHUTDOWN_SECONDS * 1000 }
  return { port: server.port, close: () => server.close(closing) }
}

/** Groups addresses, because figures by single address would be too many, and an address may be personal. */
const patternOf = (path: string): string =>
  /^\/(robots\.txt|sitemap\.xml)$/.test(path) ? path : (/^\/(widget|assets)\//.exec(path)?.[0].concat('*') ?? 'page')

const scripts = {
  google: 'https://accounts.google.com/gsi/client',
  apple: 'https://appleid.cdn-apple.com/appleauth/static/jsapi/appleid/1/en_US/appleid.auth.js',
}

const socialSite = ({ GOOGLE_CLIENT_ID, APPLE_CLIENT_ID }: SiteEnvironment): SocialSite => ({
  ...(GOOGLE_CLIENT_ID === undefined ? {} : { google: { script: scripts.google, clientId: GOOGLE_CLIENT_ID } }),
  ...(APPLE_CLIENT_ID === undefined ? {} : { apple: { script: scripts.apple, clientId: APPLE_CLIENT_ID } }),
})

const read = readVariables(siteVariables, process.env, (path) => readFileSync(path, 'utf8'))
if (!read.ok) endWithProblems('the site', read.problems)
const { values } = read
const dist = fileURLToPath(new URL('../../dist', import.meta.url))
await runProgram(() =>
  startObserved({ program: 'site', port: values.SITE_PORT }, values, (seen) => startSite(dist, values, seen)),
)
