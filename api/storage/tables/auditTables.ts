/** Tables of the audit log. */
import type { Generated } from 'kysely'
import type { AuditAction } from '../../../shared/contract/auditLog.ts'

/** Append-only: triggers refuse every change. */
export interface AuditEntryTable {
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

export interface SignInFailureTable {
  /** Begin of the hour in which the sign-ins failed. */
  hour: Date
  /** Null: no account has the address. */
  user_id: number | null
  count: number
}

export interface AuditTables {
  audit_entries: AuditEntryTable
  sign_in_failures: SignInFailureTable
}
