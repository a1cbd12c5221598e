import type { Dependencies } from '../../dependencies.ts'
import { audit } from '../../audit/audit.ts'
import { countAttempt } from '../limits/limit.ts'
import { invalid } from '../../base/http/refusal.ts'
import { openSecret } from '../../base/vault/storedValues.ts'
import { recoveryHash } from './recoveryCode.ts'
import { matchStep } from './totp.ts'

/** Counts a try at a code. Only who knows the password gets so far, so the limit of the account locks out no owner without need. */
export const countCode = (deps: Dependencies, userId: number, request: Request) =>
  countAttempt(deps, { what: 'secondFactor', account: String(userId), address: deps.clientAddress(request) })

/**
 * Uses up a code of the app, or a recovery code, of an account with a second factor.
 * @throws Refused 422 `code: mismatch` for a wrong or used one; 429 after too many
 */
export async function requireCode(deps: Dependencies, userId: number, code: string, request: Request): Promise<void> {
  const attempt = await countCode(deps, userId, request)
  if (!(await spendCode(deps, userId, code))) {
    await audit(deps, { actor: userId, action: 'second_factor.refused' })
    throw invalid({ code: 'mismatch' }, 'wrong_code')
  }
  await attempt.forget()
}

async function spendCode(deps: Dependencies, userId: number, code: string): Promise<boolean> {
  return /^\d{6}$/.test(code) ? spendStep(deps, userId, code) : spendRecoveryCode(deps, userId, code)
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
  await audit(deps, { actor: userId, action: 'second_factor.recovery_code_used' })
  return true
}
