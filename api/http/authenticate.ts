import type { Dependencies } from '../dependencies.ts'
import { findSession } from '../accounts/sessions.ts'
import { isStaff } from '../accounts/users.ts'
import type { Route, Session } from './call.ts'
import { forbidden, unauthorized } from './refusal.ts'

/**
 * Reads the bearer token of a request and holds it against the page it came from.
 * A full token is for the trust's site only; a donating-only token for its own partner's origin only. What only the trust's staff may do needs one
 * of them signed in now: the role is looked up with every call, so taking it away takes effect at once.
 * @throws Refused 401 for a missing, unknown, expired or revoked token; 403 for a good one in the wrong place.
 */
export async function authenticate(deps: Dependencies, request: Request, auth: Route['auth']): Promise<Session | null> {
  const header = request.headers.get('Authorization')
  if (auth === 'none' || (auth === 'optional' && header === null)) return null
  const token = /^Bearer ([\w-]{1,200})$/i.exec(header ?? '')?.[1]
  const session = token ? await findSession(deps, token) : null
  if (!session) throw unauthorized()
  const origin = request.headers.get('Origin')
  if (session.scope === 'donate') {
    if (auth === 'full' || auth === 'staff') throw forbidden('scope')
    // Browsers always name the origin of such a call, so a missing one is no partner's page.
    if (origin !== session.origin) throw forbidden('origin')
  } else if (origin !== null && origin !== deps.config.siteOrigin) {
    throw forbidden('origin')
  }
  if (auth === 'staff' && !(await isStaff(deps, session.userId))) throw forbidden('staff')
  return session
}
