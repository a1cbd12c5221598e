import { inEachLanguage, type Language, languages } from '../../shared/languages.ts'
import { inLanguage } from '../storage/inLanguage.ts'
import type { Database } from '../storage/database.ts'

/** A project's title in every language. */
export async function projectTitles(db: Database, projectId: number): Promise<Record<Language, string>> {
  const titles = inEachLanguage(() => '')
  // One after the other, because a transaction has one connection.
  for (const language of languages) {
    const shown = db.selectFrom(inLanguage('projects', language)).select('title').where('id', '=', projectId)
    titles[language] = (await shown.executeTakeFirstOrThrow()).title
  }
  return titles
}
