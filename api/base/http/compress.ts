import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { parseAccept } from 'hono/utils/accept'

const [brotliAsync, gzipAsync] = [promisify(brotliCompress), promisify(gzip)]

/** For smaller answers the headers cost more than compression saves. */
export const LEAST_BYTES = 1024
const compressible = /^(application\/json|image\/svg\+xml|text\/)/

export type Encoding = 'br' | 'gzip'

/** Compresses the answer as the browser accepts it. Only answers to GET: the length of a compressed answer to a form could reveal a token in it. */
export async function compress(request: Request, response: Response): Promise<Response> {
  if (!compressible.test(response.headers.get('Content-Type') ?? '')) return response
  // Answers from memory are ready (api/base/http/answerMemory.ts).
  if (response.headers.get('Vary')?.includes('Accept-Encoding')) return response
  response.headers.append('Vary', 'Accept-Encoding')
  const encoding = chooseEncoding(request.headers.get('Accept-Encoding'))
  if (request.method !== 'GET' || response.status !== 200 || !encoding) return response
  const plain = new Uint8Array(await response.arrayBuffer())
  const headers = new Headers(response.headers)
  if (plain.byteLength < LEAST_BYTES) return new Response(plain, { status: 200, headers })
  const packed = await pack(plain, encoding)
  headers.set('Content-Encoding', encoding)
  headers.set('Content-Length', String(packed.byteLength))
  const tag = headers.get('ETag')
  // The bytes differ, the content is the same.
  if (tag && !tag.startsWith('W/')) headers.set('ETag', `W/${tag}`)
  return new Response(packed, { status: 200, headers })
}

export async function pack(plain: Uint8Array, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
  const packed =
    encoding === 'br'
      ? await brotliAsync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
      : await gzipAsync(plain)
  return new Uint8Array(packed)
}

/** Brotli before gzip, in any order of the header; none if the client accepts neither. */
export function chooseEncoding(header: string | null): Encoding | undefined {
  const taken = parseAccept(header ?? '').filter(({ q }) => q > 0)
  return (['br', 'gzip'] as const).find((name) => taken.some(({ type }) => type.toLowerCase() === name))
}
