import type { Trustee } from '../../shared/contract/content/about.ts'
import type { Award, Companion, Quote } from '../../shared/contract/content/voices.ts'
import type { Call, DataAnswer } from '../call.ts'
import { toPicture, withPicture } from '../pictures/picture.ts'
import type { CompanionTable } from '../storage/tables/contentTables.ts'
import { inLanguage } from '../storage/inLanguage.ts'

/** `GET trustee`. The trustees. */
export async function trustees({ deps, language }: Call): Promise<DataAnswer> {
  const trustees = deps.db.selectFrom(inLanguage('trustees', language))
  const rows = await trustees.select(['id', 'name', 'role', 'text', 'picture', 'alt']).orderBy('id').execute()
  const data: Trustee[] = rows.map((row) => withPicture(deps.config, row))
  return { data }
}

/** `GET quotes-list`. */
export async function quotes({ deps, language }: Call): Promise<DataAnswer> {
  const quotes = deps.db.selectFrom(inLanguage('quotes', language)).select(['id', 'text', 'by'])
  const data: Quote[] = await quotes.orderBy('id').execute()
  return { data }
}

/** `GET awards-recognitions-list`. Newest first. */
export async function awards({ deps, language }: Call): Promise<DataAnswer> {
  const awards = deps.db.selectFrom(inLanguage('awards', language)).select(['id', 'title', 'by', 'year', 'text'])
  const data: Award[] = await awards.orderBy('year', 'desc').orderBy('id').execute()
  return { data }
}

/** `GET collaborators`. Organisations that work with the trust. */
export const collaborators = (call: Call): Promise<DataAnswer> => companions(call, 'collaborator')

/** `GET support-partners-list`. Companies and foundations that support the trust. */
export const supportPartners = (call: Call): Promise<DataAnswer> => companions(call, 'supporter')

async function companions({ deps, language }: Call, kind: CompanionTable['kind']): Promise<DataAnswer> {
  const rows = await deps.db
    .selectFrom(inLanguage('companions', language))
    .select(['id', 'name', 'text', 'logo', 'alt', 'since'])
    .where('kind', '=', kind)
    .orderBy('id')
    .execute()
  const data: Companion[] = rows.map(({ logo, alt, since, ...row }) => ({
    ...row,
    ...(logo === null ? {} : { logo: toPicture(deps.config, { name: logo, alt }) }),
    ...(since === null ? {} : { since }),
  }))
  return { data }
}
