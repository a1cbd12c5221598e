import type { Sealed, WithVault } from './vault.ts'

const contextOf = (donorId: number) => `donors.pan:${donorId}` as const

/** The PAN of a donor without an account, as the database stores it; '' is none. */
export const sealDonorPan = ({ vault }: WithVault, donorId: number, pan: string): Sealed | null =>
  pan === '' ? null : vault.seal(pan, contextOf(donorId))

/**
 * A stored PAN of a donor without an account, in clear. There is none from before encryption.
 * @throws Error if the value was changed or belongs to another donor.
 */
export const openDonorPan = ({ vault }: WithVault, donorId: number, stored: Sealed): string =>
  vault.open(stored, contextOf(donorId))
