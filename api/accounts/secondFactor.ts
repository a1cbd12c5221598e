import type {
  codeRequestSchema,
  NewSecret,
  RecoveryCodes,
  SecondFactor,
} from '../../shared/contract/people/secondFactor.ts'
import { audit } from '../audit/audit.ts'
import { findTrust } from '../storage/findTrust.ts'
import type { Answer, Call, Session, Handler } from '../call.ts'
import { conflict, forbidden, invalid } from '../base/http/refusal.ts'
import { secondFactorMail } from '../mail/mails.ts'
import { countRows } from '../storage/readPage.ts'
import { openSecret, sealSecret } from '../base/vault/storedValues.ts'
import { requireRecent } from './reauthenticate.ts'
import { revokeOtherSessions } from './sessions.ts'
import { getUser } from './users.ts'
import type { Reading } from '../storage/database.ts'
import type { Dependencies } from '../dependencies.ts'
import { countAttempt } from './limit.ts'
import { Secret, TOTP } from 'otpauth'
import { randomBytes } from 'node:crypto'
import { sha256 } from './secret.ts'

/** 32 signs that people do not confuse: no i, l, o, u (Crockford). */
const signs = '0123456789abcdefghjkmnpqrstvwxyz'
const LENGTH = 28

/** 140 random bits, in groups of four. A plain hash protects that many, so no slow one is needed. */
function newRecoveryCode(): string {
  const text = Array.from(randomBytes(LENGTH), (byte) => signs[byte % signs.length]).join('')
  return text.replace(/.{4}(?=.)/g, '$&-')
}

/** The stored form of a code, however it is typed. */
const recoveryHash = (typed: string): string =>
  sha256(
    typed
      .toLowerCase()
      .replace(/[^0-9a-z]/g, '')
      .replace(/[il]/g, '1')
      .replace(/o/g, '0'),
  )

/** Authenticator apps know only this kind (RFC 6238): SHA-1, six digits, 30 seconds. */
const kind = { algorithm: 'SHA1', digits: 6, period: 30 } as const

/** Clocks of phones differ: a code also counts one step early or late. */
const WINDOW = 1

/** 160 random bits in base32, as RFC 4226 advises. */
const newTotpSecret = (): string => new Secret({ size: 20 }).base32

/** The address that an authenticator app reads from a QR code. @param issuer the trust's name @param label the account */
const totpUri = (secret: string, issuer: string, label: string): string =>
  // The app separates issuer and label with a colon.
  new TOTP({ ...kind, secret, issuer: issuer.replaceAll(':', ' '), label }).toString()

/** The step (30 seconds, counted from 1970) whose code this is; null if it is none of the steps that count now. */
function matchStep(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime()
  const delta = new TOTP({ ...kind, secret }).validate({ token: code, timestamp, window: WINDOW })
  return delta === null ? null : Math.floor(timestamp / 1000 / kind.period) + delta
}

/** Counts a try at a code. Only who knows the password gets so far, so the limit of the account locks out no owner without need. */
const countCode = (deps: Dependencies, userId: number, request: Request) =>
  countAttempt(deps, { what: 'secondFactor', account: String(userId), address: deps.clientAddress(request) })

/**
 * Uses up a code of the app, or a recovery code, of an account with a second factor.
 * @throws Refused 422 `code: mismatch` for a wrong or used one; 429 after too many
 */
export async function requireCode(deps: Dependencies, userId: number, code: string, request: Request): Promise<void> {
  const attempt = await countCode(deps, userId, request)
  const spend = /^\d{6}$/.test(code) ? spendStep : spendRecoveryCode
  if (!(await spend(deps, userId, code))) {
    await audit(deps, userId, 'second_factor.refused')
    throw invalid({ code: 'mismatch' }, 'wrong_code')
  }
  await attempt.forget()
}

/** One statement marks the step as used, so a code works once on all instances together, also for two requests at the same time. */
async function spendStep(deps: Dependencies, userId: number, code: string): Promise<boolean> {
  const factor = await deps.db
    .selectFrom('second_factors')
    .select('secret')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  const step = factor && matchStep(openSecret(deps, userId, factor.secret), code, deps.now())
  if (step === undefined || step === null) return false
  const spent = await deps.db
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .returning('user_id')
    .executeTakeFirst()
  return spent !== undefined
}

async function spendRecoveryCode(deps: Dependencies, userId: number, code: string): Promise<boolean> {
  const spent = await deps.db
    .updateTable('recovery_codes')
    .set({ used_at: deps.now() })
    .where('code_sha256', '=', recoveryHash(code))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst()
  if (!spent) return false
  await audit(deps, userId, 'second_factor.recovery_code_used')
  return true
}

/** Takes the second factor of an account away, with its recovery codes and its half sign-ins. @returns whether there was one */
export async function removeSecondFactor({ db }: Reading, userId: number): Promise<boolean> {
  for (const table of ['recovery_codes', 'pending_sign_ins'] as const)
    await db.deleteFrom(table).where('user_id', '=', userId).execute()
  const removed = await db
    .deleteFrom('second_factors')
    .where('user_id', '=', userId)
    .returning('confirmed_at')
    .execute()
  return removed.some(({ confirmed_at }) => confirmed_at !== null)
}

const RECOVERY_CODES = 10

/** `GET profile/second-factor` (our addition, like all calls here). Whether the account has one. */
export async function readSecondFactor({ deps, session }: Call<Session>): Promise<Answer> {
  const factor = await findFactor(deps, session.userId)
  const codes = deps.db.selectFrom('recovery_codes').where('user_id', '=', session.userId)
  const data: SecondFactor = {
    since: factor?.confirmed_at?.toISOString() ?? null,
    required: session.role !== null && deps.config.staffSecondFactor === 'required',
    recovery_codes_left: await countRows(codes.where('used_at', 'is', null)),
  }
  return { data }
}

/** `POST profile/second-factor/begin`. A new secret, which counts once it is confirmed. 403 `reauthenticate`; 409 if there is a second factor. */
export async function beginSecondFactor({ deps, session, language }: Call<Session>): Promise<Answer> {
  requireStaff(session)
  requireRecent(deps, session)
  const { userId } = session
  const secret = newTotpSecret()
  const row = { secret: sealSecret(deps, userId, secret), created_at: deps.now() }
  const begun = await deps.db
    .insertInto('second_factors')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet(row).where('second_factors.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst()
  if (!begun) throw conflict('second_factor_on')
  const [{ email }, trust] = await Promise.all([getUser(deps, userId), findTrust(deps, language)])
  return { data: { secret, uri: totpUri(secret, trust.name, email) } satisfies NewSecret }
}

/**
 * `POST profile/second-factor/confirm { code }`. Proves that the app has the secret. From now on each sign-in needs a code; every other session ends, because
 * it was opened without one. Answers the recovery codes. 422 `code: mismatch`; 429.
 */
export const confirmSecondFactor: Handler<typeof codeRequestSchema> = async (
  { deps, request, session, language },
  { code },
) => {
  requireStaff(session)
  const { userId } = session
  const attempt = await countCode(deps, userId, request)
  const codes = await deps.db.transaction().execute(async (db) => {
    const within = { ...deps, db }
    const factor = await findFactor(within, userId, true)
    if (!factor || factor.confirmed_at) throw conflict('second_factor_on')
    const step = matchStep(openSecret(deps, userId, factor.secret), code, deps.now())
    if (step === null) throw invalid({ code: 'mismatch' }, 'wrong_code')
    await db
      .updateTable('second_factors')
      .set({ confirmed_at: deps.now(), last_step: step })
      .where('user_id', '=', userId)
      .execute()
    await revokeOtherSessions(within, session)
    await audit(within, userId, 'second_factor.enabled')
    await deps.mailer.send(secondFactorMail((await getUser(within, userId)).email, 'on', language), db)
    return storeRecoveryCodes(within, userId)
  })
  await attempt.forget()
  deps.mailer.wake()
  return { data: codes }
}

/** `POST profile/second-factor/recovery-codes { code }`. New recovery codes; the old ones end. 403 `reauthenticate`; 422; 429. */
export const renewRecoveryCodes: Handler<typeof codeRequestSchema> = async (call, sent) => {
  await requireProof(call, sent)
  const { deps, session } = call
  const { userId } = session
  const codes = await deps.db.transaction().execute(async (db) => {
    await audit({ db, now: deps.now }, userId, 'second_factor.codes_renewed')
    return storeRecoveryCodes({ db }, userId)
  })
  return { data: codes }
}

/** `POST profile/second-factor/disable { code }`. 403 `reauthenticate`; 422; 429. */
export const disableSecondFactor: Handler<typeof codeRequestSchema> = async (call, sent) => {
  await requireProof(call, sent)
  const { deps, session, language } = call
  const { userId } = session
  await deps.db.transaction().execute(async (db) => {
    if (!(await removeSecondFactor({ db }, userId))) return
    await audit({ db, now: deps.now }, userId, 'second_factor.disabled')
    await deps.mailer.send(secondFactorMail((await getUser({ db }, userId)).email, 'off', language), db)
  })
  deps.mailer.wake()
  return { data: null }
}

/** Both factors: the password within ten minutes, and a code. A stolen session must not change how its owner signs in. */
async function requireProof({ deps, request, session }: Call<Session>, { code }: { code: string }) {
  requireStaff(session)
  requireRecent(deps, session)
  await requireCode(deps, session.userId, code, request)
}

function requireStaff({ role }: Session): void {
  if (role === null) throw forbidden('staff')
}

function findFactor({ db }: Reading, userId: number, locked = false) {
  return db
    .selectFrom('second_factors')
    .select(['secret', 'confirmed_at'])
    .where('user_id', '=', userId)
    .$if(locked, (query) => query.forUpdate())
    .executeTakeFirst()
}

/** Replaces the recovery codes of an account. Only their hashes are stored. */
async function storeRecoveryCodes({ db }: Reading, userId: number): Promise<RecoveryCodes> {
  const recovery_codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode)
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  await db
    .insertInto('recovery_codes')
    .values(recovery_codes.map((code) => ({ code_sha256: recoveryHash(code), user_id: userId })))
    .execute()
  return { recovery_codes }
}
