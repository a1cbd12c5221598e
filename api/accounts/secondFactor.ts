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
import {
  countCode,
  requireCode,
  matchStep,
  newTotpSecret,
  totpUri,
  newRecoveryCode,
  recoveryHash,
} from './secondFactorCode.ts'
import type { Reading } from '../storage/database.ts'

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
  const data: NewSecret = { secret, uri: totpUri(secret, trust.name, email) }
  return { data }
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
