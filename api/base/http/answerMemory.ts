import { Refused } from './refusal.ts'
import { BoundedCache } from '../boundedCache.ts'
import { createHash } from 'node:crypto'
import { chooseEncoding, type Encoding, LEAST_BYTES, pack } from './compress.ts'

const bare = (tag: string): string => tag.trim().replace(/^W\//, '')

/** Whether If-None-Match names the tag. Weak comparison, as RFC 9110 demands for it: a compressed copy has the same tag, marked as weak. */
export const hasTag = (header: string | null, etag: string): boolean =>
  header !== null && (header.trim() === '*' || header.split(',').some((tag) => bare(tag) === bare(etag)))

/** An answer as bytes, with its tag. Compressed forms are made once, when the first client wants one. */
interface StoredAnswer {
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
  const packed = pack(answer.plain, encoding)
  answer.packed.set(encoding, packed)
  return packed
}

/**
 * How long an answer may be repeated. `content`: until the content changes. `progress`: until then, but no longer than a few seconds, because it also shows the
 * sums of donations.
 */
export type Life = 'content' | 'progress'

/** When answers in memory are too old. */
export interface Freshness {
  /** The current version of the content. */
  version(): number | Promise<number>
  /** The life of `progress` in ms. */
  progressMs: number
}

export interface WithFreshness {
  now: () => Date
  /** Until when answers of public reads are repeated from memory. */
  freshness: Freshness
}

/** The life of `progress` in production (decision 044). */
export const PROGRESS_MS = 10_000

const MOST_BYTES = 64 * 1024 * 1024

interface Kept {
  answer: StoredAnswer
  /** When the server began to read it, in ms. */
  at: number
  byteLength: number
}

/** Answers of public reads. Every process has its own; losing it costs one reading for each answer. */
export class AnswerMemory {
  readonly #deps: WithFreshness
  readonly #kept: BoundedCache<Kept>
  #underWay = new Map<string, Promise<StoredAnswer>>()
  #version: number | undefined

  constructor(deps: WithFreshness, mostBytes = MOST_BYTES) {
    this.#deps = deps
    this.#kept = new BoundedCache(mostBytes)
  }

  /** The answer of a key. Requests that arrive while it is made wait for the same one. A refusal is not kept. */
  async get(key: string, life: Life, make: () => Promise<StoredAnswer>): Promise<StoredAnswer> {
    const { freshness, now } = this.#deps
    const version = await freshness.version()
    if (version !== this.#version) {
      this.#version = version
      this.#kept.clear()
      this.#underWay = new Map()
    }
    const at = now().getTime()
    const found = this.#kept.get(key)
    if (found && (life === 'content' || at - found.at < freshness.progressMs)) return found.answer
    const underWay = this.#underWay
    const open = underWay.get(key)
    if (open) return open
    const pending = make()
      .then((answer) => {
        // Content that changed meanwhile may be in it only in part.
        if (version === this.#version) this.#kept.set(key, { answer, at, byteLength: bytesOf(key, answer) })
        return answer
      })
      .catch((error: unknown) => {
        // The database is away: an old sum is better than none.
        if (found && !(error instanceof Refused)) return found.answer
        throw error
      })
      .finally(() => underWay.delete(key))
    underWay.set(key, pending)
    return pending
  }
}

/** The text, both compressed forms (each at most half of it), and the key. */
const bytesOf = (key: string, answer: StoredAnswer): number => 2 * (answer.plain.byteLength + key.length)
