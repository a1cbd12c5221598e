import type { Selectable } from 'kysely'
import type { Dependencies } from '../dependencies.ts'
import { invalid } from '../http/refusal.ts'
import type { PurposeTable } from '../storage/tables.ts'

/**
 * The purpose of a project.
 * @throws Refused 422 `purpose_id: unknown` for one that does not exist or is another project's.
 */
export async function getPurpose(
  deps: Pick<Dependencies, 'db'>,
  projectId: number,
  purposeId: number,
): Promise<Selectable<PurposeTable>> {
  const row = await deps.db
    .selectFrom('purposes')
    .selectAll()
    .where('id', '=', purposeId)
    .where('project_id', '=', projectId)
    .executeTakeFirst()
  if (!row) throw invalid({ purpose_id: 'unknown' })
  return row
}
