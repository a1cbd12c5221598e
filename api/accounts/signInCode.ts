import { randomInt, timingSafeEqual } from 'node:crypto'
import type { CodeSent, SignInByCode, signInCodeRequestSchema } from '../../shared/contract/people/signInCode.ts'
import { audit } from '../audit/audit.ts'
import { invalid } from '../base/http/refusal.ts'
import type { Answer, Call, OpenHandler } from '../call.ts'
import type { Dependencies } from '../dependencies.ts'
import { passwordEndedMail, signInCodeMail, signInCodeSms } from '../mail/mails.ts'
import type { Reading } from '../storage/database.ts'
import { finishSignIn, countSignInFailure, mailAddressOwner } from './signIn.ts'
import { findKnownDevice } from './knownDevices.ts'
import { countAttempt } from './limit.ts'
import { sha256 } from './secret.ts'
import { revokeAllSessions } from './sessions.ts'
import { findUserByEmail, getUser, openAccount, type StoredUser } from './users.ts'

const CODE_MINUTES = 10
const MOST_TRIES = 5
/** By then a mail or an SMS has usually arrived. */
const AGAIN_SECONDS = 30

const isPhone = (to: string): boolean => to.startsWith('+')

/** Six digits are few, so the stored form needs the vault's key. A code is good for one address. */
const hashed = (to: string, code: string): string => `sign-in code ${to} ${code}`

/** `GET login/code-ways` (our addition). How the trust sends codes. */
export async function readCodeWays({ deps }: Call<null>): Promise<Answer> {
  return { data: { ways: deps.sms === null ? ['mail'] : ['mail', 'sms'] } }
}

/**
 * `POST login/code { to }` (our addition). Sends six digits to an e-mail address or an Indian mobile number; they work once, for ten minutes. It looks for no
 * account: an address without one gets a code, too, and can make an account with it. So the answer, its time and the message tell nothing. A newer code
 * replaces the one before. 422 `to: no_sms` if the trust sends no SMS; 429 after too many for one address or from one network.
 */
export const requestSignInCode: OpenHandler<typeof signInCodeRequestSchema> = async (
  { deps, request, language },
  { to },
) => {
  const { sms } = deps
  if (isPhone(to) && sms === null) throw invalid({ to: 'no_sms' })
  const address = deps.clientAddress(request)
  await countAttempt(deps, { what: isPhone(to) ? 'signInSms' : 'signInMail', account: to, address })
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const row = {
    code_hash: deps.vault.fingerprint(hashed(to, code)),
    wrong_tries: 0,
    expires_at: new Date(deps.now().getTime() + CODE_MINUTES * 60_000),
  }
  await deps.db
    .insertInto('sign_in_codes')
    .values({ recipient_sha256: sha256(to), ...row })
    .onConflict((conflict) => conflict.column('recipient_sha256').doUpdateSet(row))
    .execute()
  const { host } = new URL(deps.config.siteRoot)
  // Does not wait for the service: a slow one must not hold the donor's form.
  if (isPhone(to))
    sms
      ?.deliver(signInCodeSms(to, code, CODE_MINUTES, host, language))
      .catch((error: unknown) => deps.log.error('sms not sent', error, { mail: 'sign_in_code_sms' }))
  else await deps.mailer.send(signInCodeMail(to, code, CODE_MINUTES, host, language))
  return { data: { expires_in: CODE_MINUTES * 60, again_in: AGAIN_SECONDS } satisfies CodeSent, message: 'code_sent' }
}

/**
 * `POST login/with-code { to, code, … }` (our addition). Signs in, or makes the account of a newcomer, and proves the address. Answers as `login`. 422 `code:
 * mismatch` for a wrong code, one that is too old, used or replaced, and after five wrong tries. 422 with `required` for what a newcomer must add; then the
 * code still works, because only the owner of the address gets this answer. 422 `email: taken`, as at `register`; 429 after too many.
 */
export const signInByCode: OpenHandler<SignInByCode> = async ({ deps, request, language }, entry) => {
  const { to } = entry
  const address = deps.clientAddress(request)
  const attempt = await countAttempt(deps, { what: 'signInCode', account: to, address })
  // Up to the right code, the work is the same with and without an account.
  const found = await findOwner(deps, to)
  const missing = found ? {} : missingOf(entry)
  const complete = Object.keys(missing).length === 0
  const taken = !found && entry.email !== undefined && (await findUserByEmail(deps, entry.email)) !== null
  if (!(await tryCode(deps, entry, complete && !taken))) {
    await countSignInFailure(deps, found?.id ?? null)
    throw invalid({ code: 'mismatch' }, 'wrong_sign_in_code')
  }
  await attempt.forget()
  if (!complete) throw invalid(missing)
  const user = found ?? (await makeAccount(deps, entry, language, address))
  if (!isPhone(to)) await proveEmail(deps, user, (await findKnownDevice(deps, request, user.email)) !== null)
  const way = isPhone(to) ? 'sms_code' : 'mail_code'
  return { ...(await finishSignIn(deps, request, user, way)), message: 'welcome' }
}

/** The account that an address opens; a phone opens one only if its owner has proven it. */
async function findOwner(deps: Reading, to: string): Promise<StoredUser | null> {
  if (!isPhone(to)) return findUserByEmail(deps, to)
  const row = await deps.db.selectFrom('users').select('id').where('proven_phone', '=', to).executeTakeFirst()
  return row ? getUser(deps, row.id) : null
}

const missingOf = ({ to, fullName, contactNo, email }: SignInByCode): Record<string, string> => ({
  ...(fullName === undefined && { fullName: 'required' }),
  ...(isPhone(to)
    ? email === undefined && { email: 'required' }
    : contactNo === undefined && { contactNo: 'required' }),
})

/**
 * Compares a code with the stored one, in constant time. The row is locked, so parallel tries count exactly.
 * @param spends whether a right code is used up
 */
async function tryCode(
  { db: all, now, vault }: Dependencies,
  { to, code }: SignInByCode,
  spends: boolean,
): Promise<boolean> {
  const recipient = sha256(to)
  return all.transaction().execute(async (db) => {
    const row = await db
      .selectFrom('sign_in_codes')
      .select(['code_hash', 'wrong_tries'])
      .where('recipient_sha256', '=', recipient)
      .where('expires_at', '>', now())
      .forUpdate()
      .executeTakeFirst()
    if (!row || row.wrong_tries >= MOST_TRIES) return false
    // Under all keys: the code may have been sent before the data keys changed.
    const hashes = vault.fingerprints(hashed(to, code))
    const stored = Buffer.from(row.code_hash)
    const right = hashes.map((hash) => timingSafeEqual(Buffer.from(hash), stored)).includes(true)
    if (!right)
      await db
        .updateTable('sign_in_codes')
        .set({ wrong_tries: row.wrong_tries + 1 })
        .where('recipient_sha256', '=', recipient)
        .execute()
    else if (spends) await db.deleteFrom('sign_in_codes').where('recipient_sha256', '=', recipient).execute()
    return right
  })
}

/** The account of a newcomer. @throws Refused 422 `email: taken` if the typed address of somebody with a proven phone has an account */
async function makeAccount(
  deps: Dependencies,
  { to, fullName = '', contactNo, email, notice_version: noticeVersion }: SignInByCode,
  language: Call<null>['language'],
  address: string,
): Promise<StoredUser> {
  const own = isPhone(to)
    ? { email: email ?? '', contact_no: to, proven_phone: to }
    : { email: to, contact_no: contactNo ?? null, email_proven_at: deps.now() }
  // An address typed after an SMS may be anybody's, so these tries count as those of a sign-up do.
  const attempt = isPhone(to) ? await countAttempt(deps, { what: 'register', account: own.email, address }) : null
  const user = await openAccount(deps, { ...own, full_name: fullName, language, noticeVersion })
  await (user && attempt?.forget())
  // Made in the meantime, by another request with the same proven address.
  const account = user ?? (isPhone(to) ? null : await findUserByEmail(deps, to))
  if (account) return account
  mailAddressOwner(deps, own.email, address).catch((error: unknown) =>
    deps.log.error('mail not sent', error, { mail: 'taken' }),
  )
  throw invalid({ email: 'taken' })
}

/**
 * The owner of the address reads its mails. Anybody may have made the account before, so the first proof ends its password and sessions. They stay in a
 * browser that has signed in to this account: there the owner made it.
 */
async function proveEmail(deps: Dependencies, { id, email }: StoredUser, isKnownDevice: boolean): Promise<void> {
  const ended = await deps.db.transaction().execute(async (db) => {
    const proven = await db
      .updateTable('users')
      .set({ email_proven_at: deps.now() })
      .where('id', '=', id)
      .where('email_proven_at', 'is', null)
      .returning('password_hash')
      .executeTakeFirst()
    if (!proven) return false
    const ends = proven.password_hash !== null && !isKnownDevice
    if (ends) {
      await db.updateTable('users').set({ password_hash: null }).where('id', '=', id).execute()
      await revokeAllSessions({ db, now: deps.now }, id)
    }
    await audit({ db, now: deps.now }, id, 'email.proven', { details: { password_ended: ends } })
    return ends
  })
  if (!ended) return
  const owner = await deps.db.selectFrom('users').select('language').where('id', '=', id).executeTakeFirstOrThrow()
  await deps.mailer.send(passwordEndedMail(email, owner.language))
}
