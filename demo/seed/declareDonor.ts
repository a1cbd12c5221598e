import { readRules } from '../../api/content/readRules.ts'
import type { Dependencies } from '../../api/dependencies.ts'
import { keepWording } from '../../api/donors/privacy/keepWording.ts'
import { noticeIn, questionIn } from '../../api/donors/privacy/shownTexts.ts'
import { fallbackLanguage as language } from '../../shared/languages.ts'

/** A demo account has seen the notice and answered the question about citizenship, so that it can donate at once. */
export async function declareDonor(db: Dependencies['db'], now: () => Date, userId: number): Promise<void> {
  const rules = await readRules(db)
  const [question, notice] = [questionIn(rules, now(), language), noticeIn(rules, now(), language)]
  const keep = (kind: 'notice' | 'declaration', shown: { version: string }) =>
    keepWording({ db, now }, { kind, version: shown.version, language, body: JSON.stringify(shown) })
  if (question) {
    const wording_id = await keep('declaration', question)
    await db.insertInto('declarations').values({ user_id: userId, answer: 'citizen', wording_id, at: now() }).execute()
  }
  if (notice) {
    const wording_id = await keep('notice', notice)
    await db.insertInto('notices_seen').values({ user_id: userId, wording_id, at: now() }).execute()
  }
}
