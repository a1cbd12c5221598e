/**
 * One build serves any port (docs/decisions/002-one-build-any-port.md). The builds hold these two addresses, which exist nowhere; the site
 * server puts the real ones in their place when it reads the built files at start-up.
 */
export const BUILT_API_ROOT = 'https://api-root.invalid/api'
export const BUILT_SITE_ROOT = 'https://site-root.invalid'

export interface Roots {
  /** `http://localhost:4300` */
  siteRoot: string
  /** `http://localhost:4301/api` */
  apiRoot: string
  /** `http://localhost:4302` */
  gatewayRoot: string
  /** `http://127.0.0.1:4303` */
  partnerRoot: string
}

/** The text of a built file with the real roots in it. */
export const withRoots = (text: string, { apiRoot, siteRoot }: Pick<Roots, 'apiRoot' | 'siteRoot'>): string =>
  text.replaceAll(BUILT_API_ROOT, apiRoot).replaceAll(BUILT_SITE_ROOT, siteRoot)

export const originOf = (address: string): string => new URL(address).origin
