import type { TableClasses } from './columnClass.ts'

/** The classes of the audit log's columns. */
export const auditClasses: Pick<TableClasses, 'audit_entries'> = {
  audit_entries: {
    id: 'not_personal',
    at: 'not_personal',
    actor_kind: 'not_personal',
    actor_id: 'keep_until_technical',
    action: 'not_personal',
    subject_kind: 'not_personal',
    subject_id: 'keep_until_technical',
    request_id: 'keep_until_technical',
    address: 'keep_until_technical',
    details: 'never_kept',
  },
}
