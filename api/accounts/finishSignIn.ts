import { codeSignInSchema } from '../../shared/contract/people/secondFactor.ts'
import type { SignInAnswer, SignedIn } from '../../shared/contract/people/account.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Answer, Call } from '../call.ts'
import { readJson } from '../base/http/readRequest.ts'
import { invalid } from '../base/http/refusal.ts'
import { newSecret, sha256 } from './secret.ts'
import type { SignInWay } from '../storage/tables/accountTables.ts'
import { getUser, type StoredUser, toUser } from './users.ts'
import { requireCode, hasSecondFactor } from './secondFactorCode.ts'
import { audit } from '../audit/audit.ts'
import { openSession, deviceOf } from './sessions.ts'
import { networkOf } from '../base/http/clientAddress.ts'
import { rememberDevice, rememberNetwork } from './knownDevices.ts'

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
export async function signInWithCode({ deps, request }: Call<null>): Promise<Answer> {
  const { token, code } = await readJson(request, codeSignInSchema)
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
