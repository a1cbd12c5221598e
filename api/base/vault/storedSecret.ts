import type { Sealed, WithVault } from './vault.ts'

/** The secret of a second factor as the database stores it. */
export const sealSecret = ({ vault }: WithVault, userId: number, secret: string): Sealed =>
  vault.seal(secret, `second_factors.secret:${userId}`)

/** @throws Error if the value was changed or belongs to another account. */
export const openSecret = ({ vault }: WithVault, userId: number, stored: Sealed): string =>
  vault.open(stored, `second_factors.secret:${userId}`)
