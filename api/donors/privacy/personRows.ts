/** What the page "My data" and the export both tell of a person, oldest first. */
import { declarationQuestionSchema, noticeSchema } from '../../../shared/contract/people/declaration.ts'
import type { Language } from '../../../shared/languages.ts'
import { inLanguage } from '../../storage/inLanguage.ts'
import type { Database } from '../../storage/database.ts'

export const readDates = (db: Database, userId: number, language: Language) =>
  db
    .selectFrom('special_dates')
    .innerJoin(inLanguage('occasions', language), 'occasions.id', 'occasion_id')
    .select(['name', 'day', 'title as occasion'])
    .where('user_id', '=', userId)
    .orderBy('special_dates.id')
    .execute()

export const readPledge = (db: Database, userId: number, language: Language) =>
  db
    .selectFrom('pledges')
    .innerJoin(inLanguage('projects', language), 'projects.id', 'project_id')
    .select(['title as project', 'amount', 'every', 'next_day', 'pledges.created_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst()

export async function readDeclared(db: Database, userId: number) {
  const rows = await db
    .selectFrom('declarations')
    .innerJoin('wordings', 'wordings.id', 'wording_id')
    .select(['at', 'answer', 'body', 'language'])
    .where('user_id', '=', userId)
    .orderBy('declarations.id')
    .execute()
  return rows.map(({ at, answer, body, language }) => {
    const question = declarationQuestionSchema.parse(JSON.parse(body))
    return { at: at.toISOString(), answer, text: question[answer], question, language }
  })
}

export async function readNotices(db: Database, userId: number) {
  const rows = await db
    .selectFrom('notices_seen')
    .innerJoin('wordings', 'wordings.id', 'wording_id')
    .select(['at', 'body', 'language'])
    .where('user_id', '=', userId)
    .orderBy('notices_seen.id')
    .execute()
  return rows.map(({ at, body, language }) => ({
    at: at.toISOString(),
    language,
    notice: noticeSchema.parse(JSON.parse(body)),
  }))
}
