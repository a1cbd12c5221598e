import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

export const REQUEST_ID = 'X-Request-Id'

const wellFormed = /^[\w-]{8,64}$/

/**
 * The request's id: from the header, if a proxy of the trust sent a well-formed one, else a new one.
 *
 * @param trusted whether a proxy of the trust is in front; otherwise anybody could choose the id
 */
export function readRequestId(request: IncomingMessage, trusted: boolean): string {
  const given = request.headers['x-request-id']
  return trusted && typeof given === 'string' && wellFormed.test(given) ? given : randomUUID()
}
