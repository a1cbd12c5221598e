/** All texts of the API in English. */
import { dataExport } from './dataExport.ts'
import { fields } from './fields.ts'
import { documents } from './documents.ts'
import { mails } from './mails.ts'
import { notifications } from './notifications.ts'
import { sentences } from './sentences.ts'

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
}
