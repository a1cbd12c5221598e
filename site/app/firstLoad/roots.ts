/** The only place that reads the addresses which the build (or the server of the demo) puts in. No slash at the end. */
export const apiRoot: string = __API_ROOT__
export const siteRoot: string = __SITE_ROOT__

const configured = new URLSearchParams(__SOCIAL__)
const provider = (name: 'google' | 'apple') => {
  const [clientId, script] = [configured.get(`${name}_client`), configured.get(`${name}_script`)]
  return clientId && script ? { clientId, script } : null
}

/** Identity providers whose sign-in the site offers; null where one is not configured (site/server/roots.ts). */
export const social = { google: provider('google'), apple: provider('apple') }
