import type { Dependencies } from '../dependencies.ts'
import { audit } from '../audit/audit.ts'
import { countAttempt } from './limit.ts'
import { invalid } from '../base/http/refusal.ts'
import { openSecret } from '../base/vault/storedValues.ts'
import { Secret, TOTP } from 'otpauth'
import { randomBytes } from 'node:crypto'
import { sha256 } from './secret.ts'
import { sql } from 'kysely'

/** 32 signs that people do not confuse: no i, l, o, u (Crockford). */
const signs = '0123456789abcdefghjkmnpqrstvwxyz'
const LENGTH = 28

/** 140 random bits, in groups of four. A plain hash protects that many, so no slow one is needed. */
export function newRecoveryCode(): string {
  const text = Array.from(randomBytes(LENGTH), (byte) => signs[byte % signs.length]).join('')
  return text.replace(/.{4}(?=.)/g, '$&-')
}

/** The stored form of a code, however it is typed. */
export const recoveryHash = (typed: string): string =>
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
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32

/** The address that an authenticator app reads from a QR code. @param issuer the trust's name @param label the account */
export const totpUri = (secret: string, issuer: string, label: string): string =>
  // The app separates issuer and label with a colon.
  new TOTP({ ...kind, secret, issuer: issuer.replaceAll(':', ' '), label }).toString()

/** The step (30 seconds, counted from 1970) whose code this is; null if it is none of the steps that count now. */
export function matchStep(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime()
  const delta = new TOTP({ ...kind, secret }).validate({ token: code, timestamp, window: WINDOW })
  return delta === null ? null : Math.floor(timestamp / 1000 / kind.period) + delta
}

/** Counts a try at a code. Only who knows the password gets so far, so the limit of the account locks out no owner without need. */
export const countCode = (deps: Dependencies, userId: number, request: Request) =>
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

/** Whether the account of a row of `users` has a second factor that counts, as the column `second_factor`. */
export const hasSecondFactor = sql<boolean>`exists (
  select from second_factors where second_factors.user_id = users.id and confirmed_at is not null)`.as('second_factor')
