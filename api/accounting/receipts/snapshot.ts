/** What a receipt says, as it is stored: the facts and texts without the donor, and the donor apart. */

import * as z from 'zod/mini'
import { countSchema, idSchema, rupeesSchema, txnIdSchema } from '../../../shared/contract/basics.ts'
import { detailSchema } from '../../../shared/contract/content/contact.ts'
import { paymentModeSchema, type Receipt } from '../../../shared/contract/donation/receipt.ts'
import { addressSchema } from '../../../shared/contract/people/profile.ts'
import { inEachLanguage, type Language } from '../../../shared/languages.ts'
import type { Place, Sealed, WithVault } from '../../base/vault/vault.ts'

/** The texts of one language. `items` in the order of the snapshot's items. A sentence that did not hold is null. */
const textsSchema = z.object({
  trust: z.object({ name: z.string(), address: z.string() }),
  registrations: z.array(detailSchema),
  project: z.string(),
  purpose: z.nullable(z.string()),
  items: z.array(z.string()),
  sentences: z.object({
    deduction: z.nullable(z.string()),
    certificate: z.nullable(z.string()),
    cash: z.nullable(z.string()),
  }),
})

/** `form` rises when the shape changes, because stored snapshots never do. Amounts in whole rupees; times are ISO instants. */
export const snapshotSchema = z.object({
  form: z.literal(1),
  txnId: txnIdSchema,
  /** The provider's own number of the payment. */
  paymentId: z.nullable(z.string()),
  mode: paymentModeSchema,
  givenAt: z.string(),
  /** Indian financial year, e.g. `2026-27`. */
  year: z.string(),
  amount: rupeesSchema,
  projectId: idSchema,
  purposeId: z.nullable(idSchema),
  quantity: z.nullable(countSchema),
  items: z.array(z.object({ id: idSchema, qty: countSchema, price: rupeesSchema })),
  trust: z.object({
    email: z.nullable(z.string()),
    phone: z.nullable(z.string()),
    pan: z.nullable(z.string()),
    /** First and last day of the tax registration. */
    taxValidity: z.nullable(z.object({ from: z.string(), until: z.string() })),
    /** Whom donors know as the payment company, e.g. `PayU`. */
    provider: z.nullable(z.string()),
  }),
  texts: z.object(inEachLanguage(() => textsSchema)),
})
export type ReceiptSnapshot = z.output<typeof snapshotSchema>
export type ReceiptTexts = z.output<typeof textsSchema>

/** The donor as the receipt names them; '' for what was not known. The PAN is whole. */
export const receiptDonorSchema = z.object({
  name: z.string(),
  email: z.string(),
  address: addressSchema,
  pan: z.nullable(z.string()),
  /** What the member of staff wrote about a correction. */
  note: z.optional(z.string()),
})
export type ReceiptDonor = z.output<typeof receiptDonorSchema>

/** The newest version of a receipt, with the donor opened. */
export interface FrozenReceipt {
  donationId: number
  number: string
  version: number
  /** When this version was issued. */
  issuedAt: Date
  /** The version that this one corrects, and why; null for the original. */
  corrects: Receipt['corrects']
  language: Language
  snapshot: ReceiptSnapshot
  /** Null if the account was deleted before the receipt was frozen, or the trust need not keep the donor any more. */
  donor: ReceiptDonor | null
  /** The last Indian day on which the donor is kept, `yyyy-MM-dd`. */
  keepUntil: string
}

/** One version of one receipt: a donor that somebody copies to another receipt or version does not decrypt there. */
export const receiptDonorPlace = (donationId: number, version: number): Place =>
  `receipt_versions.donor_sealed.v${version}:${donationId}`

/** The version of a donation that has no receipt yet. */
export const UNDECIDED = 0

export const sealDonor = (
  { vault }: WithVault,
  donationId: number,
  version: number,
  donor: ReceiptDonor | null,
): Sealed | null => (donor === null ? null : vault.seal(JSON.stringify(donor), receiptDonorPlace(donationId, version)))

/** @throws Error if the value was changed, or belongs to another version. */
export const openDonor = (
  { vault }: WithVault,
  donationId: number,
  version: number,
  stored: Sealed | null,
): ReceiptDonor | null =>
  stored === null
    ? null
    : receiptDonorSchema.parse(JSON.parse(vault.open(stored, receiptDonorPlace(donationId, version))))
