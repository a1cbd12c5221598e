import { strictTransport } from '../../../shared/server/strictTransport.ts'
import type { ApiConfig } from '../config.ts'

/**
 * Sets the security headers of an answer of the API that its own code has not set. A page that the API serves has its own policy.
 */
export function withSecurityHeaders(
  response: Response,
  { apiRoot, hstsSubdomains }: Pick<ApiConfig, 'apiRoot' | 'hstsSubdomains'>,
): Response {
  const basic = {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    ...strictTransport(apiRoot, hstsSubdomains),
  }
  for (const [name, value] of Object.entries(basic)) if (!response.headers.has(name)) response.headers.set(name, value)
  return response
}
