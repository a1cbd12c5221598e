import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { busy } from '../../base/http/refusal.ts'

/** The hash of a random password. It is compared if there is no account, so the answer takes equally long. */
let decoy: Promise<string> | undefined

/** argon2id with the library's defaults (19 MiB, 2 passes), which OWASP recommends. 429 if too many wait. */
export function hashPassword(password: string): Promise<string> {
  return queueHash(() => hash(password))
}

/** Whether this is the account's password. `stored` null (no account, or one without a password) answers false after the same work. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hash('no account has this password')
  const against = stored ?? (await decoy)
  const matches = await queueHash(() => verify(against, password))
  return matches && stored !== null
}

/** Each hash takes 19 MiB and a thread of the pool for about 30 ms, so more at once would only slow everything else. */
const MOST_RUNNING = Math.max(1, Math.min(3, availableParallelism() - 1))
/** A visitor would wait some seconds behind these. */
export const MOST_WAITING = 60
const RETRY_AFTER_SECONDS = 5

let running = 0
const waiting: (() => void)[] = []

/**
 * Runs the work of a password hash when it is its turn. A flood of sign-ins then waits for itself, and other requests find free threads.
 * @throws Refused 429 with Retry-After if too many wait already
 */
export async function queueHash<T>(work: () => Promise<T>): Promise<T> {
  if (running >= MOST_RUNNING) {
    if (waiting.length >= MOST_WAITING) throw busy(RETRY_AFTER_SECONDS)
    // Work that ends passes its place on, so that nobody overtakes.
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else {
    running++
  }
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}
