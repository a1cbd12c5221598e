/** The site with hot reload, and the widget, which is built again when its sources change. For `npm run dev`. */
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { createServer } from 'vite'
import { distDir, repository } from '../demo/stack/places.ts'
import { type Roots, socialText } from '../site/server/roots.ts'
import { createSiteServer, ownerToolAddress } from '../site/server/siteServer.ts'
import { nameText } from '../site/server/trustName.ts'
import { buildParts } from './build/buildParts.ts'
import { trustNameInFiles } from './build/sitePlugins.ts'

/** Vite serves the site; `/widget` is the build, as in production. */
export async function startDevSite(roots: Roots, port: number): Promise<{ close(): Promise<void> }> {
  let widget = await createSiteServer(distDir, roots)
  /** Uncached, because the next build may differ. */
  const sendWidget = getRequestListener(
    async (request) => {
      const { body, status, headers } = await widget(request)
      return new Response(body, { status, headers: { ...Object.fromEntries(headers), 'cache-control': 'no-store' } })
    },
    { overrideGlobalObjects: false },
  )
  const vite = await createServer({
    configFile: join(repository, 'vite.site.config.ts'),
    // No copy of it: Node, which watches all that it imports, would start again for each.
    configLoader: 'native',
    define: {
      __API_ROOT__: JSON.stringify(roots.apiRoot),
      __SITE_ROOT__: JSON.stringify(roots.siteRoot),
      __SOCIAL__: JSON.stringify(socialText(roots.social)),
      __TRUST_NAME__: JSON.stringify(nameText(roots.trustName)),
    },
    server: { port, strictPort: true, host: '127.0.0.1' },
    plugins: [
      trustNameInFiles(roots.trustName),
      {
        name: 'widget-from-its-build',
        configureServer(server) {
          server.middlewares.use((request, response, next) => {
            if (request.url?.startsWith('/widget/')) void sendWidget(request, response)
            else next()
          })
          server.middlewares.use((request, response, next) => {
            const tool = ownerToolAddress(new Request(new URL(request.url ?? '/', roots.siteRoot)), roots.partnerRoot)
            if (tool === null) return next()
            response.writeHead(302, { location: tool }).end()
          })
        },
      },
    ],
  })
  await vite.listen()

  // Not `shared`: servers use it, too, so its changes start everything again, also this build.
  vite.watcher.add(join(repository, 'widget'))
  let building: Promise<unknown> = Promise.resolve()
  vite.watcher.on('change', (path) => {
    if (!path.startsWith(join(repository, 'widget/'))) return
    building = building.then(async () => {
      const built = await buildParts({ parts: ['widget'], say: (line) => console.log(`  ${line}`) })
      if (built.length === 0) return
      widget = await createSiteServer(distDir, roots)
      vite.ws.send({ type: 'full-reload' })
    })
    building = building.catch((error: unknown) => console.error(error instanceof Error ? error.message : error))
  })
  return { close: () => vite.close() }
}
