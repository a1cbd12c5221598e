/** Receipts at the staff desk: what each version says, and `POST staff/correct-receipt` (our addition), which issues the next one. */
import * as z from 'zod/mini'
import { countSchema, languageSchema, query, txnIdSchema } from '../basics.ts'
import { correctionReasonSchema } from '../donation/receipt.ts'
import { countTextSchema } from '../paging.ts'
import { lineText } from '../people/person.ts'
import { addressSchema, panSchema, profileUpdateSchema } from '../people/profile.ts'
import type { Transport } from '../transport.ts'

const { fullName, address } = profileUpdateSchema('').shape

/** The form of a correction. `pan` '' keeps the one of the receipt. `note` says why; it is kept sealed. Codes: those of the profile; `required` for the note. */
export const correctionFormSchema = z.object({
  name: fullName,
  address,
  language: languageSchema,
  pan: panSchema,
  fresh_trust: z.boolean(),
  note: lineText.check(z.minLength(3, 'required'), z.maxLength(300, 'too_long')),
})

/**
 * What a member of staff corrects. A missing field stays as the receipt has it; `pan` '' removes it. `fresh_trust` also takes the trust's details, titles and
 * sentences as the content has them now. `version`: the newest version that the form showed. Refused (409) with `corrected_meanwhile` if there is a newer one, and
 * with `nothing_to_correct`.
 */
export const correctReceiptSchema = z.extend(z.partial(correctionFormSchema), {
  number: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(60, 'too_long')),
  note: correctionFormSchema.shape.note,
  version: countSchema,
})
export type CorrectReceipt = z.infer<typeof correctReceiptSchema>

export const correctedReceiptSchema = z.object({ number: z.string(), version: countSchema })

/** Query of `GET staff/receipt` (our addition). */
export const staffReceiptQuerySchema = z.object({ txn_id: txnIdSchema })

/** Query of `GET staff/receipt-pdf` (our addition): one version as a PDF, in its own language. */
export const staffReceiptFileQuerySchema = z.extend(staffReceiptQuerySchema, { version: countTextSchema })

/** Answer of `GET staff/receipt`: every version, newest first. `reason` is null for the original, `donor` once the trust need not keep it. The PAN is masked. */
export const staffReceiptSchema = z.object({
  number: z.string(),
  versions: z.array(
    z.object({
      version: countSchema,
      issued_at: z.string(),
      reason: z.nullable(correctionReasonSchema),
      language: languageSchema,
      donor: z.nullable(
        z.object({
          name: z.string(),
          address: addressSchema,
          pan: z.nullable(z.string()),
          note: z.nullable(z.string()),
        }),
      ),
    }),
  ),
})
export type StaffReceipt = z.infer<typeof staffReceiptSchema>

export const staffReceipt = (t: Transport, txnId: string) =>
  t.get(`staff/receipt${query({ txn_id: txnId })}`, staffReceiptSchema)

/** Path of one version as PDF. */
export const staffReceiptPdf = (txnId: string, version: number): string =>
  `staff/receipt-pdf${query({ txn_id: txnId, version })}`

export const correctReceipt = (t: Transport, wanted: CorrectReceipt) =>
  t.post('staff/correct-receipt', wanted, correctedReceiptSchema)
