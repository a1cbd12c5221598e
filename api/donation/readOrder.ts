import { declaredColumns, requireDeclaration } from '../donors/privacy/requireDeclaration.ts'
import type { Session } from '../call.ts'
import { invalid } from '../base/http/refusal.ts'
import type { TranslatedProject } from '../projects/project.ts'
import { inLanguage } from '../storage/inLanguage.ts'
import { fallbackLanguage } from '../../shared/languages.ts'
import type { Recording } from '../storage/database.ts'

interface Order {
  /** With its English title: the provider accepts no Devanagari. */
  project: Pick<TranslatedProject, 'id' | 'title' | 'donation_type' | 'base_amount' | 'slug'>
  /** With its English title for the ledger; null if it does not belong to the project, or none was named. */
  purpose: { id: number; title: string } | null
  donor: { fullName: string; email: string; phone: string | null }
  /** The notice about personal data that the donor saw last, for the donation to keep. */
  noticeId: number | null
}

/**
 * What a payment is prepared for, in one statement.
 * @throws Refused 409 if the donor's declaration forbids it (requireDeclaration.ts); 422 `project_id: unknown`; Error if the account does not exist
 */
export async function readOrder(
  deps: Recording,
  { userId }: Session,
  { project_id, purpose_id = 0 }: { project_id: number; purpose_id?: number | undefined },
): Promise<Order> {
  const row = await deps.db
    .selectFrom('users')
    .leftJoin(inLanguage('projects', fallbackLanguage), (join) => join.on('projects.id', '=', project_id))
    .leftJoin(inLanguage('purposes', fallbackLanguage), (join) =>
      join.onRef('purposes.project_id', '=', 'projects.id').on('purposes.id', '=', purpose_id),
    )
    .select(['full_name', 'email', 'contact_no'])
    .select(['projects.id', 'projects.title', 'projects.donation_type', 'projects.base_amount', 'projects.slug'])
    .select(['purposes.id as purpose_id', 'purposes.title as purpose_title'])
    .select(declaredColumns)
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow()
  await requireDeclaration(deps, row.declared)
  const { id, title, donation_type, base_amount, slug } = row
  if (id === null || title === null || donation_type === null || slug === null) throw invalid({ project_id: 'unknown' })
  const known = row.purpose_id !== null && row.purpose_title !== null
  return {
    project: { id, title, donation_type, base_amount, slug },
    purpose: known ? { id: row.purpose_id ?? 0, title: row.purpose_title ?? '' } : null,
    donor: { fullName: row.full_name, email: row.email, phone: row.contact_no },
    noticeId: row.notice_id,
  }
}
