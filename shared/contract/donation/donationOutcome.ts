/** What the trust's own site shows a donor after the payment: `POST donation/update-status` in full, the receipt by mail, and a name to be written. */
import * as z from 'zod/mini'
import { nameText } from '../people/nameText.ts'
import { txnIdSchema } from '../basics.ts'
import { donationRowSchema } from './donationHistory.ts'

/**
 * Answer of `POST donation/update-status` for a full session: what everybody gets, and the receipt if there is one. `dedication` is there if the purpose
 * promises to write a name (`name` null: none was given yet). `partner_page` is there if the donation began on a partner's page, at an origin that this
 * partner still has registered: the donor may return there. A back end may leave all of this out.
 */
export const donationOutcomeSchema = z.extend(donationRowSchema, {
  dedication: z.optional(z.nullable(z.object({ name: z.nullable(z.string()) }))),
  partner_page: z.optional(z.nullable(z.object({ name: z.string(), origin: z.string() }))),
})
export type DonationOutcome = z.infer<typeof donationOutcomeSchema>

/** Payload of `POST donation/dedication` (our addition); '' removes the name. Codes `too_long`, `control` (invisible characters). */
export const dedicationRequestSchema = z.object({
  txn_id: txnIdSchema,
  name: z.string().check(
    z.trim(),
    z.maxLength(80, 'too_long'),
    z.refine((text) => nameText.safeParse(text).success, 'control'),
  ),
})
export type DedicationRequest = z.infer<typeof dedicationRequestSchema>

/** Answer of `POST donation/dedication`. */
export const dedicationSchema = z.object({ name: z.nullable(z.string()) })
