/**
 * Sets the security headers of an answer of the API that its own code has not set. A page that the API serves has its own policy. HSTS is only for a public
 * https address.
 */
export function withSecurityHeaders(response: Response, apiRoot: string): Response {
  const basic = {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    ...(apiRoot.startsWith('https:') ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}),
  }
  for (const [name, value] of Object.entries(basic)) if (!response.headers.has(name)) response.headers.set(name, value)
  return response
}
