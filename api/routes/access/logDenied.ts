import type { Dependencies } from '../../dependencies.ts'
import { networkOf } from '../../base/http/clientAddress.ts'
import { currentRequest } from '../../base/observation/requestContext.ts'
import type { Route, Session } from '../../call.ts'
import { Refused } from '../../base/http/refusal.ts'

/** 404 is the answer for what belongs to somebody else, too. */
const denied: ReadonlySet<number> = new Set([401, 403, 404])
/** What runs against a limit, a rule of business, or the form of a call. Ordinary people do it by mistake; many lines of one caller are an attack. */
const refused: ReadonlySet<number> = new Set([400, 409, 413, 415, 422, 429])

/**
 * Logs that a person may not do or see what was asked for, or that a limit or a rule refused it. The line names nobody: repeats show by a keyed hash of the account, or of the network without one.
 * @param session null if the caller proved nothing
 */
export function logDenied(
  deps: Dependencies,
  request: Request,
  { route, session, error }: { route: Route; session: Session | null; error: unknown },
): void {
  if (!(error instanceof Refused)) return
  const { status, code, detail } = error
  const isDenied = denied.has(status) && route.auth !== 'none'
  if (!isDenied && !refused.has(status)) return
  const who = session ? `account ${session.userId}` : `network ${networkOf(deps.clientAddress(request))}`
  const requestId = currentRequest()?.requestId
  const fields = Object.keys(detail.fields ?? {}).join(',')
  deps.log.warn(isDenied ? 'access denied' : 'request refused', {
    ...(requestId === undefined ? {} : { requestId }),
    route: route.path,
    status,
    code,
    ...(fields && { fields }),
    caller: deps.vault.fingerprint(who),
  })
}
