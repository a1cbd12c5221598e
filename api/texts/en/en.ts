/** All that the API says in English. */
import { fields } from './fields.ts'
import { mails } from './mails.ts'
import { notifications } from './notifications.ts'
import { sentences } from './sentences.ts'

export const en = {
  sentences,
  fields,
  /** Says of a field, by its name from `fields`, what is to be done. */
  enter: (field: string) => `Enter ${field}.`,
  check: (field: string) => `Check ${field}.`,
  mails,
  notifications,
}
