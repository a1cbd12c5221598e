import { type Contact, contactSchema } from '../../shared/contract/content/contact.ts'
import { fallbackLanguage, inEachLanguage, type Language } from '../../shared/languages.ts'
import { wantedFirst } from './inLanguage.ts'
import type { Reading } from './database.ts'

/** The trust as its own contact details name it. A text that is missing is empty. */
export interface TrustDetails {
  name: string
  address: string
  email: string
  phone: string
}

/** The stored contact details in the reader's language, or in another one that has them; null without content. */
export async function readContact({ db }: Reading, language: Language): Promise<Contact | null> {
  const row = await db.selectFrom('contacts').select('body').orderBy(wantedFirst(language)).limit(1).executeTakeFirst()
  return row ? contactSchema.parse(JSON.parse(row.body)) : null
}

/** The trust in the reader's language, or in another one that has its details. */
export async function findTrust(deps: Reading, language: Language): Promise<TrustDetails> {
  const contact = await readContact(deps, language)
  return {
    name: contact?.companyName ?? '',
    address: contact?.companySewaAddress ?? '',
    email: contact?.companyEmail ?? '',
    phone: contact?.companyContactFirst ?? '',
  }
}

/** The trust's name in each language; English or any other where one has none. Empty without content. */
export async function findTrustNames({ db }: Reading): Promise<Record<Language, string>> {
  const rows = await db
    .selectFrom('contacts')
    .select(['language', 'body'])
    .orderBy(wantedFirst(fallbackLanguage))
    .execute()
  const found = rows.map(({ language, body }) => ({
    language,
    name: contactSchema.parse(JSON.parse(body)).companyName ?? '',
  }))
  return inEachLanguage((wanted) => (found.find(({ language }) => language === wanted) ?? found[0])?.name ?? '')
}

/** The trust's e-mail address; null if it has none. */
export async function findTrustEmail(deps: Reading): Promise<string | null> {
  return (await readContact(deps, fallbackLanguage))?.companyEmail ?? null
}
