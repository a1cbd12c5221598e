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
  dataExport,
  mails,
  documents,
  notifications,
}
