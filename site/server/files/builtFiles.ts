/** Built files, read once at start-up: roots replaced, compressed, with an ETag; and the answer to a request for one. */
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { parseAccept } from 'hono/utils/accept'
import { getMimeType, mimes } from 'hono/utils/mime'

type Encoding = 'br' | 'gzip' | 'identity'

export interface BuiltFile {
  type: string
  etag: string
  /** It contains roots: the hash in its name does not cover them, so the browser must revalidate. */
  changed: boolean
  bodies: Partial<Record<Encoding, Uint8Array<ArrayBuffer>>> & { identity: Uint8Array<ArrayBuffer> }
}

/** Types by a file's ending. The widget's declarations (`.d.ts`) are text, not a film. */
const types = { ...mimes, ts: 'text/plain; charset=utf-8' }
const isText = (type: string): boolean => /^(text|application\/(json|manifest\+json)|image\/svg)/.test(type)

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Brotli's best quality, for what is read once. */
const BEST = 11

/**
 * Reads a whole folder; requests for other files find nothing, whatever their path.
 *
 * @param change applied to every text file
 * @returns files by path, `/assets/a.js`; empty if the folder does not exist
 */
export async function readBuiltFiles(
  folder: string,
  change: (text: string) => string,
  quality = BEST,
): Promise<Map<string, BuiltFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const files = await Promise.all(
    paths.map(async (path) => {
      const name = `/${relative(folder, path).split(sep).join('/')}`
      return [name, await readBuiltFile(path, change, quality)] as const
    }),
  )
  return new Map(files)
}

/** Reads one file; its extension sets its type. */
export const readBuiltFile = async (
  path: string,
  change: (text: string) => string,
  quality?: number,
): Promise<BuiltFile> =>
  toFile(await readFile(path), getMimeType(path, types) ?? 'application/octet-stream', change, quality)

/** @param quality of brotli: {@link BEST}, or less for what is made while a visitor waits */
export async function toFile(
  raw: Buffer,
  type: string,
  change: (text: string) => string,
  quality = BEST,
): Promise<BuiltFile> {
  const identity = own(isText(type) ? Buffer.from(change(raw.toString('utf8'))) : raw)
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  const file = { type, etag, changed: raw.compare(identity) !== 0 }
  if (!isText(type) || identity.byteLength < 200) return { ...file, bodies: { identity } }
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: identity.byteLength }
  const [br, gz] = await Promise.all([brotli(identity, { params }), zip(identity, { level: 9 })])
  return { ...file, bodies: { identity, br: own(br), gzip: own(gz) } }
}

/** Bytes over a separate buffer, as a Response needs them. */
const own = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(bytes)

/** The smallest encoding that the browser accepts: `Accept-Encoding` with q=0 means "not that". */
function pickEncoding({ bodies }: BuiltFile, accepted: string): Encoding {
  const taken = parseAccept(accepted).filter(({ q }) => q > 0)
  const smallest = (['br', 'gzip'] as const).find(
    (name) => bodies[name] && taken.some(({ type }) => type.toLowerCase() === name),
  )
  return smallest ?? 'identity'
}

/** Answers a request with a file: 304 if the browser has it, else the smallest encoding it accepts, with its length. */
export function sendFile(request: Request, file: BuiltFile, headers: Record<string, string>, status = 200): Response {
  const encoding = pickEncoding(file, request.headers.get('Accept-Encoding') ?? '')
  const body = file.bodies[encoding] ?? file.bodies.identity
  // Each encoding has its own ETag; If-None-Match compares weakly.
  const etag = encoding === 'identity' ? file.etag : file.etag.replace(/"$/, `-${encoding}"`)
  const common = { Vary: 'Accept-Encoding', ...headers, ETag: etag }
  const known = (request.headers.get('If-None-Match') ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  if (known.includes(etag)) return new Response(null, { status: 304, headers: common })
  return new Response(body, {
    status,
    headers: {
      ...common,
      'Content-Type': file.type,
      'Content-Length': String(body.byteLength),
      ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
    },
  })
}
