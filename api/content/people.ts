import type { Trustee } from '../../shared/contract/content/about.ts'
import type { Award, Companion, Quote } from '../../shared/contract/content/voices.ts'
import type { Answer, Call } from '../http/call.ts'
import { inLanguage } from '../http/inLanguage.ts'
import { rowPicture } from '../pictures/picture.ts'
import type { CompanionTable } from '../storage/contentTables.ts'

/** `GET trustee`. Who answers for the trust. */
export async function trustees({ deps, language }: Call): Promise<Answer> {
  const rows = await deps.db.selectFrom('trustees').selectAll().orderBy('id').execute()
  const data: Trustee[] = rows.map((row) => ({
    id: row.id,
    name: inLanguage(row, 'name', language),
    role: inLanguage(row, 'role', language),
    text: inLanguage(row, 'text', language),
    picture: rowPicture(deps.config, row, language),
  }))
  return { data }
}

/** `GET quotes-list`. */
export async function quotes({ deps, language }: Call): Promise<Answer> {
  const rows = await deps.db.selectFrom('quotes').selectAll().orderBy('id').execute()
  const data: Quote[] = rows.map((row) => ({
    id: row.id,
    text: inLanguage(row, 'text', language),
    by: inLanguage(row, 'by', language),
  }))
  return { data }
}

/** `GET awards-recognitions-list`. Newest first. */
export async function awards({ deps, language }: Call): Promise<Answer> {
  const rows = await deps.db.selectFrom('awards').selectAll().orderBy('year', 'desc').orderBy('id').execute()
  const data: Award[] = rows.map((row) => ({
    id: row.id,
    title: inLanguage(row, 'title', language),
    by: inLanguage(row, 'by', language),
    year: row.year,
    text: inLanguage(row, 'text', language),
  }))
  return { data }
}

/** `GET collaborators`. Who works with the trust. */
export const collaborators = (call: Call): Promise<Answer> => companions(call, 'collaborator')

/** `GET support-partners-list`. Companies and foundations that support it. */
export const supportPartners = (call: Call): Promise<Answer> => companions(call, 'supporter')

async function companions({ deps, language }: Call, kind: CompanionTable['kind']): Promise<Answer> {
  const rows = await deps.db.selectFrom('companions').selectAll().where('kind', '=', kind).orderBy('id').execute()
  const data: Companion[] = rows.map(({ logo, since, ...row }) => ({
    id: row.id,
    name: inLanguage(row, 'name', language),
    text: inLanguage(row, 'text', language),
    ...(logo === null ? {} : { logo: rowPicture(deps.config, { ...row, picture: logo }, language) }),
    ...(since === null ? {} : { since }),
  }))
  return { data }
}
