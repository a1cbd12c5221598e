import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import type { Values } from '../../shared/configuration/variable.ts'
import { startServer } from '../../shared/server/startServer.ts'
import type { siteVariables } from './environment.ts'
import { originOf, type SocialSite } from './roots.ts'
import { createSiteServer } from './siteServer.ts'

/** The configuration of the site's program, as the operator has written it. */
type SiteEnvironment = Values<typeof siteVariables>

/**
 * Serves the built site and the widget. `/readyz` answers 503 until the files are read.
 * @param dist folder of the builds
 * @throws Error if there is no build, or the port is in use
 */
export async function startSite(
  dist: string,
  values: SiteEnvironment,
): Promise<{ port: number; close(): Promise<void> }> {
  if (!existsSync(join(dist, 'site/index.html'))) throw new Error('The site is not built. Run: npm run build')
  let reading = true
  const server = await startServer({
    port: values.SITE_PORT,
    host: values.HOST,
    notReady: async () => (reading ? 'starting' : null),
  })
  const handle = await createSiteServer(dist, {
    siteRoot: values.SITE_URL,
    apiRoot: values.API_URL,
    gatewayRoot: originOf(values.PAYU_PAYMENT_URL),
    social: socialSite(values),
  })
  server.open(getRequestListener(handle, { overrideGlobalObjects: false }))
  reading = false
  const closing = { drainMs: values.DRAIN_SECONDS * 1000, requestsMs: values.SHUTDOWN_SECONDS * 1000 }
  return { port: server.port, close: () => server.close(closing) }
}

const scripts = {
  google: 'https://accounts.google.com/gsi/client',
  apple: 'https://appleid.cdn-apple.com/appleauth/static/jsapi/appleid/1/en_US/appleid.auth.js',
}

const socialSite = ({ GOOGLE_CLIENT_ID, APPLE_CLIENT_ID }: SiteEnvironment): SocialSite => ({
  ...(GOOGLE_CLIENT_ID === undefined ? {} : { google: { script: scripts.google, clientId: GOOGLE_CLIENT_ID } }),
  ...(APPLE_CLIENT_ID === undefined ? {} : { apple: { script: scripts.apple, clientId: APPLE_CLIENT_ID } }),
})
