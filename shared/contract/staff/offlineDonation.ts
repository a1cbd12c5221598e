/** A donation by cash, cheque, transfer or UPI by hand, as staff enter it. */
import * as z from 'zod/mini'
import { rupeesSchema, txnIdSchema } from '../basics.ts'
import { daySchema } from '../day.ts'
import { countTextSchema } from '../paging.ts'
import { donorKeySchema } from './donors.ts'
import { moneyFields, needsName, noteText, type OpenDays, personFields } from './offlineFields.ts'

/**
 * Payload of `POST staff/offline-donation`. `key`: made by the form for one entry, so a second press is the same donation. `donor`: a known one by key, or `new`
 * with the fields of a person. `note` stays in the ledger. Codes: those of the fields, and `required`.
 */
export const offlineDonationSchema = (days: OpenDays) =>
  z
    .object({
      key: z.string().check(z.regex(/^[\w-]{16,64}$/, 'invalid')),
      ...moneyFields(days),
      project_id: countTextSchema,
      note: z._default(noteText, ''),
      donor: z._default(z.union([z.literal('new'), donorKeySchema]), 'new'),
      ...personFields,
    })
    .check(needsName)
export type OfflineDonation = z.output<ReturnType<typeof offlineDonationSchema>>

/** Answer: the donation's transaction id and receipt number, the same for the same key. */
export const takenOfflineSchema = z.object({ txn_id: txnIdSchema, receipt: z.string() })

/** Answer of `GET staff/offline-options`: above `limit` rupees in cash the sentence holds; null without such a rule. `open_from`: the first day that is open. */
export const offlineOptionsSchema = z.object({
  cash: z.nullable(z.object({ limit: rupeesSchema, text: z.string() })),
  open_from: daySchema,
})
export type OfflineOptions = z.output<typeof offlineOptionsSchema>
