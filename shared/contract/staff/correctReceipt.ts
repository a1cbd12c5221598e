/** `POST staff/correct-receipt` (our addition): issues the next version of a receipt. */
import * as z from 'zod/mini'
import { countSchema } from '../basics.ts'
import { lineText } from '../people/nameText.ts'
import { panRequestSchema, profileUpdateSchema } from '../people/profile.ts'
import { correctionReasonSchema } from '../donation/receipt.ts'

const { fullName, address } = profileUpdateSchema('').shape

/**
 * What a member of staff corrects. A missing field stays as the receipt has it; `pan` '' removes it. `note` says why; it is kept sealed. `fresh_trust` also
 * takes the trust's details, titles and sentences as the content has them now. Codes: those of the profile; `required` for the note.
 */
export const correctReceiptSchema = z.object({
  number: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(60, 'too_long')),
  reason: correctionReasonSchema,
  note: lineText.check(z.minLength(3, 'required'), z.maxLength(300, 'too_long')),
  name: z.optional(fullName),
  address: z.optional(address),
  pan: z.optional(panRequestSchema.shape.pan),
  fresh_trust: z.optional(z.boolean()),
})
export type CorrectReceipt = z.infer<typeof correctReceiptSchema>

export const correctedReceiptSchema = z.object({ number: z.string(), version: countSchema })
