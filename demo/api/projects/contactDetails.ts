import { contactSchema } from '../../../shared/contract/contact.ts'
import type { Answer, Call } from '../http/call.ts'

/** `GET get-contact-details`. The organisation, and the ways to give without online payment. */
export async function contactDetails({ deps, language }: Call): Promise<Answer> {
  const row = await deps.db
    .selectFrom('contacts')
    .select('body')
    .where('language', '=', language)
    .executeTakeFirstOrThrow()
  const contact = contactSchema.parse(JSON.parse(row.body))
  const offline = contact.offline && { ...contact.offline, online: contact.offline.online && !deps.config.offlineOnly }
  return { data: { ...contact, offline } }
}
