/** All texts of the API in Hindi. */
import type { en } from '../en/en.ts'
import { documents, dataExport } from './documents.ts'
import { sentences, fields } from './sentences.ts'
import { mails, notifications, sms } from './mails.ts'

export const hi: typeof en = {
  sentences,
  fields,
  enter: (field) => `${field} भरें।`,
  check: (field) => `${field} जाँच लें।`,
  tryAgainIn: (minutes) => `बहुत बार प्रयास हुआ। कृपया ${minutes} मिनट बाद फिर कोशिश करें।`,
  dataExport,
  mails,
  documents,
  notifications,
  sms,
}
