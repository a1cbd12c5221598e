import { sql } from 'kysely'
import type { DeclarationAnswer } from '../../../shared/contract/people/declaration.ts'
import { readRules } from '../../content/readRules.ts'
import { conflict } from '../../base/http/refusal.ts'
import { questionIn } from './shownTexts.ts'
import { fallbackLanguage } from '../../../shared/languages.ts'
import type { Recording } from '../../storage/database.ts'

/** Columns of a statement that reads `users`: what the person declared last, and the notice about personal data that they saw last. */
export const declaredColumns = [
  sql<DeclarationAnswer | null>`(select answer from declarations where user_id = users.id order by id desc limit 1)`.as(
    'declared',
  ),
  sql<number | null>`(select wording_id from notices_seen where user_id = users.id order by id desc limit 1)`.as(
    'notice_id',
  ),
] as const

/**
 * Call it before a payment is prepared. The trust must know whether a donation is foreign money in the sense of the law. A trust that does not ask refuses
 * nobody.
 * @throws Refused 409 `declaration_needed` without an answer; 409 `foreign_contribution` for the answer `neither`
 */
export async function requireDeclaration(deps: Recording, answer: DeclarationAnswer | null): Promise<void> {
  // Only an account without an answer needs the rules, so a usual donation reads nothing more.
  if (answer === 'citizen' || answer === 'organisation') return
  if (questionIn(await readRules(deps.db), deps.now(), fallbackLanguage))
    throw conflict(answer === null ? 'declaration_needed' : 'foreign_contribution')
}
