import { auditLogSchema } from '../../shared/contract/auditLog.ts'
import { attentionSchema } from '../../shared/contract/staff/attention.ts'
import { auditQuerySchema } from '../../shared/contract/staff/auditQuery.ts'
import { mailAgainSchema, mailsQuerySchema, undeliveredPageSchema } from '../../shared/contract/mail.ts'
import { readAttention } from '../desk/attention.ts'
import { listAudit } from '../audit/listAudit.ts'
import type { Route } from '../call.ts'
import { listUndelivered } from '../desk/listUndelivered.ts'
import { mailAgain } from '../desk/mailAgain.ts'
import { accountantWrite, administratorRead, staffRead } from './callers.ts'

/** What only the trust's staff may read or change. */
export const staffRoutes: readonly Route[] = [
  staffRead('staff/attention', 'Mails that are not sent, and payments that fail more often than usual', {
    audits: null,
    answer: attentionSchema,
    handle: readAttention,
  }),
  administratorRead('staff/audit', 'The audit log: sign-ins, and what staff read and changed, newest first', {
    audits: 'audit_log.read',
    query: auditQuerySchema,
    answer: auditLogSchema,
    handle: listAudit,
  }),
  staffRead('staff/mails', 'The mails that did not arrive, newest first, without their texts', {
    audits: 'mail_failures.read',
    query: mailsQuerySchema,
    answer: undeliveredPageSchema,
    handle: listUndelivered,
  }),
  accountantWrite('staff/mail-again', 'Queues a mail again that did not arrive', {
    recent: true,
    audits: null,
    body: mailAgainSchema,
    refusals: [404, 409],
    handle: mailAgain,
  }),
]
