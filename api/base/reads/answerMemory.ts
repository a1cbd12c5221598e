import { Refused } from '../http/refusal.ts'
import { BoundedCache } from './boundedCache.ts'
import type { StoredAnswer } from './storedAnswer.ts'

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
    const made = make()
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
    underWay.set(key, made)
    return made
  }
}

/** The text, both compressed forms (each at most half of it), and the key. */
const bytesOf = (key: string, answer: StoredAnswer): number => 2 * (answer.plain.byteLength + key.length)
