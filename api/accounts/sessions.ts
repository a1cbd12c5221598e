import type { Dependencies } from '../dependencies.ts'
import type { Session } from '../http/call.ts'
import { newSecret, sha256 } from './secret.ts'

const FULL_SESSION_DAYS = 30
const DONATE_SESSION_MINUTES = 15
const MINUTE_MS = 60_000

/** Opens a session of a signed-in person, for 30 days. Answers its token and stores only the token's hash. */
export async function openSession(deps: Pick<Dependencies, 'db' | 'now'>, userId: number): Promise<string> {
  return insertSession(
    deps,
    { user_id: userId, scope: 'full', origin: null, parent_id: null },
    FULL_SESSION_DAYS * 24 * 60,
  )
}

/** Opens a donating-only session for one partner's origin, for 15 minutes. It ends with the session that issued it. */
export async function openDonateSession(
  deps: Pick<Dependencies, 'db' | 'now'>,
  parent: Session,
  origin: string,
): Promise<{ token: string; expiresInSeconds: number }> {
  const row = { user_id: parent.userId, scope: 'donate', origin, parent_id: parent.id } as const
  const token = await insertSession(deps, row, DONATE_SESSION_MINUTES)
  return { token, expiresInSeconds: DONATE_SESSION_MINUTES * 60 }
}

/** The session of a token; null if it is unknown, expired or revoked. */
export async function findSession(deps: Pick<Dependencies, 'db' | 'now'>, token: string): Promise<Session | null> {
  const row = await deps.db
    .selectFrom('sessions')
    .select(['id', 'user_id', 'scope', 'origin'])
    .where('token_sha256', '=', sha256(token))
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', deps.now())
    .executeTakeFirst()
  return row ? { id: row.id, userId: row.user_id, scope: row.scope, origin: row.origin } : null
}

/** Ends a session, and the donating-only sessions that it issued. */
export async function revokeSession(deps: Pick<Dependencies, 'db' | 'now'>, sessionId: number): Promise<void> {
  await deps.db
    .updateTable('sessions')
    .set({ revoked_at: deps.now() })
    .where((eb) => eb.or([eb('id', '=', sessionId), eb('parent_id', '=', sessionId)]))
    .where('revoked_at', 'is', null)
    .execute()
}

/** Ends all sessions of a person. */
export async function revokeAllSessions(deps: Pick<Dependencies, 'db' | 'now'>, userId: number): Promise<void> {
  await deps.db
    .updateTable('sessions')
    .set({ revoked_at: deps.now() })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .execute()
}

/** Ends all sessions of a person but this one and the donating-only sessions that it issued. */
export async function revokeOtherSessions(deps: Pick<Dependencies, 'db' | 'now'>, kept: Session): Promise<void> {
  await deps.db
    .updateTable('sessions')
    .set({ revoked_at: deps.now() })
    .where('user_id', '=', kept.userId)
    .where('id', '<>', kept.id)
    .where((eb) => eb.or([eb('parent_id', 'is', null), eb('parent_id', '<>', kept.id)]))
    .where('revoked_at', 'is', null)
    .execute()
}

type NewSession = { user_id: number; scope: 'full' | 'donate'; origin: string | null; parent_id: number | null }

async function insertSession(
  deps: Pick<Dependencies, 'db' | 'now'>,
  row: NewSession,
  minutes: number,
): Promise<string> {
  const token = newSecret()
  const created_at = deps.now()
  const expires_at = new Date(created_at.getTime() + minutes * MINUTE_MS)
  await deps.db
    .insertInto('sessions')
    .values({ ...row, token_sha256: sha256(token), created_at, expires_at, revoked_at: null })
    .execute()
  return token
}
