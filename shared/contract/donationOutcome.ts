/** What a donor meets after the payment, on the trust's own site: `POST donation/update-status` in full, the receipt by mail, a name to be written. */
import * as z from 'zod/mini'
import { txnIdSchema } from './basics.ts'
import { donationRowSchema } from './donationHistory.ts'

/**
 * Answer of `POST donation/update-status` for a full session: what it tells everybody, the receipt once there is one, and `dedication` where the
 * donation's purpose promises to write a name (`name` null: none was given yet). A back end may leave all of this out.
 */
export const donationOutcomeSchema = z.extend(donationRowSchema, {
  dedication: z.optional(z.nullable(z.object({ name: z.nullable(z.string()) }))),
})
export type DonationOutcome = z.infer<typeof donationOutcomeSchema>

/** Payload of `POST donation/dedication` (ours); '' takes the name back. Codes `too_long`, `control` (signs that nobody can read). */
export const dedicationRequestSchema = z.object({
  txn_id: txnIdSchema,
  name: z.string().check(
    z.trim(),
    z.maxLength(80, 'too_long'),
    z.refine((text) => !/[\p{Cc}\u202A-\u202E\u2066-\u2069]/u.test(text), 'control'),
  ),
})
export type DedicationRequest = z.infer<typeof dedicationRequestSchema>

/** Answer of `POST donation/dedication`. */
export const dedicationSchema = z.object({ name: z.nullable(z.string()) })
