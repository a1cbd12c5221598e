import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits as text. Only its hash is ever stored. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** What is stored of a secret. A plain hash is enough, since the secret itself is beyond guessing. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
