/**
 * Security headers of the trust's site. No inline script or style is needed, so none is allowed.
 *
 * There is no Cross-Origin-Opener-Policy: the sign-in popup (`/connect`) answers the foreign page that opened it through `window.opener`,
 * which such a policy would cut. The widget's frame-ancestors stay 'none': nobody may put the page that takes a password into a frame.
 *
 * @param origins.api the API, asked by scripts and for pictures
 * @param origins.gateway the payment provider, to which the donation form is posted
 */
export function siteHeaders(origins: { api: string; gateway: string }): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    `img-src 'self' data: ${origins.api}`,
    `connect-src 'self' ${origins.api}`,
    `form-action 'self' ${origins.gateway}`,
    "manifest-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ]
  return {
    'Content-Security-Policy': policy.join('; '),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
  }
}
