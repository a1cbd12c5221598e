import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * `GET /media/<name>.svg`: the drawings in `directory`, for any origin, kept for a day. Null where the path is none of these. An SVG opened by itself may run
 * nothing.
 */
export async function serveMedia(directory: string, request: Request): Promise<Response | null> {
  const name = /^\/media\/([\w-]+\.svg)$/.exec(new URL(request.url).pathname)?.[1]
  if (!name || (request.method !== 'GET' && request.method !== 'HEAD')) return null
  const drawing = await readFile(join(directory, name)).catch(() => null)
  if (!drawing) return null
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(drawing), {
    headers: {
      'Content-Type': 'image/svg+xml; charset=utf-8',
      'Content-Length': String(drawing.byteLength),
      'Cache-Control': 'public, max-age=86400',
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
    },
  })
}
