import type { Dependencies } from '../../dependencies.ts'
import { networkOf } from '../../accounts/limits/networkOf.ts'
import { currentRequest } from '../observation/requestContext.ts'
import type { Route, Session } from './call.ts'
import { Refused } from './refusal.ts'

/** 404 is the answer for what belongs to somebody else, too. */
const denied: ReadonlySet<number> = new Set([401, 403, 404])

/**
 * Logs that a person may not do or see what was asked for. The line names nobody: repeats show by a keyed hash of the account, or of the network without one.
 * @param session null if the caller proved nothing
 */
export function logDenied(
  deps: Pick<Dependencies, 'log' | 'vault' | 'clientAddress'>,
  request: Request,
  { route, session, error }: { route: Route; session: Session | null; error: unknown },
): void {
  if (route.auth === 'none' || !(error instanceof Refused) || !denied.has(error.status)) return
  const { status, code } = error
  const who = session ? `account ${session.userId}` : `network ${networkOf(deps.clientAddress(request))}`
  const requestId = currentRequest()?.requestId
  deps.log.warn('access denied', {
    ...(requestId === undefined ? {} : { requestId }),
    route: route.path,
    status,
    code,
    caller: deps.vault.fingerprint(who),
  })
}
