import type { Reading } from '../../storage/database.ts'

const TYPES = { webp: 'image/webp', jpg: 'image/jpeg' } as const

/**
 * `GET /media/people/<random>.webp` or `.jpg`: a person's picture, for anyone who has its address. Null if the path is none of these or the picture is
 * deleted. Only the person's own browser caches it, and not for long: a deleted picture must not stay in a shared cache.
 */
export async function servePortrait(deps: Reading, request: Request): Promise<Response | null> {
  const [, name, ending] = /^\/media\/people\/([\w-]{32})\.(webp|jpg)$/.exec(new URL(request.url).pathname) ?? []
  if (!name || (request.method !== 'GET' && request.method !== 'HEAD')) return null
  const type = ending === 'webp' ? 'webp' : 'jpg'
  const row = await deps.db
    .selectFrom('portraits')
    .select(type === 'webp' ? 'webp as body' : 'jpeg as body')
    .where('name', '=', name)
    .executeTakeFirst()
  if (!row) return null
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(row.body), {
    headers: {
      'Content-Type': TYPES[type],
      'Content-Length': String(row.body.byteLength),
      'Cache-Control': 'private, max-age=3600',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Content-Security-Policy': "default-src 'none'",
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
