import { contactSchema } from '../../shared/contract/content/contact.ts'
import type { Dependencies } from '../dependencies.ts'
import { fallbackLanguage } from '../../shared/languages.ts'

/** The trust's e-mail address from its own contact details; null if it has none. */
export async function findTrustEmail(deps: Pick<Dependencies, 'db'>): Promise<string | null> {
  const row = await deps.db
    .selectFrom('contacts')
    .select('body')
    .where('language', '=', fallbackLanguage)
    .executeTakeFirst()
  return row ? (contactSchema.parse(JSON.parse(row.body)).companyEmail ?? null) : null
}
