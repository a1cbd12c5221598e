import { redact } from './redact.ts'

export interface DescribedError {
  type: string
  message: string
  stack?: string
  /** Of PostgreSQL or Node, e.g. `23505`, `ECONNREFUSED`. */
  code?: string
  cause?: DescribedError
}

const MOST_CAUSES = 3

/**
 * What a log shows of a thrown value. Other properties are left out on purpose: PostgreSQL's `detail` quotes the row.
 */
export function describeError(error: unknown, depth = 0): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: redact(String(error)) }
  const code: unknown = 'code' in error ? error.code : undefined
  const isDeepest = error.cause === undefined || depth >= MOST_CAUSES
  return {
    type: error.name,
    message: redact(error.message),
    ...(error.stack === undefined ? {} : { stack: redact(error.stack) }),
    ...(typeof code === 'string' ? { code } : {}),
    ...(isDeepest ? {} : { cause: describeError(error.cause, depth + 1) }),
  }
}
