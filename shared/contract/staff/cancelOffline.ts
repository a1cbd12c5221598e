/** Cancelling an offline donation that never was: a new fact, and its receipt counts no more. */
import * as z from 'zod/mini'
import { countSchema, txnIdSchema } from '../basics.ts'
import { noteText } from './offlineFields.ts'

/** Why. The mail to the donor says it. `not_arrived`: for example, the cheque bounced. */
export const cancelReasons = ['not_arrived', 'twice', 'other'] as const
export type CancelReason = (typeof cancelReasons)[number]

/** The form. `note` is for the ledger, where it stays. Codes: `required`, and those of a note. */
export const cancelOfflineFormSchema = z.object({
  reason: z.enum(cancelReasons, 'required'),
  note: noteText.check(z.minLength(3, 'required')),
})
export type CancelOfflineForm = z.output<typeof cancelOfflineFormSchema>

/** Payload of `POST staff/cancel-offline`. `version`: the receipt's version that the page showed. Refused (409) if there is another one meanwhile. */
export const cancelOfflineSchema = z.extend(cancelOfflineFormSchema, { txn_id: txnIdSchema, version: countSchema })
export type CancelOffline = z.output<typeof cancelOfflineSchema>

/** Answer. `mailed`: the donor has an address, and a mail is on its way. */
export const cancelledOfflineSchema = z.object({ mailed: z.boolean() })
