import type { ApiConfig } from '../../api/base/config.ts'
import type { SocialSite } from '../../site/server/roots.ts'

/** Client ids of the trust's site at the sandbox. A real one comes from the provider, and from the site's configuration. */
export const sandboxClients = {
  google: 'kinara-site.google.sandbox.example',
  apple: 'example.kinara.site.sandbox',
} as const

/** What the site needs to know about the sandbox's provider, in both formats. */
export function sandboxSocial(identityRoot: string): SocialSite {
  return {
    google: { script: `${identityRoot}/gsi/client`, clientId: sandboxClients.google },
    apple: { script: `${identityRoot}/appleid/auth.js`, clientId: sandboxClients.apple },
  }
}

/** What the API needs to verify its tokens. */
export function trustSandbox(identityRoot: string): ApiConfig['social'] {
  const shared = { issuers: [identityRoot], keys: new URL(`${identityRoot}/jwks`) }
  return {
    GOOGLE: { ...shared, audience: sandboxClients.google },
    APPLE: { ...shared, audience: sandboxClients.apple },
  }
}
