import { auditLogSchema, auditQuerySchema } from '../../shared/contract/auditLog.ts'
import { listAudit } from '../audit/listAudit.ts'
import type { Route } from '../http/call.ts'

/** What only the trust's staff may read or change. */
export const staffRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: 'staff/audit',
    audience: 'site',
    auth: 'staff',
    role: 'administrator',
    audits: 'audit_log.read',
    summary: 'The audit log: sign-ins, and what staff read and changed, newest first',
    query: auditQuerySchema,
    answer: auditLogSchema,
    handle: listAudit,
  },
]
