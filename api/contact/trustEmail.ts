import { contactSchema } from '../../shared/contract/content/contact.ts'
import type { Dependencies } from '../dependencies.ts'
import { fallbackLanguage } from '../../shared/languages.ts'

/** Where the trust reads its mail, from its own contact details; null where it gave none. */
export async function findTrustEmail(deps: Pick<Dependencies, 'db'>): Promise<string | null> {
  const row = await deps.db
    .selectFrom('contacts')
    .select('body')
    .where('language', '=', fallbackLanguage)
    .executeTakeFirst()
  return row ? (contactSchema.parse(JSON.parse(row.body)).companyEmail ?? null) : null
}
