import { randomInt } from 'node:crypto'

const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Random letters and digits without those that look alike. */
export const plainLetters = (length: number): string =>
  Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

/**
 * A new transaction id: 24 characters (the provider accepts 25) that nobody can guess (120 bits). It has no letters and digits that look alike, because
 * donors read it out on the telephone.
 */
export const newTxnId = (): string => plainLetters(24)
