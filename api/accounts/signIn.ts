import { HOUR_MS } from '../../shared/date.ts'
import type { LoginRequest, RegisterRequest, SignedIn, SignInAnswer } from '../../shared/contract/people/account.ts'
import type { CodeSignIn } from '../../shared/contract/people/secondFactor.ts'
import { audit } from '../audit/audit.ts'
import { networkOf } from '../base/http/clientAddress.ts'
import { invalid, Refused } from '../base/http/refusal.ts'
import type { Answer, Call, Session, OpenHandler } from '../call.ts'
import type { Dependencies } from '../dependencies.ts'
import { takenMail } from '../mail/mails.ts'
import { findKnownDevice, isKnownNetwork, rememberDevice, rememberNetwork } from './knownDevices.ts'
import { countAttempt } from './limit.ts'
import { findUserByEmail, getUser, hasSecondFactor, openAccount, type StoredUser, toUser } from './users.ts'
import { hashPassword, verifyPassword, refuseWeakPassword, trustWords } from './password.ts'
import { newSecret, sha256 } from './secret.ts'
import { requireCode } from './secondFactor.ts'
import { deviceOf, openSession, revokeSession } from './sessions.ts'
import { sql } from 'kysely'
import type { Recording } from '../storage/database.ts'
import type { SignInWay } from '../storage/tables/accountTables.ts'

const startOfHour = (at: Date): Date => new Date(Math.floor(at.getTime() / HOUR_MS) * HOUR_MS)

/**
 * Counts a failed sign-in. One row per account and hour: an attacker's million guesses must not fill the audit log.
 * @param userId null if no account has the address; the address itself is not stored
 */
export async function countSignInFailure(deps: Recording, userId: number | null): Promise<void> {
  await deps.db
    .insertInto('sign_in_failures')
    .values({ hour: startOfHour(deps.now()), user_id: userId, count: 1 })
    .onConflict((conflict) =>
      conflict.columns(['hour', 'user_id']).doUpdateSet({ count: sql`sign_in_failures.count + 1` }),
    )
    .execute()
}

/** Moves the counts of finished hours to the audit log. Safe to run on several instances: a row is deleted and logged in one transaction. */
export async function logSignInFailures(deps: Recording): Promise<void> {
  const { now } = deps
  await deps.db.transaction().execute(async (db) => {
    const finished = await db
      .deleteFrom('sign_in_failures')
      .where('hour', '<', startOfHour(now()))
      .returningAll()
      .execute()
    for (const { hour, user_id, count } of finished) {
      const subject = user_id === null ? {} : { subject: { kind: 'user' as const, id: user_id } }
      const details = { count, hour: hour.toISOString().slice(0, 13) }
      await audit({ db, now }, 'system', 'sign_in.failed', { ...subject, details })
    }
  })
}

interface How {
  way: SignInWay
  isStaff: boolean
  /** A second factor was proven, too. */
  withCode?: boolean
}

/** A new session and its user data, and the cookie by which the browser is known at the next sign-in. `isPladged` is in it because the client stores it (specification, section 3); `is_staff` decides which page opens. */
export async function signedIn(
  deps: Dependencies,
  request: Request,
  user: StoredUser,
  { way, isStaff, withCode = false }: How,
): Promise<{ data: SignedIn; cookie: string }> {
  const pledge = await deps.db.selectFrom('pledges').select('id').where('user_id', '=', user.id).executeTakeFirst()
  const facts = { isPladged: pledge !== undefined, is_staff: isStaff }
  const details = { way, ...(withCode ? { second_factor: true } : {}) }
  const network = deps.clientAddress(request)
  // Staff see repeats of a network by its hash.
  const address = deps.vault.fingerprint(`network ${networkOf(network)}`)
  await audit(deps, user.id, 'sign_in.succeeded', { details, address })
  await rememberNetwork(deps, user.id, network)
  const { device_sha256, cookie } = await rememberDevice(deps, request, user.id)
  const device = { ...deviceOf(request.headers.get('User-Agent') ?? ''), device_sha256 }
  return { data: { token: await openSession(deps, user.id, device), user: { ...toUser(user), ...facts } }, cookie }
}

/** Long enough to find the phone. */
const PENDING_MINUTES = 10

/** After the password, or the identity provider's token: a session; or, for an account with a second factor, a token that waits for the code. */
export async function finishSignIn(
  deps: Dependencies,
  request: Request,
  user: StoredUser,
  way: SignInWay,
): Promise<{ data: SignInAnswer; cookie?: string }> {
  const { role, second_factor } = await deps.db
    .selectFrom('users')
    .select('role')
    .select(hasSecondFactor)
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow()
  if (!second_factor) return signedIn(deps, request, user, { way, isStaff: role !== null })
  const token = newSecret()
  const expires_at = new Date(deps.now().getTime() + PENDING_MINUTES * 60_000)
  const row = { token_sha256: sha256(token), user_id: user.id, way, expires_at }
  await deps.db.insertInto('pending_sign_ins').values(row).execute()
  return { data: { second_factor: { token, expires_in: PENDING_MINUTES * 60 } } }
}

/**
 * `POST login/second-factor { token, code }` (our addition). The second half of a sign-in. 422 `code: mismatch`, or `token: unknown` if the first half is
 * too old or used; 429 after too many.
 */
export const signInWithCode: OpenHandler<CodeSignIn> = async ({ deps, request }, { token, code }) => {
  const token_sha256 = sha256(token)
  const pending = await deps.db
    .selectFrom('pending_sign_ins')
    .select(['user_id', 'way'])
    .where('token_sha256', '=', token_sha256)
    .where('expires_at', '>', deps.now())
    .executeTakeFirst()
  if (!pending) throw invalid({ token: 'unknown' }, 'second_factor_over')
  await requireCode(deps, pending.user_id, code, request)
  await deps.db.deleteFrom('pending_sign_ins').where('token_sha256', '=', token_sha256).execute()
  const user = await getUser(deps, pending.user_id)
  const how = { way: pending.way, isStaff: true, withCode: true }
  return { ...(await signedIn(deps, request, user, how)), message: 'welcome' }
}

/** `POST register`. Answers a session and the new account; 422 `email: taken`, after the same work, and then the owner gets a mail. 429 after too many. */
export const register: OpenHandler<RegisterRequest> = async ({ deps, request, language }, wanted) => {
  const address = deps.clientAddress(request)
  // A weak password tells nothing about the address, so it is no failed attempt.
  await refuseWeakPassword(wanted.password, wanted, await trustWords(deps))
  const attempt = await countAttempt(deps, { what: 'register', account: wanted.email, address })
  const password_hash = await attempt.unlessBusy(hashPassword(wanted.password))
  const { email, fullName: full_name, contactNo: contact_no, notice_version: noticeVersion } = wanted
  const user = await openAccount(deps, { email, full_name, contact_no, password_hash, language, noticeVersion })
  if (!user) {
    // Does not wait, and does not fail: the caller's answer is the same.
    mailAddressOwner(deps, email, address).catch((error: unknown) =>
      deps.log.error('mail not sent', error, { mail: 'taken' }),
    )
    throw invalid({ email: 'taken' })
  }
  await attempt.forget()
  return { ...(await signedIn(deps, request, user, { way: 'register', isStaff: false })), message: 'welcome' }
}

/**
 * `POST login`. Answers a session and the account; or, for staff with a second factor, a token for `login/second-factor`. A wrong e-mail and a wrong password get the same answer after the same work: 422 with `password:
 * mismatch`. It is not 401, because 401 tells a client that its session has ended. 429 after too many failures from the caller's address, or from everywhere
 * if the owner has not been at this address before. A browser in which the owner has signed in before has a limit of its own.
 */
export const login: OpenHandler<LoginRequest> = async ({ deps, request }, { email, password }) => {
  const address = deps.clientAddress(request)
  const known = () => isKnownNetwork(deps, email, address)
  const device = await findKnownDevice(deps, request, email)
  const attempt = await countAttempt(deps, { what: 'login', account: email, address, known, device })
  const user = await findUserByEmail(deps, email)
  const matches = await attempt.unlessBusy(verifyPassword(user?.password_hash ?? null, password))
  if (!user || !matches) {
    await countSignInFailure(deps, user?.id ?? null)
    throw invalid({ password: 'mismatch' }, 'wrong_password')
  }
  await attempt.forget()
  return { ...(await finishSignIn(deps, request, user, 'password')), message: 'welcome' }
}

/** `POST logout`. Ends this session and the donating-only sessions that it issued. */
export async function logout({ deps, session }: Call<Session>): Promise<Answer> {
  await revokeSession(deps, session.id)
  await audit(deps, session.userId, 'sign_out')
  return { data: null, message: 'signed_out' }
}

/**
 * Mails the owner of an address that somebody tried to make an account with it. Once a day at most, so that nobody can fill a mailbox. The mail is in the
 * owner's language and contains nothing that the other person typed.
 */
export async function mailAddressOwner(deps: Dependencies, email: string, address: string): Promise<void> {
  const owner = await deps.db.selectFrom('users').select('language').where('email', '=', email).executeTakeFirst()
  if (!owner) return
  try {
    await countAttempt(deps, { what: 'takenMail', account: email, address })
  } catch (error) {
    if (error instanceof Refused) return
    throw error
  }
  await deps.mailer.send(takenMail(email, deps.config.siteRoot, owner.language))
}
