import type { AuditAction } from '../../../../shared/contract/auditLog.ts'

/** A new action of the log needs its line here and in `hi.ts`. */
const actions: Record<AuditAction, string> = {
  'sign_in.succeeded': 'Signed in',
  'sign_in.failed': 'Sign-in refused',
  'sign_in.renewed': 'Proved their identity again',
  sign_out: 'Signed out',
  'session.ended': 'Ended a session',
  'session.others_ended': 'Ended all other sessions',
  'password.changed': 'Password changed',
  'password.reset': 'Password reset',
  'account.deleted': 'Account deleted',
  'second_factor.enabled': 'Second factor switched on',
  'second_factor.disabled': 'Second factor switched off',
  'second_factor.refused': 'Second factor refused',
  'second_factor.recovery_code_used': 'Recovery code used',
  'role.changed': 'Role changed',
  'partner.changed': 'Partner changed',
  'content.imported': 'Content imported',
  'keys.rotated': 'Keys rotated',
  'retention.applied': 'Old records deleted',
  'staff.refused': 'A call above their role refused',
  'partner_report.read': 'Read the partners’ report',
  'partner_report.exported': 'Downloaded the partners’ report',
  'partner_requests.read': 'Read the partners’ requests',
  'audit_log.read': 'Read the audit log',
  'mail_failures.read': 'Read the failed mails',
  'mail_failures.changed': 'Queued a mail again',
  'jobs.read': 'Read the jobs',
}

export const en = {
  title: 'Audit log',
  lead: 'Sign-ins, and what staff, commands and the system itself read and changed. Entries cannot be changed.',
  actions,
  action: 'Action',
  day: 'Day',
  when: 'When',
  who: 'Who',
  about: 'About',
  details: 'Details',
  actors: { system: 'The system', command: 'Command line' },
  account: (id: number) => `Account ${id}`,
  gone: 'Deleted account',
  entries: (count: string) => `${count} entries`,
  empty: 'The log has no entry yet.',
}

export type AuditTexts = typeof en
