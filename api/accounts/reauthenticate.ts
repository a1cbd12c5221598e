import type { ReauthenticateRequest } from '../../shared/contract/people/account.ts'
import { audit } from '../audit/audit.ts'
import type { Session, Handler } from '../call.ts'
import { invalid, Refused, unauthorized } from '../base/http/refusal.ts'
import { verifyOnce } from './idToken.ts'
import { countOwnAttempt } from './limit.ts'
import { verifyPassword } from './password.ts'
import { findIdentity, getUser } from './users.ts'
import type { Clock } from '../storage/database.ts'

const RECENT_MINUTES = 10

/**
 * For acts that a stolen session must not do: deleting the account, ending other sessions, a first password, the second factor.
 * @throws Refused 403 `reauthenticate` if the person last proved who they are more than ten minutes ago
 */
export function requireRecent(deps: Clock, session: Session): void {
  const ageMs = deps.now().getTime() - session.authenticatedAt.getTime()
  if (ageMs > RECENT_MINUTES * 60_000) throw new Refused(403, 'reauthenticate')
}

/**
 * `POST profile/reauthenticate { password }`, or `{ provider, idToken, nonce }` of a linked identity provider (our addition).
 * For ten minutes the session may then do what `requireRecent` guards.
 * 422 `password: mismatch` or `idToken: mismatch`; 429 after too many.
 */
export const reauthenticate: Handler<ReauthenticateRequest> = async ({ deps, request, session }, proof) => {
  const attempt = await countOwnAttempt({ deps, request, session }, 'password')
  if ('password' in proof) {
    const user = await getUser(deps, session.userId)
    const matches = await attempt.unlessBusy(verifyPassword(user.password_hash, proof.password))
    if (!matches) throw invalid({ password: 'mismatch' }, 'wrong_current_password')
  } else {
    const trusted = deps.config.social[proof.provider]
    if (!trusted) throw invalid({ provider: 'unknown' })
    const claims = await verifyOnce(deps, trusted, proof.idToken, proof.nonce)
    const owner = claims && (await findIdentity(deps, proof.provider, claims.subject))
    if (owner !== session.userId) throw invalid({ idToken: 'mismatch' })
  }
  await attempt.forget()
  const renewed = await deps.db
    .updateTable('sessions')
    .set({ authenticated_at: deps.now() })
    .where('id', '=', session.id)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!renewed) throw unauthorized()
  await audit(deps, session.userId, 'sign_in.renewed')
  return { data: null }
}
