import type { Place, Sealed, WithVault } from '../../base/vault/vault.ts'
import { type ReceiptDonor, receiptDonorSchema } from './snapshot.ts'

/** One version of one receipt: a donor that somebody copies to another receipt or version does not decrypt there. */
const placeOf = (donationId: number, version: number): Place =>
  `receipt_versions.donor_sealed.v${version}:${donationId}`

export const sealDonor = (
  { vault }: WithVault,
  donationId: number,
  version: number,
  donor: ReceiptDonor | null,
): Sealed | null => (donor === null ? null : vault.seal(JSON.stringify(donor), placeOf(donationId, version)))

/** @throws Error if the value was changed, or belongs to another version. */
export const openDonor = (
  { vault }: WithVault,
  donationId: number,
  version: number,
  stored: Sealed | null,
): ReceiptDonor | null =>
  stored === null ? null : receiptDonorSchema.parse(JSON.parse(vault.open(stored, placeOf(donationId, version))))
