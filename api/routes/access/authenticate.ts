import type { Dependencies } from '../../dependencies.ts'
import { requireRecent } from '../../accounts/reauthenticate.ts'
import { findSession, findSessionById } from '../../accounts/sessions.ts'
import { hasRole, type StaffRole } from '../../../shared/contract/people/account.ts'
import { audit } from '../../audit/audit.ts'
import type { Route, Session, Call } from '../../call.ts'
import { forbidden, Refused, unauthorized } from '../../base/http/refusal.ts'
import type { AuditAction, AuditDetails } from '../../../shared/contract/staff/audit.ts'

/** What one staff call needs and how the audit log names it. */
interface StaffRule {
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
function staffRule(route: Extract<Route, { auth: 'staff' }>, request: Request): StaffRule {
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
  await audit(deps, session.userId, audits, { details })
}

/**
 * Reads a request's bearer token and checks it against the calling page.
 * A full token is for the trust's site only; a donating-only token for its own partner's origin only. Staff calls need a signed-in member of staff. The role
 * is read with every call, so removing it takes effect at once. If the configuration says so, they also need a second factor.
 * @param link what a link to a file has instead of the token (fileLink.ts). Its session is null if the link is wrong, too old or used up.
 * @throws Refused 401 for a missing, unknown, expired or revoked token; 403 for a valid one in the wrong place.
 */
export async function authenticate(
  deps: Dependencies,
  request: Request,
  route: Route,
  link: { sessionId: () => Promise<number | null> } | null = null,
): Promise<Session | null> {
  const { auth } = route
  const header = request.headers.get('Authorization')
  if (auth === 'none' || (auth === 'optional' && header === null)) return null
  const session = link ? await findLinked(deps, link) : await findBearer(deps, header)
  const origin = request.headers.get('Origin')
  if (session.scope === 'donate') {
    if (auth === 'full' || auth === 'staff') throw forbidden('scope')
    // Browsers always send the origin of such a call. Without an origin it is not from a partner's page.
    if (origin !== session.origin) throw forbidden('origin')
  } else if (origin !== null && origin !== deps.config.siteOrigin) {
    throw forbidden('origin')
  }
  await requireStaff(deps, request, route, session)
  return session
}

async function findBearer(deps: Dependencies, header: string | null): Promise<Session> {
  const token = /^Bearer ([\w-]{1,200})$/i.exec(header ?? '')?.[1]
  const session = token ? await findSession(deps, token) : null
  if (!session) throw unauthorized()
  return session
}

async function findLinked(deps: Dependencies, link: { sessionId: () => Promise<number | null> }): Promise<Session> {
  const sessionId = await link.sessionId()
  const session = sessionId === null ? null : await findSessionById(deps, sessionId)
  if (!session) throw new Refused(401, 'link_expired')
  return session
}

/** What a staff call needs beyond a signed-in person; nothing for other calls. @throws Refused 403 */
export async function requireStaff(
  deps: Dependencies,
  request: Request,
  route: Route,
  session: Session,
): Promise<void> {
  if (route.auth !== 'staff') return
  const rule = staffRule(route, request)
  await requireRole(deps, session, rule)
  if (deps.config.staffSecondFactor === 'required' && !session.secondFactor)
    throw new Refused(403, 'second_factor_needed')
  if (rule.recent) requireRecent(deps, session)
}

/** @throws Refused 403 for a role that does not include the call's. The refusal of a member of staff is logged. */
async function requireRole(deps: Dependencies, { userId, role }: Session, rule: StaffRule): Promise<void> {
  if (hasRole(role, rule.role)) return
  if (role === null) throw forbidden('staff')
  await audit(deps, userId, 'staff.refused', { details: { path: rule.path, role } })
  throw forbidden('role')
}
