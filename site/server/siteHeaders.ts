import { strictTransport } from '../../shared/server/strictTransport.ts'
import { originOf, type Roots, type SocialProvider, type SocialSite } from './roots.ts'

/**
 * Security headers of the trust's site. No inline script is needed, so none is allowed; of inline styles only the site's own sheet, by its hash.
 *
 * There is no Cross-Origin-Opener-Policy: the sign-in popup (`/connect`) answers the foreign page that opened it through `window.opener`, which such
 * a policy would cut. The frame-ancestors stay 'none': nobody may put a page that asks for a password into a frame.
 *
 * @param origins.api the API, for scripts and pictures
 * @param origins.gateway the payment provider, to which the donation form is posted
 * @param origins.social identity providers: only their scripts run, and only their cards may be framed
 * @param origins.styleHashes of the inline style sheets, base64 SHA-256
 */
export function siteHeaders(origins: {
  api: string
  gateway: string
  styleHashes?: readonly string[]
  social?: SocialSite | undefined
}): Record<string, string> {
  const scripts = Object.values(origins.social ?? {}).map(({ script }: SocialProvider) => script)
  const frames = new Set(scripts.map(originOf))
  const policy = [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ...(frames.size > 0 ? [`frame-src ${[...frames].join(' ')}`] : []),
    ["style-src 'self'", ...(origins.styleHashes ?? []).map((hash) => `'sha256-${hash}'`)].join(' '),
    "font-src 'self'",
    `img-src 'self' data: blob: ${origins.api}`,
    `media-src ${origins.api}`,
    `connect-src 'self' ${origins.api}`,
    `form-action 'self' ${origins.gateway}`,
    "manifest-src 'self'",
    "worker-src 'self'",
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

/** Sets the headers that every answer needs where its own code has set none: files, 404, 405, robots, site map. */
export function withBasicHeaders(
  response: Response,
  { siteRoot, hstsSubdomains = false }: Pick<Roots, 'siteRoot' | 'hstsSubdomains'>,
): Response {
  const basic = {
    ...strictTransport(siteRoot, hstsSubdomains),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  }
  for (const [name, value] of Object.entries(basic)) if (!response.headers.has(name)) response.headers.set(name, value)
  return response
}
