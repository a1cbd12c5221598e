import type { SentenceKey } from '../../texts/en/sentences.ts'

interface RefusalDetail {
  fields?: Record<string, string>
  retryAfterSeconds?: number
  /** The sentence to show, if it is not the code's own. */
  sentence?: SentenceKey
}

/** Why a request is refused. Any code below a route may throw it; `server/createApi.ts` turns it into the envelope. */
export class Refused extends Error {
  readonly status: number
  readonly code: SentenceKey
  readonly detail: RefusalDetail

  constructor(status: number, code: SentenceKey, detail: RefusalDetail = {}) {
    super(code)
    this.name = 'Refused'
    this.status = status
    this.code = code
    this.detail = detail
  }
}

/** 422: the payload is wrong at these fields, each with a code of the contract (`required`, `taken`, `unknown`, `amount`, …). */
export function invalid(fields: Record<string, string>, sentence: SentenceKey = 'invalid'): Refused {
  return new Refused(422, 'invalid', { fields, sentence })
}

/** 401: no valid session. */
export function unauthorized(): Refused {
  return new Refused(401, 'unauthorized')
}

/** 404. It is also the answer for what belongs to somebody else, so nobody learns that it exists. */
export function notFound(): Refused {
  return new Refused(404, 'not_found')
}

/** 403: the session is valid, but not for this origin or scope, not of a member of staff, or not of a sufficient role. */
export function forbidden(code: 'origin' | 'scope' | 'staff' | 'role'): Refused {
  return new Refused(403, code)
}

/** 409: the request contradicts what the server has stored. */
export function conflict(code: SentenceKey, fields?: Record<string, string>): Refused {
  return new Refused(409, code, fields ? { fields } : {})
}

/** 429, with Retry-After in seconds. */
export function tooMany(retryAfterSeconds: number): Refused {
  return new Refused(429, 'too_many', { retryAfterSeconds })
}

/** 429, with Retry-After in seconds: others ask for the same work. Not 503, because clients show a fault of the server for it. */
export function busy(retryAfterSeconds: number): Refused {
  return new Refused(429, 'busy', { retryAfterSeconds })
}
