import { inEachLanguage } from '../../../shared/languages.ts'

/** The only file that reads what the build (or the site server) sets. Addresses have no slash at the end. */
export const apiRoot: string = __API_ROOT__
export const siteRoot: string = __SITE_ROOT__

const configured = new URLSearchParams(__SOCIAL__)
const provider = (name: 'google' | 'apple') => {
  const [clientId, script] = [configured.get(`${name}_client`), configured.get(`${name}_script`)]
  return clientId && script ? { clientId, script } : null
}

/** Identity providers of the site's sign-in; null if one is not configured (site/server/roots.ts). */
export const social = { google: provider('google'), apple: provider('apple') }

const names = new URLSearchParams(__TRUST_NAME__)

/** The trust's name (site/server/trustName.ts). */
export const trustName = inEachLanguage((language) => names.get(language) ?? '')
