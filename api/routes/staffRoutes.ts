import { auditLogSchema } from '../../shared/contract/auditLog.ts'
import { auditQuerySchema } from '../../shared/contract/staff/auditQuery.ts'
import { mailAgainSchema, mailsQuerySchema, undeliveredPageSchema } from '../../shared/contract/mail.ts'
import { listAudit } from '../audit/listAudit.ts'
import type { Route } from '../platform/http/call.ts'
import { listUndelivered } from '../mail/listUndelivered.ts'
import { mailAgain } from '../mail/mailAgain.ts'
import { accountantWrite, staffRead } from './callers.ts'

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
  {
    ...staffRead,
    path: 'staff/mails',
    audits: 'mail_failures.read',
    summary: 'The mails that did not arrive, newest first, without their texts',
    query: mailsQuerySchema,
    answer: undeliveredPageSchema,
    handle: listUndelivered,
  },
  {
    ...accountantWrite,
    path: 'staff/mail-again',
    recent: true,
    audits: null,
    summary: 'Queues a mail again that did not arrive',
    body: mailAgainSchema,
    answer: null,
    refusals: [404, 409],
    handle: mailAgain,
  },
]
