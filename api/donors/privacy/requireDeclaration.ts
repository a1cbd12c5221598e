import type { DeclarationAnswer } from '../../../shared/contract/people/declaration.ts'
import { readRules } from '../../content/readRules.ts'
import type { Dependencies } from '../../dependencies.ts'
import { conflict } from '../../platform/http/refusal.ts'
import { questionIn } from './shownTexts.ts'
import { fallbackLanguage } from '../../../shared/languages.ts'

/** What a person declared last, and the notice that they saw last. Null for an account that was deleted meanwhile. */
export async function findDeclared(
  { db }: Pick<Dependencies, 'db'>,
  userId: number,
): Promise<{ answer: DeclarationAnswer | null; noticeId: number | null } | null> {
  const row = await db
    .selectFrom('users')
    .where('id', '=', userId)
    .select((select) => [
      select
        .selectFrom('declarations')
        .select('answer')
        .where('user_id', '=', userId)
        .orderBy('id', 'desc')
        .limit(1)
        .as('answer'),
      select
        .selectFrom('notices_seen')
        .select('wording_id')
        .where('user_id', '=', userId)
        .orderBy('id', 'desc')
        .limit(1)
        .as('noticeId'),
    ])
    .executeTakeFirst()
  return row ?? null
}

/**
 * Call it before a payment is prepared. The trust must know whether a donation is foreign money in the sense of the law. Answers the notice about personal
 * data that the donor has seen, for the donation to keep.
 * A trust that does not ask refuses nobody.
 * @throws Refused 409 `declaration_needed` without an answer; 409 `foreign_contribution` for the answer `neither`
 */
export async function requireDeclaration(
  deps: Pick<Dependencies, 'db' | 'now'>,
  userId: number,
): Promise<{ noticeId: number | null }> {
  const declared = await findDeclared(deps, userId)
  // The next statement of the caller finds no account, either.
  if (!declared) return { noticeId: null }
  const { answer, noticeId } = declared
  // Only an account without an answer needs the rules, so a usual donation reads nothing more.
  const isDonor = answer === 'citizen' || answer === 'organisation'
  if (!isDonor && questionIn(await readRules(deps.db), deps.now(), fallbackLanguage))
    throw conflict(answer === null ? 'declaration_needed' : 'foreign_contribution')
  return { noticeId }
}
