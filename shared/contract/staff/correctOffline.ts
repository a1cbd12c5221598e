/** Correcting an offline donation: its booking, and its receipt by a new version. */
import * as z from 'zod/mini'
import { countSchema, txnIdSchema } from '../basics.ts'
import { moneyFields, noteText, type OpenDays } from './offlineFields.ts'

/** The form of a correction. `note` says why, and stays in the ledger. Codes: those of the fields; `required` for the note, `other_year` for the day. */
export const correctOfflineFormSchema = (days: OpenDays) =>
  z.object({ ...moneyFields(days), note: noteText.check(z.minLength(3, 'required')) })
export type CorrectOfflineForm = z.output<ReturnType<typeof correctOfflineFormSchema>>

/** Payload of `POST staff/correct-offline`. `version`: the receipt's version that the form showed. Refused (409) if there is another one meanwhile. */
export const correctOfflineSchema = (days: OpenDays) =>
  z.extend(correctOfflineFormSchema(days), { txn_id: txnIdSchema, version: countSchema })
export type CorrectOffline = z.output<ReturnType<typeof correctOfflineSchema>>

export const correctedOfflineSchema = z.object({ version: countSchema })
