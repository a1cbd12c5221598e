import { ApiError } from '../../../shared/contract/transport.ts'
import type { SiteTexts } from '../../texts/useTexts.ts'

/**
 * One sentence for a failed call, without guesses.
 * @param explain a better sentence for a failure with a special meaning here
 */
export const failureText = (
  { failures }: SiteTexts['common'],
  error: unknown,
  explain?: (error: ApiError) => string | undefined,
): string => {
  if (!(error instanceof ApiError)) return failures.malformed
  const explained = explain?.(error)
  if (explained) return explained
  if (error.status === 429) return error.serverText || failures.tooMany(error.retryAfterSeconds || 60)
  switch (error.kind) {
    case 'unreachable':
    case 'timedOut':
    case 'serverFault':
    case 'malformed':
      return failures[error.kind]
    case 'unauthorized':
    case 'refused':
      return error.serverText || failures.refused
  }
}
