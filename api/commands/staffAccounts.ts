import type { StaffRole } from '../../shared/contract/people/account.ts'
import { newSecret, sha256 } from '../accounts/secret.ts'
import { revokeAllSessions } from '../accounts/sessions.ts'
import { resetLink, spendAllLinks } from '../accounts/changePassword.ts'
import { findUserByEmail, insertUser } from '../accounts/users.ts'
import { removeSecondFactor } from '../accounts/secondFactor.ts'
import { audit } from '../audit/audit.ts'
import { createMailer } from '../mail/mailer.ts'
import { staffAccessMail } from '../mail/mails.ts'
import type { Recording } from '../storage/database.ts'

/** A new colleague may read the mail on another day. */
const LINK_HOURS = 24

/**
 * Gives an account a role, and makes the account if there is none. Anybody could have made it before, with the address of somebody else. So everything that
 * signs in to it ends: password, sessions, second factor, identity providers and links. Its owner chooses a new password through a link that is mailed to the
 * address, works once and proves the address.
 * @param name the person's name; '' keeps the account's own
 * @param siteRoot for the link
 * @returns for how many hours the link works
 */
export async function addStaff(
  deps: Recording,
  { email, role, name, siteRoot }: { email: string; role: StaffRole; name: string; siteRoot: string },
): Promise<{ hours: number }> {
  return deps.db.transaction().execute(async (db) => {
    const trx = { db, now: deps.now }
    const user = (await findUserByEmail(trx, email)) ?? (await insertUser(trx, { email, full_name: name || email }))
    if (!user) throw new Error(`${email} was added by another program at this moment. Try again.`)
    const { language } = await db
      .updateTable('users')
      .set({ role, password_hash: null, email_proven_at: null, ...(name ? { full_name: name } : {}) })
      .where('id', '=', user.id)
      .returning('language')
      .executeTakeFirstOrThrow()
    await endEveryWayIn(trx, user.id)
    await audit(trx, 'command', 'role.changed', { subject: { kind: 'user', id: user.id }, details: { role } })
    const token = newSecret()
    const expires_at = new Date(deps.now().getTime() + LINK_HOURS * 60 * 60_000)
    await db
      .insertInto('reset_tokens')
      .values({ user_id: user.id, token_sha256: sha256(token), expires_at })
      .execute()
    // The API sends it: both use the same queue.
    await createMailer(trx, () => undefined).send(
      staffAccessMail(email, resetLink(siteRoot, token), LINK_HOURS, language),
      db,
    )
    return { hours: LINK_HOURS }
  })
}

/** Nobody who could sign in to the account can do so any more. */
async function endEveryWayIn(trx: Recording, userId: number): Promise<void> {
  await revokeAllSessions(trx, userId)
  await removeSecondFactor(trx, userId)
  await spendAllLinks(trx, userId)
  await trx.db.updateTable('users').set({ proven_phone: null }).where('id', '=', userId).execute()
  for (const table of ['identities', 'email_codes', 'known_networks'] as const)
    await trx.db.deleteFrom(table).where('user_id', '=', userId).execute()
}

/** Everybody with a role, by address. */
export function listStaff({ db }: Recording) {
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
export async function resetSecondFactor(deps: Recording, email: string): Promise<boolean> {
  return deps.db.transaction().execute(async (db) => {
    const trx = { db, now: deps.now }
    const user = await findUserByEmail(trx, email)
    if (!user || !(await removeSecondFactor(trx, user.id))) return false
    await revokeAllSessions(trx, user.id)
    await audit(trx, 'command', 'second_factor.disabled', { subject: { kind: 'user', id: user.id } })
    return true
  })
}

/**
 * Ends the open sessions of an account, with its donating-only ones.
 * @param email null: of all accounts
 * @returns how many; null if there is no such account
 */
export async function endSessions(deps: Recording, email: string | null): Promise<number | null> {
  return deps.db.transaction().execute(async (db) => {
    const user = email === null ? null : await findUserByEmail({ db }, email)
    if (email !== null && !user) return null
    const ended = await db
      .updateTable('sessions')
      .set({ revoked_at: deps.now() })
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', deps.now())
      .$if(user !== null, (query) => query.where('user_id', '=', user?.id ?? 0))
      .returning('id')
      .execute()
    const subject = user ? ({ subject: { kind: 'user', id: user.id } } as const) : {}
    await audit({ db, now: deps.now }, 'command', 'session.ended', { ...subject, details: { count: ended.length } })
    return ended.length
  })
}

/** Takes the role away and ends all sessions. @returns whether the account had a role */
export async function removeStaff(deps: Recording, email: string): Promise<boolean> {
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
    await audit(trx, 'command', 'role.changed', { subject: { kind: 'user', id: removed.id }, details: { role: null } })
    return true
  })
}
