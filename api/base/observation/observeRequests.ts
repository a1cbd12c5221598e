import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Log, LogFields } from '../logging/log.ts'
import { type RequestContext, runInRequest } from './requestContext.ts'
import type { Tracing } from './tracing.ts'

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
  tracing?: Tracing | undefined
  /** Called after each request, e.g. to count it. */
  observed?: (request: ObservedRequest) => void
}

const CLOSED_BY_CLIENT = 499
const methods = new Set(['GET', 'HEAD', 'POST', 'OPTIONS', 'PUT', 'PATCH', 'DELETE'])

/** Wraps a listener: each request gets an id, which its answer and its log lines contain, and one line when it is answered. */
export function observeRequests(listener: RequestListener, options: ObserveOptions): RequestListener {
  const { log, behindProxy, observed, tracing } = options
  return (request, response) => {
    const startedAt = performance.now()
    const context = openContext(request, behindProxy, tracing)
    response.setHeader(REQUEST_ID, context.requestId)
    runInRequest(context, () => {
      response.once('close', () => {
        const one = describe(request, response, context, (performance.now() - startedAt) / 1000)
        observed?.(one)
        context.span?.end(one)
        if (log) writeLine(log, one, context)
      })
      return listener(request, response)
    })
  }
}

function openContext(request: IncomingMessage, behindProxy: boolean, tracing: Tracing | undefined): RequestContext {
  const context = { requestId: readRequestId(request, behindProxy), route: 'none' }
  if (!tracing) return context
  const { traceparent } = request.headers
  const span = tracing.startRequest(methodOf(request), typeof traceparent === 'string' ? traceparent : undefined)
  return { ...context, span }
}

const methodOf = ({ method = '' }: IncomingMessage): string => (methods.has(method) ? method : 'other')

function describe(
  request: IncomingMessage,
  response: ServerResponse,
  { route }: RequestContext,
  seconds: number,
): ObservedRequest {
  const length = Number(response.getHeader('content-length') ?? Number.NaN)
  return {
    method: methodOf(request),
    route,
    status: response.writableFinished ? response.statusCode : CLOSED_BY_CLIENT,
    seconds,
    bytes: Number.isFinite(length) ? length : undefined,
  }
}

function writeLine(log: Log, one: ObservedRequest, { requestId, span }: RequestContext): void {
  const { seconds, bytes, ...named } = one
  const ms = Math.round(seconds * 10_000) / 10
  const sent = bytes === undefined ? {} : { bytes }
  const traced = span === undefined ? {} : { traceId: span.traceId }
  const fields: LogFields = { requestId, ...traced, ...named, ms, ...sent }
  log.info('request', fields)
}

const REQUEST_ID = 'X-Request-Id'

const wellFormed = /^[\w-]{8,64}$/

/**
 * The request's id: from the header, if a proxy of the trust sent a well-formed one, else a new one.
 *
 * @param trusted whether a proxy of the trust is in front; otherwise anybody could choose the id
 */
function readRequestId(request: IncomingMessage, trusted: boolean): string {
  const given = request.headers['x-request-id']
  return trusted && typeof given === 'string' && wellFormed.test(given) ? given : randomUUID()
}
