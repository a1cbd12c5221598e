import { contactSchema } from '../../shared/contract/content/contact.ts'
import type { Language } from '../../shared/languages.ts'
import type { Dependencies } from '../dependencies.ts'
import { wantedFirst } from '../storage/inLanguage.ts'

/** The trust as its own contact details name it. A text that is missing is empty. */
export interface TrustDetails {
  name: string
  address: string
  email: string
  phone: string
}

/** The trust in the reader's language, or in another one that has its details. */
export async function findTrust(deps: Pick<Dependencies, 'db'>, language: Language): Promise<TrustDetails> {
  const row = await deps.db
    .selectFrom('contacts')
    .select('body')
    .orderBy(wantedFirst(language))
    .limit(1)
    .executeTakeFirst()
  const contact = row ? contactSchema.parse(JSON.parse(row.body)) : {}
  return {
    name: contact.companyName ?? '',
    address: contact.companySewaAddress ?? '',
    email: contact.companyEmail ?? '',
    phone: contact.companyContactFirst ?? '',
  }
}
