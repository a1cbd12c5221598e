import { setImmediate as giveWay } from 'node:timers/promises'
import { maskPan, panProblem } from '../../../shared/contract/people/person.ts'
import { keyOf, type Sealed, type WithVault } from './vault.ts'

/** A PAN as the database stores it; '' is none. */
export const storePan = ({ vault }: WithVault, userId: number, pan: string): Sealed | null =>
  pan === '' ? null : vault.seal(pan, `users.pan:${userId}`)

/**
 * A stored PAN in clear. One from before encryption is read as it is, until `sealStored` has replaced it.
 * @throws Error if the value was changed or belongs to another account.
 */
export function openPan({ vault }: WithVault, userId: number, stored: Sealed): string {
  if (keyOf(stored) === null && panProblem(stored) === null) return stored
  return vault.open(stored, `users.pan:${userId}`)
}

/** A stored PAN as pages show it; null for none. */
export const maskStoredPan = (deps: WithVault, userId: number, stored: Sealed | null): string | null =>
  stored === null ? null : maskPan(openPan(deps, userId, stored))

const donorPanContext = (donorId: number) => `donors.pan:${donorId}` as const

/** The PAN of a donor without an account, as the database stores it; '' is none. */
export const sealDonorPan = ({ vault }: WithVault, donorId: number, pan: string): Sealed | null =>
  pan === '' ? null : vault.seal(pan, donorPanContext(donorId))

/**
 * A stored PAN of a donor without an account, in clear. There is none from before encryption.
 * @throws Error if the value was changed or belongs to another donor.
 */
export const openDonorPan = ({ vault }: WithVault, donorId: number, stored: Sealed): string =>
  vault.open(stored, donorPanContext(donorId))

/** The secret of a second factor as the database stores it. */
export const sealSecret = ({ vault }: WithVault, userId: number, secret: string): Sealed =>
  vault.seal(secret, `second_factors.secret:${userId}`)

/** @throws Error if the value was changed or belongs to another account. */
export const openSecret = ({ vault }: WithVault, userId: number, stored: Sealed): string =>
  vault.open(stored, `second_factors.secret:${userId}`)

/** To open one value takes about 30 µs. */
const OPENED_AT_ONCE = 250

/**
 * The rows that have a PAN, with it in clear, one after the other. Other requests get their turn in between: 100,000 rows take 3 s.
 * @param open `openPan` or `openDonorPan`
 */
export async function* withClearPans<Row extends { id: number; pan: Sealed | null }>(
  deps: WithVault,
  open: typeof openPan,
  rows: readonly Row[],
): AsyncGenerator<Row & { pan: string }> {
  for (const [index, row] of rows.entries()) {
    if (index > 0 && index % OPENED_AT_ONCE === 0) await giveWay()
    if (row.pan !== null) yield { ...row, pan: open(deps, row.id, row.pan) }
  }
}
