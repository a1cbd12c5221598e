/** Why a call failed: a closed set of kinds, with one sentence on screen for each. */
export type ApiErrorKind = 'unauthorized' | 'refused' | 'serverFault' | 'unreachable' | 'malformed' | 'timedOut'

export class ApiError extends Error {
  readonly kind: ApiErrorKind
  /** HTTP status; 0 if no answer arrived. */
  readonly status: number = 0
  /** The server's own sentence in the reader's language, or ''. */
  readonly serverText: string = ''
  /** Refusal code, e.g. `invalid`, `mismatch`; '' if there is none. */
  readonly code: string = ''
  /** Codes by payload field (422). */
  readonly fields: Readonly<Record<string, string>> = {}
  /** Seconds from `Retry-After` (429); 0 if there is none. */
  readonly retryAfterSeconds: number = 0

  constructor(
    kind: ApiErrorKind,
    detail: Partial<Pick<ApiError, 'status' | 'serverText' | 'code' | 'fields' | 'retryAfterSeconds'>> = {},
  ) {
    super(detail.serverText || kind)
    this.kind = kind
    Object.assign(this, detail)
  }
}
