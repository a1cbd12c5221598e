/** The only file that reads the addresses set by the build (or the demo's server). No slash at the end. */
export const apiRoot: string = __API_ROOT__
export const siteRoot: string = __SITE_ROOT__

const configured = new URLSearchParams(__SOCIAL__)
const provider = (name: 'google' | 'apple') => {
  const [clientId, script] = [configured.get(`${name}_client`), configured.get(`${name}_script`)]
  return clientId && script ? { clientId, script } : null
}

/** Identity providers of the site's sign-in; null if one is not configured (site/server/roots.ts). */
export const social = { google: provider('google'), apple: provider('apple') }
