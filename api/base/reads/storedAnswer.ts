import { createHash } from 'node:crypto'
import { chooseEncoding, type Encoding, LEAST_BYTES, pack } from '../http/compress.ts'
import { hasTag } from './hasTag.ts'

/** An answer as bytes, with its tag. Compressed forms are made once, when the first client wants one. */
export interface StoredAnswer {
  etag: string
  plain: Uint8Array<ArrayBuffer>
  packed: Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>
}

/** @param body the whole envelope as JSON */
export function storeAnswer(body: string): StoredAnswer {
  const plain = new TextEncoder().encode(body)
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22)
  // Weak: the compressed forms have other bytes.
  return { etag: `W/"${hash}"`, plain, packed: new Map() }
}

/**
 * The arithmetic of these seconds is in decision 044. A request with a token gets the same answer, but the token must be valid: no shared cache may repeat it.
 * Caches do not repeat answers to POST.
 */
const cacheControl = {
  shared: 'public, max-age=0, s-maxage=30, stale-while-revalidate=5',
  own: 'private, no-cache',
  never: 'no-store',
} as const

/** The response to a request; 304 if the client has this answer already. */
export async function respondWith(answer: StoredAnswer, request: Request): Promise<Response> {
  const headers = new Headers({
    'Content-Type': 'application/json; charset=utf-8',
    'X-Content-Type-Options': 'nosniff',
    Vary: 'Accept-Encoding, Accept-Language',
  })
  if (request.method === 'POST') headers.set('Cache-Control', cacheControl.never)
  else {
    headers.set('Cache-Control', request.headers.has('Authorization') ? cacheControl.own : cacheControl.shared)
    headers.set('ETag', answer.etag)
    if (hasTag(request.headers.get('If-None-Match'), answer.etag)) return new Response(null, { status: 304, headers })
  }
  const encoding = chooseEncoding(request.headers.get('Accept-Encoding'))
  const body = encoding && answer.plain.byteLength >= LEAST_BYTES ? await packedForm(answer, encoding) : answer.plain
  if (encoding && body !== answer.plain) headers.set('Content-Encoding', encoding)
  headers.set('Content-Length', String(body.byteLength))
  return new Response(body, { headers })
}

function packedForm(answer: StoredAnswer, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
  const known = answer.packed.get(encoding)
  if (known) return known
  const made = pack(answer.plain, encoding)
  answer.packed.set(encoding, made)
  return made
}
