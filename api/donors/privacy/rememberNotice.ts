import type { Language } from '../../../shared/languages.ts'
import { readRules } from '../../content/readRules.ts'
import { keepWording } from './keepWording.ts'
import { noticeIn } from './shownTexts.ts'
import type { Recording } from '../../storage/database.ts'

/**
 * Keeps that a person saw the notice, with its text in their language: once for each text. A version that the trust does not show now is not kept: nobody can
 * have seen it.
 * @param version what the page says that it showed
 */
export async function rememberNotice(
  deps: Recording,
  seen: { userId: number; version: string | undefined; language: Language },
): Promise<void> {
  const { userId, version, language } = seen
  if (version === undefined) return
  const notice = noticeIn(await readRules(deps.db), deps.now(), language)
  if (notice?.version !== version) return
  const wording_id = await keepWording(deps, { kind: 'notice', version, language, body: JSON.stringify(notice) })
  await deps.db
    .insertInto('notices_seen')
    .values({ user_id: userId, wording_id, at: deps.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
