import type { StaffRole } from '../../shared/contract/people/role.ts'
import { newSecret, sha256 } from '../accounts/secret.ts'
import { revokeAllSessions } from '../accounts/sessions.ts'
import { findUserByEmail, insertUser } from '../accounts/users.ts'
import { removeSecondFactor } from '../accounts/secondFactor/removeSecondFactor.ts'
import { audit } from '../audit/audit.ts'
import type { Dependencies } from '../dependencies.ts'

type Deps = Pick<Dependencies, 'db' | 'now'>

/** An operator may hand the link over on another day. */
const LINK_HOURS = 24

/**
 * Gives an account a role, and makes the account if there is none. It gets no password here: its owner sets one through a link that works once.
 * @returns the link's token; null if the account has a password already
 */
export async function addStaff(
  deps: Deps,
  { email, role, name }: { email: string; role: StaffRole; name: string },
): Promise<{ token: string | null; hours: number }> {
  return deps.db.transaction().execute(async (db) => {
    const trx = { db, now: deps.now }
    const made = { email, fullName: name || email, contactNo: null, passwordHash: null }
    const user = (await findUserByEmail(trx, email)) ?? (await insertUser(trx, made))
    if (!user) throw new Error(`${email} was added by another program at this moment. Try again.`)
    await db.updateTable('users').set({ role }).where('id', '=', user.id).execute()
    const subject = { kind: 'user', id: user.id } as const
    await audit(trx, { actor: 'command', action: 'role.changed', subject, details: { role } })
    const token = user.password_hash === null ? newSecret() : null
    if (token !== null) {
      const expires_at = new Date(deps.now().getTime() + LINK_HOURS * 60 * 60_000)
      const link = { user_id: user.id, token_sha256: sha256(token), expires_at }
      await db.insertInto('reset_tokens').values(link).execute()
    }
    return { token, hours: LINK_HOURS }
  })
}

/** Everybody with a role, by address. */
export function listStaff({ db }: Deps) {
  return db
    .selectFrom('users')
    .select(['email', 'role', 'full_name'])
    .where('role', 'is not', null)
    .orderBy('email')
    .execute()
}

/**
 * Takes the second factor away after its owner has lost the phone, and ends all sessions. The next sign-in needs the password only.
 * @returns false if there is no such account, or it has none
 */
export async function resetSecondFactor(deps: Deps, email: string): Promise<boolean> {
  return deps.db.transaction().execute(async (db) => {
    const trx = { db, now: deps.now }
    const user = await findUserByEmail(trx, email)
    if (!user || !(await removeSecondFactor(trx, user.id))) return false
    await revokeAllSessions(trx, user.id)
    await audit(trx, { actor: 'command', action: 'second_factor.disabled', subject: { kind: 'user', id: user.id } })
    return true
  })
}

/** Takes the role away and ends all sessions. @returns whether the account had a role */
export async function removeStaff(deps: Deps, email: string): Promise<boolean> {
  return deps.db.transaction().execute(async (db) => {
    const trx = { db, now: deps.now }
    const removed = await db
      .updateTable('users')
      .set({ role: null })
      .where('email', '=', email)
      .where('role', 'is not', null)
      .returning('id')
      .executeTakeFirst()
    if (!removed) return false
    await revokeAllSessions(trx, removed.id)
    await removeSecondFactor(trx, removed.id)
    const subject = { kind: 'user', id: removed.id } as const
    await audit(trx, { actor: 'command', action: 'role.changed', subject, details: { role: null } })
    return true
  })
}
