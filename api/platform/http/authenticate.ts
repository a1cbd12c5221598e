import type { Dependencies } from '../../dependencies.ts'
import { requireRecent } from '../../accounts/reauthenticate.ts'
import { findSession } from '../../accounts/sessions.ts'
import { hasRole } from '../../../shared/contract/people/role.ts'
import { audit } from '../../audit/audit.ts'
import type { Route, Session } from './call.ts'
import { type StaffRule, staffRule } from './staffRule.ts'
import { forbidden, Refused, unauthorized } from './refusal.ts'

/**
 * Reads a request's bearer token and checks it against the calling page.
 * A full token is for the trust's site only; a donating-only token for its own partner's origin only. Staff calls need a signed-in member of staff. The role
 * is read with every call, so removing it takes effect at once. If the configuration says so, they also need a second factor.
 * @throws Refused 401 for a missing, unknown, expired or revoked token; 403 for a valid one in the wrong place.
 */
export async function authenticate(deps: Dependencies, request: Request, route: Route): Promise<Session | null> {
  const { auth } = route
  const header = request.headers.get('Authorization')
  if (auth === 'none' || (auth === 'optional' && header === null)) return null
  const token = /^Bearer ([\w-]{1,200})$/i.exec(header ?? '')?.[1]
  const session = token ? await findSession(deps, token) : null
  if (!session) throw unauthorized()
  const origin = request.headers.get('Origin')
  if (session.scope === 'donate') {
    if (auth === 'full' || auth === 'staff') throw forbidden('scope')
    // Browsers always send the origin of such a call. Without an origin it is not from a partner's page.
    if (origin !== session.origin) throw forbidden('origin')
  } else if (origin !== null && origin !== deps.config.siteOrigin) {
    throw forbidden('origin')
  }
  if (route.auth === 'staff') {
    const rule = staffRule(route, request)
    await requireRole(deps, session, rule)
    if (deps.config.staffSecondFactor === 'required' && !session.secondFactor)
      throw new Refused(403, 'second_factor_needed')
    if (rule.recent) requireRecent(deps, session)
  }
  return session
}

/** @throws Refused 403 for a role that does not include the call's. The refusal of a member of staff is logged. */
async function requireRole(deps: Dependencies, { userId, role }: Session, rule: StaffRule): Promise<void> {
  if (hasRole(role, rule.role)) return
  if (role === null) throw forbidden('staff')
  await audit(deps, { actor: userId, action: 'staff.refused', details: { path: rule.path, role } })
  throw forbidden('role')
}
