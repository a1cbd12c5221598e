import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits as text. Only its hash is stored. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** The stored form of a secret. A plain hash is enough, because nobody can guess the secret. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
