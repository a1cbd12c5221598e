import { randomBytes } from 'node:crypto'
import { sha256 } from '../secret.ts'

/** 32 signs that people do not confuse: no i, l, o, u (Crockford). */
const signs = '0123456789abcdefghjkmnpqrstvwxyz'
const LENGTH = 28

/** 140 random bits, in groups of four. A plain hash protects that many, so no slow one is needed. */
export function newRecoveryCode(): string {
  const text = Array.from(randomBytes(LENGTH), (byte) => signs[byte % signs.length]).join('')
  return text.replace(/.{4}(?=.)/g, '$&-')
}

/** The stored form of a code, however it is typed. */
export const recoveryHash = (typed: string): string =>
  sha256(
    typed
      .toLowerCase()
      .replace(/[^0-9a-z]/g, '')
      .replace(/[il]/g, '1')
      .replace(/o/g, '0'),
  )
