/**
 * The strictest content policy under which the widget still works, Trusted Types included: the one to copy for a host page. The nonce lets the
 * loader run, and what it imports inherits it.
 */
export function strictPolicy({ siteRoot, apiRoot }: { siteRoot: string; apiRoot: string }, nonce: string): string {
  const api = new URL(apiRoot).origin
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    "style-src 'self'",
    `connect-src ${api}`,
    `img-src 'self' ${api} ${siteRoot}`,
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
}
