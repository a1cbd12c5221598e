/** Query of the audit log. A file of its own: only the API reads it, so the site does not load it. */
import * as z from 'zod/mini'
import { auditActionSchema } from '../auditLog.ts'
import { daySchema } from '../day.ts'
import { pagingQuerySchema } from '../paging.ts'

/** Query of `GET staff/audit?page=1&per_page=10&action=sign_out&day=2026-11-21`. The day is an Indian day. */
export const auditQuerySchema = z.extend(pagingQuerySchema, {
  action: z.optional(auditActionSchema),
  day: z.optional(daySchema),
})
