/** The audit log, for administrators. Throws `ApiError`. */
import { auditLogSchema } from '../../contract/auditLog.ts'
import { mostPerPage } from '../../contract/paging.ts'
import { query } from '../query.ts'
import type { Transport } from '../transport.ts'

export interface AuditFilter {
  action?: string
  /** Indian day, `yyyy-MM-dd`. */
  day?: string
}

export const auditLog = (t: Transport, filter: AuditFilter, page: number) =>
  t.get(`staff/audit${query({ ...filter, page, per_page: mostPerPage })}`, auditLogSchema)
