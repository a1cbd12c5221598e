import { type TrustName, withTrustName } from './trustName.ts'

/**
 * One build serves any port (docs/decisions/002-one-build-any-port.md). The builds contain these two invented addresses; the site server replaces
 * them by the real ones when it reads the built files at start-up.
 */
export const BUILT_API_ROOT = 'https://api-root.invalid/api'
export const BUILT_SITE_ROOT = 'https://site-root.invalid'
/** Identity providers (`SocialSite`), in the site's build only. */
export const BUILT_SOCIAL = 'social-providers.invalid'

export interface Roots {
  /** `http://localhost:4300` */
  siteRoot: string
  /** Whether browsers must use https for all subdomains of the site's host, too; not by default. */
  hstsSubdomains?: boolean
  /** `http://localhost:4301/api` */
  apiRoot: string
  /** `http://localhost:4302` */
  gatewayRoot: string
  /** `http://127.0.0.1:4303` */
  partnerRoot: string
  /** Where people can sign in; absent: e-mail and password only. */
  social?: SocialSite
  trustName: TrustName
}

/** An identity provider's data for the site: its script, and our client id there. */
export interface SocialProvider {
  script: string
  clientId: string
}

export interface SocialSite {
  google?: SocialProvider
  apple?: SocialProvider
}

/**
 * What the site reads with `new URLSearchParams`: `google_client`, `google_script`, `apple_client`, `apple_script`; a provider that is not configured
 * has neither. It is one text for all, because a minifier would evaluate a separate empty address at build time. Its characters have no special
 * meaning in a script's string.
 */
export function socialText(social: SocialSite = {}): string {
  const entries = Object.entries(social).flatMap(([name, { script, clientId }]: [string, SocialProvider]) => [
    [`${name}_client`, clientId],
    [`${name}_script`, script],
  ])
  return new URLSearchParams(entries).toString()
}

/** The text of a built file with the real roots and the trust's name. */
export const withRoots = (text: string, roots: Pick<Roots, 'apiRoot' | 'siteRoot' | 'social' | 'trustName'>): string =>
  withTrustName(text, roots.trustName)
    .replaceAll(BUILT_API_ROOT, roots.apiRoot)
    .replaceAll(BUILT_SITE_ROOT, roots.siteRoot)
    .replaceAll(BUILT_SOCIAL, socialText(roots.social))

export const originOf = (address: string): string => new URL(address).origin
