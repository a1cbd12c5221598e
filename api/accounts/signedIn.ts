import type { SignedIn } from '../../shared/contract/people/session.ts'
import { audit } from '../audit/audit.ts'
import type { Dependencies } from '../dependencies.ts'
import type { SignInWay } from '../storage/tables/accountTables.ts'
import { deviceOf } from './deviceOf.ts'
import { networkOf } from '../base/http/clientAddress.ts'
import { rememberDevice } from './limits/knownDevices.ts'
import { rememberNetwork } from './limits/knownNetworks.ts'
import { openSession } from './sessions.ts'
import { type StoredUser, toUser } from './users.ts'

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
  const told = { isPladged: pledge !== undefined, is_staff: isStaff }
  const details = { way, ...(withCode ? { second_factor: true } : {}) }
  const network = deps.clientAddress(request)
  // Staff see repeats of a network by its hash.
  const address = deps.vault.fingerprint(`network ${networkOf(network)}`)
  await audit(deps, { actor: user.id, action: 'sign_in.succeeded', details, address })
  await rememberNetwork(deps, user.id, network)
  const { device_sha256, cookie } = await rememberDevice(deps, request, user.id)
  const device = { ...deviceOf(request.headers.get('User-Agent') ?? ''), device_sha256 }
  return { data: { token: await openSession(deps, user.id, device), user: { ...toUser(user), ...told } }, cookie }
}
