import { type Server, createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { distDir } from '../../demo/stack/places.ts'
import { trustName } from '../../demo/texts.ts'
import { createSiteServer } from '../../site/server/siteServer.ts'
import { roots } from './roots.ts'

type Handler = (request: Request) => Response | Promise<Response>

interface SiteWith {
  siteRoot: string
  apiRoot: string
  close(): Promise<void>
}

const start = (handle: Handler): Promise<{ server: Server; port: number }> =>
  new Promise((resolve) => {
    const server = createServer(getRequestListener(handle))
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve({ server, port: address !== null && typeof address === 'object' ? address.port : 0 })
    })
  })

/**
 * A site server over another API: broken, slow or hostile.
 * @param answer may ask the real API by `onwards`
 * @param gatewayRoot the provider that the site's policy allows
 */
export async function siteWith(
  answer: (request: Request, onwards: () => Promise<Response>) => Response | Promise<Response>,
  gatewayRoot = roots.gatewayRoot,
): Promise<SiteWith> {
  const api = await start((request) => {
    const url = new URL(request.url)
    return answer(request, () => fetch(`${new URL(roots.apiRoot).origin}${url.pathname}${url.search}`, passed(request)))
  })
  const apiRoot = `http://127.0.0.1:${api.port}/api`
  let handle: Handler = () => new Response(null, { status: 503 })
  const site = await start((request) => handle(request))
  const siteRoot = `http://localhost:${site.port}`
  handle = await createSiteServer(distDir, { siteRoot, apiRoot, gatewayRoot, trustName }, () => {}, 1)
  return {
    siteRoot,
    apiRoot,
    async close() {
      for (const { server } of [api, site]) {
        server.closeAllConnections()
        await new Promise((done) => server.close(done))
      }
    },
  }
}

/** The request in the form that the real API accepts: without the origin of an unknown site. */
function passed({ method, headers, body }: Request): RequestInit {
  const kept = new Headers({ 'Content-Type': 'application/json' })
  for (const name of ['Accept-Language', 'Authorization', 'Content-Type']) {
    const value = headers.get(name)
    if (value !== null) kept.set(name, value)
  }
  return { method, headers: kept, ...(method === 'POST' ? { body, duplex: 'half' } : {}) }
}
