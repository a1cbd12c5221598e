import { hash, verify } from '@node-rs/argon2'
import { queueHash } from './hashQueue.ts'

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
