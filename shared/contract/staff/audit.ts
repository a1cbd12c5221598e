/** The log of sign-ins, and of what staff, commands and the system itself read and changed. */
import * as z from 'zod/mini'
import { daySchema, idSchema, query } from '../basics.ts'
import { type Filters, mostPerPage, pageSchema, pagingQuerySchema } from '../paging.ts'
import type { Transport } from '../transport.ts'

/** Every action that the log knows. To log something new, add its code here. */
export const auditActions = [
  'sign_in.succeeded',
  /** Failures of one hour, as a count (`details.count`). The subject is the account, if there is one. */
  'sign_in.failed',
  /** Proved again who they are, before a dangerous act. */
  'sign_in.renewed',
  'sign_out',
  'session.ended',
  'session.others_ended',
  'password.changed',
  'password.reset',
  'account.deleted',
  /** Proved with a mailed code that the e-mail address of the account is theirs. */
  'email.proven',
  /** Said whether they are an Indian citizen or organisation; `details.version` is the wording's. */
  'declaration.made',
  /** Withdrew consent to one purpose (`details.purpose`). */
  'consent.withdrawn',
  /** Took all their own data away, as `details.format`. */
  'data.exported',
  'second_factor.enabled',
  'second_factor.disabled',
  'second_factor.refused',
  'second_factor.codes_renewed',
  'second_factor.recovery_code_used',
  'role.changed',
  'partner.changed',
  'content.imported',
  'keys.rotated',
  /** A backup was restored, and made safe; `details.backup` is the day of the backup. */
  'database.restored',
  'retention.applied',
  'staff.refused',
  'partner_report.read',
  'partner_report.exported',
  'partner_requests.read',
  'audit_log.read',
  'mail_failures.read',
  'mail_failures.changed',
  'jobs.read',
  /** Read the versions of a receipt, or one of them as PDF. */
  'receipt.read',
  /** A new version of a receipt; `details.reason` says what it corrects. */
  'receipt.corrected',
  'donations.exported',
  'payment_links.read',
  'payment_link.made',
  'payment_link.mailed',
  'payment_link.revoked',
  'deed.published',
  'deed.corrected',
  'deed.withdrawn',
  'mandates.read',
  /** Stopped on the donor's word; `details.way` and `details.day` say how and when the donor asked. */
  'mandate.stopped',
  'statements.read',
  'statement.downloaded',
  'statement.filed',
  'certificates.read',
  'certificates.uploaded',
  'certificates.delivered',
  'certificate.opened',
  'certificate.matched',
  'certificate.removed',
  'pre_acknowledgements.read',
  'pre_acknowledgements.added',
  'pre_acknowledgement.given',
  'donations.read',
  'donations.downloaded',
  'donation.read',
  'donation.taken_offline',
  /** Entered it in spite of a warning (`details.warning`). The reason is with the donation. */
  'donation.warning_put_away',
  'donation.corrected',
  /** The bank paid a cheque. */
  'donation.cleared',
  'dedication.corrected',
  /** An offline donation; `details.reason` is the code that staff chose. */
  'donation.cancelled',
  'donors.read',
  'donors.merged',
  'donors.separated',
  'cases.read',
  'case.closed',
  'payment.match_proposed',
  'payment.matched',
  'reconciliation.read',
  'day.reconciled',
  'refunds.read',
  'refund.requested',
  'refund.approved',
  'refund.refused',
] as const
export const auditActionSchema = z.enum(auditActions)
export type AuditAction = z.infer<typeof auditActionSchema>

/** Codes, ids, days and counts; never personal data. */
const detailsSchema = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))
export type AuditDetails = z.infer<typeof detailsSchema>

/**
 * One entry. `actor` is the account's id, `system` for the API's own work, or `command` for the operator's command line. An id whose account is deleted names
 * nobody any more. `at` is an ISO instant. `address` is a keyed hash: equal for equal addresses.
 */
export const auditEntrySchema = z.object({
  id: idSchema,
  at: z.string(),
  actor: z.union([idSchema, z.enum(['system', 'command'])]),
  /** Of an account that is there. */
  actor_name: z.nullable(z.string()),
  action: auditActionSchema,
  subject: z.nullable(z.object({ kind: z.string(), id: z.string() })),
  request_id: z.nullable(z.string()),
  address: z.nullable(z.string()),
  details: detailsSchema,
})

/** Answer of `GET staff/audit`: newest first. */
export const auditLogSchema = pageSchema(auditEntrySchema)
export type AuditLog = z.infer<typeof auditLogSchema>

/** Query of `GET staff/audit?page=1&per_page=10&action=sign_out&day=2026-11-21`. The day is an Indian day. */
export const auditQuerySchema = z.extend(pagingQuerySchema, {
  action: z.optional(auditActionSchema),
  day: z.optional(daySchema),
})

export const auditLog = (t: Transport, filter: Filters, page: number) =>
  t.get(`staff/audit${query({ ...filter, page, per_page: mostPerPage })}`, auditLogSchema)
