import { hash, verify } from '@node-rs/argon2'

/** Of no one's password: compared where there is no account, so that the answer takes as long as where there is one. */
let decoy: Promise<string> | undefined

/** argon2id with the library's defaults (19 MiB, 2 passes), which are OWASP's. */
export function hashPassword(password: string): Promise<string> {
  return hash(password)
}

/** Whether this is the password of that account; `stored` null (no account, or one without a password) is always no, after the same work. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hash('no account has this password')
  const matches = await verify(stored ?? (await decoy), password)
  return matches && stored !== null
}
