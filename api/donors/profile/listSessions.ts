import type { endSessionRequestSchema, SignInSession } from '../../../shared/contract/people/account.ts'
import { requireRecent } from '../../accounts/reauthenticate.ts'
import { revokeOtherSessions, revokeSession, sessionMinutes } from '../../accounts/sessions.ts'
import { audit } from '../../audit/audit.ts'
import type { Answer, Call, Session, Handler } from '../../call.ts'
import { notFound } from '../../base/http/refusal.ts'

/** `GET profile/sessions` (our addition). Where the account is signed in, the last use first. Donating-only sessions are not listed. */
export async function listSessions({ deps, session }: Call<Session>): Promise<Answer> {
  const now = deps.now()
  const { absolute, idle } = sessionMinutes[session.role === null ? 'donor' : 'staff']
  const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
  const rows = await deps.db
    .selectFrom('sessions')
    .select(['id', 'browser', 'system', 'created_at'])
    .select(({ fn }) => fn.coalesce('last_used_at', 'created_at').as('used_at'))
    .where('user_id', '=', session.userId)
    .where('scope', '=', 'full')
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .where('created_at', '>', minutesAgo(absolute))
    .where(({ fn }) => fn.coalesce('last_used_at', 'created_at'), '>', minutesAgo(idle))
    .orderBy('used_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const data: SignInSession[] = rows.map(({ created_at, used_at, ...row }) => ({
    ...row,
    first_used: created_at.toISOString(),
    last_used: used_at.toISOString(),
    current: row.id === session.id,
  }))
  return { data }
}

/** `POST profile/end-session { id }` (our addition). Signs one device out. 404 for a session that is not the caller's. */
export const endSession: Handler<typeof endSessionRequestSchema> = async ({ deps, session }, { id }) => {
  const own = await deps.db
    .selectFrom('sessions')
    .select('device_sha256')
    .where('id', '=', id)
    .where('user_id', '=', session.userId)
    .where('scope', '=', 'full')
    .executeTakeFirst()
  if (!own) throw notFound()
  await revokeSession(deps, id)
  await deps.db
    .deleteFrom('known_devices')
    .where('user_id', '=', session.userId)
    .where('device_sha256', '=', own.device_sha256 ?? '')
    .execute()
  await audit(deps, session.userId, 'session.ended')
  return { data: null }
}

/** `POST profile/end-other-sessions` (our addition). Signs every other device out. 403 `reauthenticate`. */
export async function endOtherSessions({ deps, session }: Call<Session>): Promise<Answer> {
  requireRecent(deps, session)
  await revokeOtherSessions(deps, session)
  await audit(deps, session.userId, 'session.others_ended')
  return { data: null }
}
