import { createHash } from 'node:crypto'

/** One key is one transaction id, so the database refuses a second donation of the same entry. */
export const txnIdOf = (key: string): string =>
  `OFF${createHash('sha256').update(key).digest('hex').slice(0, 20).toUpperCase()}`
