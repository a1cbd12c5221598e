import { fallbackLanguage } from '../../../shared/languages.ts'
import { invalid } from '../../base/http/refusal.ts'
import { inLanguage } from '../../storage/inLanguage.ts'
import type { Database } from '../../storage/database.ts'

/**
 * The columns of a donation that name its purpose, with the English title for the ledger.
 * @param purposeId '' for none
 * @throws Refused 422 `purpose_id: unknown` if it is no purpose of the project
 */
export async function offlinePurpose(db: Database, projectId: number, purposeId: string) {
  if (!purposeId) return { purpose_id: null, purpose_text: null }
  const purpose = await db
    .selectFrom(inLanguage('purposes', fallbackLanguage))
    .select(['id', 'title'])
    .where('id', '=', Number(purposeId))
    .where('project_id', '=', projectId)
    .executeTakeFirst()
  if (!purpose) throw invalid({ purpose_id: 'unknown' })
  return { purpose_id: purpose.id, purpose_text: purpose.title }
}
