import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type {
  forgetPasswordRequestSchema,
  resetPasswordRequestSchema,
  UpdatePasswordRequest,
} from '../../shared/contract/people/account.ts'
import { sitePaths } from '../../shared/sitePaths.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Handler, OpenHandler } from '../call.ts'
import { audit } from '../audit/audit.ts'
import { invalid } from '../base/http/refusal.ts'
import { passwordChangedMail, resetMail } from '../mail/mails.ts'
import { rememberNetwork } from './knownDevices.ts'
import { countAttempt, forgetAttempts, countOwnAttempt } from './limit.ts'
import { hashPassword, refuseWeakPassword, trustWords, verifyPassword } from './password.ts'
import { newSecret, sha256 } from './secret.ts'
import { revokeAllSessions, revokeOtherSessions } from './sessions.ts'
import { getUser } from './users.ts'
import type { Recording } from '../storage/database.ts'
import { requireRecent } from './reauthenticate.ts'

const RESET_LINK_MINUTES = 30

/** Most links of an account that work at the same time. More would only be more mails in a stranger's hands. */
const MOST_LINKS = 3

/** Longer than storing a link takes, so the time of an answer does not tell whether the account exists. */
const ANSWER_AFTER_MS = 50

/**
 * `POST forget-password`. Mails a link that works once, for 30 minutes. Earlier links keep working, so a stranger's request ends nothing. While three links
 * work, no further one is mailed: the owner has three in the mailbox. It answers the same after the same time, with or without an account; 429 after too
 * many from one address.
 */
export const forgetPassword: OpenHandler<typeof forgetPasswordRequestSchema> = async (
  { deps, request, language },
  { email },
) => {
  await countAttempt(deps, { what: 'forgetPassword', account: email, address: deps.clientAddress(request) })
  const token = newSecret()
  const [known] = await Promise.all([storeResetToken(deps, email, token), pause(ANSWER_AFTER_MS)])
  // Does not wait: the time to send a mail would reveal that the account exists.
  if (known) {
    const mail = resetMail(email, resetLink(deps.config.siteRoot, token), RESET_LINK_MINUTES, language)
    deps.mailer.send(mail).catch((error: unknown) => deps.log.error('mail not sent', error, { mail: 'reset' }))
  }
  return { data: null, message: 'mail_sent' }
}

/**
 * `POST reset-password`. Sets the password and proves the e-mail address, ends all sessions of the account, forgets its failed sign-ins and mails its owner. 422 `token: unknown` for an
 * invalid link; 429 after too many of them.
 */
export const resetPassword: OpenHandler<typeof resetPasswordRequestSchema> = async (
  { deps, request, language },
  { token, password },
) => {
  const attempt = await countAttempt(deps, {
    what: 'resetPassword',
    account: token,
    address: deps.clientAddress(request),
  })
  // Looks the link up before it hashes the password: hashing is expensive, and anybody can send a made-up token.
  const link = await findLink(deps, token)
  if (!link) throw invalid({ token: 'unknown' }, 'reset_link')
  const owner = await getUser(deps, link.user_id)
  await refuseWeakPassword(password, { fullName: owner.full_name, email: owner.email }, await trustWords(deps))
  const passwordHash = await hashPassword(password)
  const email = await deps.db.transaction().execute(async (db) => {
    const spent = await spendAllLinks({ db, now: deps.now }, link.user_id)
    // Another request has used the link meanwhile.
    if (!spent.includes(link.id)) throw invalid({ token: 'unknown' }, 'reset_link')
    // The link was mailed, so the person reads the mails of this address.
    const set = { password_hash: passwordHash, email_proven_at: deps.now() }
    await db.updateTable('users').set(set).where('id', '=', link.user_id).execute()
    await revokeAllSessions({ db, now: deps.now }, link.user_id)
    await audit({ db, now: deps.now }, link.user_id, 'password.reset')
    // Failed guesses at the old password must not lock the owner out with the new one.
    await forgetAttempts({ db }, owner.email, 'login')
    // A person who guessed at the code knew the old password.
    await forgetAttempts({ db }, String(link.user_id), 'secondFactor')
    await db.deleteFrom('pending_sign_ins').where('user_id', '=', link.user_id).execute()
    await rememberNetwork({ db, now: deps.now }, link.user_id, deps.clientAddress(request))
    return owner.email
  })
  await attempt.forget()
  await deps.mailer.send(passwordChangedMail(email, language))
  return { data: null, message: 'password_changed' }
}

/** The page that sets a new password. The token is behind `#`, so that no server, log or Referer header gets it. */
export const resetLink = (siteRoot: string, token: string): string =>
  `${siteRoot}${sitePaths.resetPassword}#token=${token}`

/** Ends every open link of an account, because its password has changed. Answers their ids. */
export async function spendAllLinks(deps: Recording, userId: number): Promise<number[]> {
  const spent = await deps.db
    .updateTable('reset_tokens')
    .set({ spent_at: deps.now() })
    .where('user_id', '=', userId)
    .where('spent_at', 'is', null)
    .returning('id')
    .execute()
  return spent.map(({ id }) => id)
}

/** The link of a token, unless it is used or expired. */
function findLink(deps: Recording, token: string) {
  return deps.db
    .selectFrom('reset_tokens')
    .select(['id', 'user_id'])
    .where('token_sha256', '=', sha256(token))
    .where('spent_at', 'is', null)
    .where('expires_at', '>', deps.now())
    .executeTakeFirst()
}

/** Stores a link unless there is no account, or it has three. @returns whether it was stored */
async function storeResetToken(deps: Dependencies, email: string, token: string): Promise<boolean> {
  const now = deps.now()
  const expires_at = new Date(now.getTime() + RESET_LINK_MINUTES * 60_000)
  return deps.db.transaction().execute(async (db) => {
    // Two requests for the same address wait for each other, so that both count.
    await sql`select pg_advisory_xact_lock(hashtext(${`reset ${email}`}))`.execute(db)
    const { rows } = await sql`
      insert into reset_tokens (user_id, token_sha256, expires_at)
      select id, ${sha256(token)}::text, ${expires_at}::timestamptz from users
      where email = ${email} and ${MOST_LINKS} > (
        select count(*) from reset_tokens where user_id = users.id and spent_at is null and expires_at > ${now})
      returning id`.execute(db)
    return rows.length > 0
  })
}

/**
 * `POST profile/update-password { current, password }` (our addition). Sets the password, ends every other session of the account and every open reset link,
 * and mails its owner. An account without a password sets its first one with an empty `current`. 422 `current: mismatch`; 429.
 */
export const updatePassword: Handler<UpdatePasswordRequest> = async ({ deps, request, session, language }, sent) => {
  const { current, password } = sent
  const attempt = await countOwnAttempt({ deps, request, session }, 'password')
  const user = await getUser(deps, session.userId)
  // An empty `current` proves nothing.
  if (user.password_hash === null) requireRecent(deps, session)
  const matches =
    user.password_hash === null ? current === '' : await attempt.unlessBusy(verifyPassword(user.password_hash, current))
  if (!matches) throw invalid({ current: 'mismatch' }, 'wrong_current_password')
  await attempt.forget()
  await refuseWeakPassword(password, { fullName: user.full_name, email: user.email }, await trustWords(deps))
  const password_hash = await hashPassword(password)
  await deps.db.transaction().execute(async (db) => {
    await db.updateTable('users').set({ password_hash }).where('id', '=', user.id).execute()
    await spendAllLinks({ db, now: deps.now }, user.id)
    await revokeOtherSessions({ db, now: deps.now }, session)
    await audit({ db, now: deps.now }, user.id, 'password.changed')
  })
  await deps.mailer.send(passwordChangedMail(user.email, language))
  return { data: null, message: 'password_set' }
}
