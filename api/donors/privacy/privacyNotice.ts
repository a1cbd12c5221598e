import type { Notice } from '../../../shared/contract/people/declaration.ts'
import { readRules } from '../../content/readRules.ts'
import type { Answer, Call } from '../../call.ts'
import { noticeIn } from './shownTexts.ts'

/** `GET privacy-notice` (our addition). The notice about personal data, for a form that makes an account; null if the trust has none. */
export async function privacyNotice({ deps, language }: Call<null>): Promise<Answer> {
  const data: Notice | null = noticeIn(await readRules(deps.db), deps.now(), language)
  return { data }
}
