import { randomInt } from 'node:crypto'

const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/**
 * A new transaction id: 24 characters (the provider accepts 25) that nobody can guess (120 bits). It has no letters and digits that look alike, because
 * donors read it out on the telephone.
 */
export function newTxnId(): string {
  return Array.from({ length: 24 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
}
