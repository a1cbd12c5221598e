import { hash, verify } from '@node-rs/argon2'

/** The hash of a random password. It is compared if there is no account, so the answer takes equally long. */
let decoy: Promise<string> | undefined

/** argon2id with the library's defaults (19 MiB, 2 passes), which OWASP recommends. */
export function hashPassword(password: string): Promise<string> {
  return hash(password)
}

/** Whether this is the account's password. `stored` null (no account, or one without a password) answers false after the same work. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hash('no account has this password')
  const matches = await verify(stored ?? (await decoy), password)
  return matches && stored !== null
}
