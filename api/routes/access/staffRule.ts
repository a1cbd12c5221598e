import type { AuditAction, AuditDetails } from '../../../shared/contract/auditLog.ts'
import type { StaffRole } from '../../../shared/contract/people/role.ts'
import { audit } from '../../audit/audit.ts'
import type { Call, Route } from '../../call.ts'

/** What one staff call needs and how the audit log names it. */
export interface StaffRule {
  path: string
  role: StaffRole
  audits: AuditAction | null
  /** It needs a recent proof of identity. */
  recent: boolean
}

/** Parameters that are codes or days. Others may contain a person's data and are not logged. */
const loggedParameters = ['from', 'to', 'day', 'year', 'action', 'page', 'format']

/** Whether a call that can also answer a file is asked for the file. */
export const isExport = (request: Request): boolean =>
  (new URL(request.url).searchParams.get('format') ?? 'json') !== 'json'

/** The rule for this request: a file to keep may need a higher role than the same data on a page. */
export function staffRule(route: Extract<Route, { auth: 'staff' }>, request: Request): StaffRule {
  const { path, role, audits, exported, recent = false } = route
  return exported && isExport(request) ? { path, ...exported, recent: true } : { path, role, audits, recent }
}

/** Logs an answered staff call. It runs before the answer leaves, so nothing is shown that is not logged. */
export async function auditStaffCall(route: Route, { deps, request, url, session }: Call): Promise<void> {
  if (route.auth !== 'staff' || !session) return
  const { audits } = staffRule(route, request)
  if (!audits) return
  const details: AuditDetails = {}
  for (const name of loggedParameters) {
    const value = url.searchParams.get(name)
    if (value !== null) details[name] = value
  }
  await audit(deps, { actor: session.userId, action: audits, details })
}
