import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Log, LogFields } from '../logging/log.ts'
import { type RequestContext, runInRequest } from './requestContext.ts'
import { REQUEST_ID, readRequestId } from './requestId.ts'

/** One answered request, as log and figures show it. */
export interface ObservedRequest {
  method: string
  /** Pattern of the route; `none` if no code named one. */
  route: string
  /** 499 if the client closed the connection before the answer was complete. */
  status: number
  seconds: number
  /** Length of the answer's body as sent; undefined if it was sent in parts of unknown length. */
  bytes: number | undefined
}

export interface ObserveOptions {
  /** Gets a line for each request; absent: no lines. */
  log?: Log
  /** A proxy of the trust is in front: its X-Request-Id is used. */
  behindProxy: boolean
  /** Called after each request, e.g. to count it. */
  observed?: (request: ObservedRequest) => void
}

const CLOSED_BY_CLIENT = 499
/** Load balancers ask every second. */
const quiet = new Set(['/healthz', '/readyz'])
const methods = new Set(['GET', 'HEAD', 'POST', 'OPTIONS', 'PUT', 'PATCH', 'DELETE'])

/** Wraps a listener: each request gets an id, which its answer and its log lines contain, and one line when it is answered. */
export function observeRequests(listener: RequestListener, options: ObserveOptions): RequestListener {
  const { log, behindProxy, observed } = options
  return (request, response) => {
    const startedAt = performance.now()
    const context: RequestContext = { requestId: readRequestId(request, behindProxy), route: 'none' }
    response.setHeader(REQUEST_ID, context.requestId)
    runInRequest(context, () => {
      response.once('close', () => {
        const one = describe(request, response, context, (performance.now() - startedAt) / 1000)
        observed?.(one)
        if (log) writeLine(log, one, context)
      })
      return listener(request, response)
    })
  }
}

function describe(
  request: IncomingMessage,
  response: ServerResponse,
  { route }: RequestContext,
  seconds: number,
): ObservedRequest {
  const method = request.method ?? ''
  const length = Number(response.getHeader('content-length') ?? Number.NaN)
  return {
    method: methods.has(method) ? method : 'other',
    route,
    status: response.writableFinished ? response.statusCode : CLOSED_BY_CLIENT,
    seconds,
    bytes: Number.isFinite(length) ? length : undefined,
  }
}

function writeLine(
  log: Log,
  { method, route, status, seconds, bytes }: ObservedRequest,
  { requestId }: RequestContext,
) {
  const ms = Math.round(seconds * 10_000) / 10
  const fields: LogFields = { requestId, method, route, status, ms, ...(bytes === undefined ? {} : { bytes }) }
  if (quiet.has(route)) log.debug('request', fields)
  else log.info('request', fields)
}
