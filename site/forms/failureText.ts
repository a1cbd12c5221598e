import { ApiError } from '../../shared/api/apiError.ts'
import type { Texts } from '../messages/en.ts'

/** One sentence for a failed call, without guesses. */
export const failureText = ({ failures }: Texts, error: unknown): string => {
  if (!(error instanceof ApiError)) return failures.malformed
  if (error.status === 429) return error.said || failures.tooMany(error.retryAfterSeconds || 60)
  switch (error.kind) {
    case 'unreachable':
    case 'timedOut':
    case 'serverFault':
    case 'malformed':
      return failures[error.kind]
    case 'unauthorized':
    case 'refused':
      return error.said || failures.refused
  }
}
