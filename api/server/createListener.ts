import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import type { Dependencies } from '../dependencies.ts'
import { clientAddress } from '../base/http/clientAddress.ts'
import { compress } from '../base/http/compress.ts'
import { createApi, withSecurityHeaders } from './createApi.ts'
import { nameRoute } from '../base/observation/requestContext.ts'
import { createMedia } from '../pictures/media.ts'
import { servePortrait } from '../donors/profile/portrait.ts'
import type { StartApiOptions } from './startApiOptions.ts'

/** The API, its pictures, and what its program serves besides, as a listener of Node. */
export function createListener(options: StartApiOptions, deps: Omit<Dependencies, 'clientAddress'>): RequestListener {
  const addresses = new WeakMap<Request, string>()
  const media = createMedia({
    directory: options.contentDirectory,
    ...(options.memory || !options.dataDir ? {} : { keepIn: join(options.dataDir, 'renditions') }),
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
      const found = picture && ((await media(picture)) ?? (await servePortrait(deps, picture)))
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
