import type { Dependencies } from '../dependencies.ts'
import { invalid } from '../http/refusal.ts'
import { inLanguage } from '../storage/inLanguage.ts'
import { fallbackLanguage } from '../../shared/languages.ts'

/**
 * The purpose of a project, with its English title for the ledger.
 * @throws Refused 422 `purpose_id: unknown` if it does not exist or belongs to another project.
 */
export async function getPurpose(
  deps: Pick<Dependencies, 'db'>,
  projectId: number,
  purposeId: number,
): Promise<{ id: number; title: string }> {
  const row = await deps.db
    .selectFrom(inLanguage('purposes', fallbackLanguage))
    .selectAll()
    .where('id', '=', purposeId)
    .where('project_id', '=', projectId)
    .executeTakeFirst()
  if (!row) throw invalid({ purpose_id: 'unknown' })
  return row
}
