import { auditEntrySchema, type AuditLog, type auditQuerySchema } from '../../shared/contract/staff/audit.ts'
import type { Handler } from '../call.ts'
import { readPage } from '../storage/readPage.ts'
import { reportSpan } from '../partners/reportSpan.ts'

/** `GET staff/audit?page&per_page&action&day`. The audit log, newest first, for administrators. 422 at the wrong parameter. */
export const listAudit: Handler<typeof auditQuerySchema> = async ({ deps }, query) => {
  let wanted = deps.db.selectFrom('audit_entries')
  if (query.action) wanted = wanted.where('action', '=', query.action)
  if (query.day) {
    const { begins, ends } = reportSpan({ from: query.day, to: query.day }, deps.now())
    wanted = wanted.where('at', '>=', begins).where('at', '<', ends)
  }
  const shown = wanted
    .leftJoin('users', (join) =>
      join.onRef('users.id', '=', 'audit_entries.actor_id').on('audit_entries.actor_kind', '=', 'user'),
    )
    .selectAll('audit_entries')
    .select('users.full_name as actor_name')
    .orderBy('audit_entries.id', 'desc')
  const { rows, ...page } = await readPage(wanted, shown, query)
  const data: AuditLog = {
    rows: rows.map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      actor: row.actor_kind === 'user' ? (row.actor_id ?? 'system') : row.actor_kind,
      actor_name: row.actor_name,
      action: row.action,
      subject:
        row.subject_kind === null || row.subject_id === null ? null : { kind: row.subject_kind, id: row.subject_id },
      request_id: row.request_id,
      address: row.address,
      details: auditEntrySchema.shape.details.parse(JSON.parse(row.details)),
    })),
    ...page,
  }
  return { data }
}
