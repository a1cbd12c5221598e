import { type Declaration, declareRequestSchema } from '../../../shared/contract/people/declaration.ts'
import { countOwnAttempt } from '../../accounts/limits/limit.ts'
import { audit } from '../../audit/audit.ts'
import { readRules } from '../../content/readRules.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { Answer, Call, Session } from '../../platform/http/call.ts'
import { readJson } from '../../platform/http/readBody.ts'
import { conflict } from '../../platform/http/refusal.ts'
import type { Language } from '../../../shared/languages.ts'
import { keepWording } from './keepWording.ts'
import { rememberNotice } from './rememberNotice.ts'
import { foreignWayIn, noticeIn, questionIn } from './shownTexts.ts'

/** `GET donation/declaration` (our addition). The caller's own answer, and the texts of the question, of the other way and of the notice. */
export async function declaration({ deps, session, language }: Call<Session>): Promise<Answer> {
  return { data: await describe(deps, session.userId, language) }
}

/**
 * `POST donation/declare { answer, version, notice_version? }` (our addition). A new answer does not replace the former one: the newest counts. 409
 * `declaration_changed` if the trust does not ask, or asks in other words by now; the client then shows the question again.
 */
export async function declare({ deps, request, session, language }: Call<Session>): Promise<Answer> {
  const { answer, version, notice_version } = await readJson(request, declareRequestSchema)
  const { userId } = session
  await countOwnAttempt({ deps, request, session }, 'declare')
  const rules = await readRules(deps.db)
  const question = questionIn(rules, deps.now(), language)
  if (question?.version !== version) throw conflict('declaration_changed')
  await deps.db.transaction().execute(async (db) => {
    const within = { db, now: deps.now }
    const shown = { kind: 'declaration' as const, version, language, body: JSON.stringify(question) }
    const wording_id = await keepWording(within, shown)
    await db.insertInto('declarations').values({ user_id: userId, answer, wording_id, at: deps.now() }).execute()
    await rememberNotice(within, { userId, version: notice_version, language })
    await audit(within, { actor: userId, action: 'declaration.made', details: { version } })
  })
  return { data: await describe(deps, userId, language), message: 'saved' }
}

async function describe(
  deps: Pick<Dependencies, 'db' | 'now'>,
  userId: number,
  language: Language,
): Promise<Declaration> {
  const row = await deps.db
    .selectFrom('declarations')
    .select(['answer', 'at'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const rules = await readRules(deps.db)
  return {
    answer: row?.answer ?? null,
    answered_at: row?.at.toISOString() ?? null,
    question: questionIn(rules, deps.now(), language),
    foreign: foreignWayIn(rules, deps.now(), language),
    notice: noticeIn(rules, deps.now(), language),
  }
}
