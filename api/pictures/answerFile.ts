import { hasTag } from '../reads/hasTag.ts'
import { readRange } from './readRange.ts'

export interface MediaFile {
  bytes: Uint8Array
  type: string
  etag: string
  /** Whether a player may request a part of the file. */
  ranges?: boolean
  headers?: Record<string, string>
}

/** Answers a file to any origin, cached for a day, then revalidated; or a part of it if a player requests one. */
export function answerFile(request: Request, file: MediaFile): Response {
  const headers = new Headers({
    'Content-Type': file.type,
    'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800',
    ETag: file.etag,
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'X-Content-Type-Options': 'nosniff',
    ...file.headers,
  })
  if (file.ranges) headers.set('Accept-Ranges', 'bytes')
  if (hasTag(request.headers.get('If-None-Match'), file.etag)) return new Response(null, { status: 304, headers })
  const range = file.ranges && mayTakePart(request, file.etag) ? rangeOf(request, file) : null
  if (range === 'outside') {
    headers.set('Content-Range', `bytes */${file.bytes.byteLength}`)
    return new Response(null, { status: 416, headers })
  }
  const part = range ? file.bytes.subarray(range.first, range.last + 1) : file.bytes
  headers.set('Content-Length', String(part.byteLength))
  if (range) headers.set('Content-Range', `bytes ${range.first}-${range.last}/${file.bytes.byteLength}`)
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(part), { status: range ? 206 : 200, headers })
}

const rangeOf = (request: Request, file: MediaFile) => readRange(request.headers.get('Range'), file.bytes.byteLength)

/** A player that has the beginning of another file needs all of this one. */
function mayTakePart(request: Request, etag: string): boolean {
  const only = request.headers.get('If-Range')
  return only === null || only === etag
}
