/** Tables of the audit log. */
import type { Generated } from 'kysely'
import type { AuditAction } from '../../../shared/contract/auditLog.ts'

export interface AuditTables {
  /** Append-only: triggers refuse every change. */
  audit_entries: {
    id: Generated<number>
    at: Date
    actor_kind: 'user' | 'system' | 'command'
    actor_id: number | null
    action: AuditAction
    subject_kind: string | null
    subject_id: string | null
    request_id: string | null
    address: string | null
    /** JSON text. */
    details: string
  }
  sign_in_failures: {
    /** Begin of the hour in which the sign-ins failed. */
    hour: Date
    /** Null: no account has the address. */
    user_id: number | null
    count: number
  }
}
