/** All texts of the API in English. */
import { documents, dataExport } from './documents.ts'
import { sentences, fields } from './sentences.ts'
import { mails, notifications, sms } from './mails.ts'

export const en = {
  sentences,
  fields,
  /** Asks to fill in a field, by its name from `fields`. */
  enter: (field: string) => `Enter ${field}.`,
  check: (field: string) => `Check ${field}.`,
  /** The sentence of `too_many`, with the time when the next attempt is allowed. */
  tryAgainIn: (minutes: number) =>
    `Too many attempts. Please try again in ${minutes === 1 ? 'one minute' : `${minutes} minutes`}.`,
  dataExport,
  mails,
  documents,
  notifications,
  sms,
}
