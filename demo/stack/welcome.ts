import { originOf, type Roots } from '../../site/server/roots.ts'

/** Printed in the terminal once everything answers. */
export function welcome({ siteRoot, apiRoot, gatewayRoot, partnerRoot, social }: Roots, dev: boolean): string {
  return `
  Donate widget${dev ? ', with hot reload' : ''}

    Partner's page      ${partnerRoot}
    Trust's site        ${siteRoot}
    API                 ${apiRoot}
    Sandbox payments    ${gatewayRoot}/sandbox
    Mail outbox         ${originOf(apiRoot)}/outbox${social?.google ? `\n    Sandbox sign-in     ${originOf(social.google.script)}` : ''}

    Sign in as          asha@example.org  or  ravi@example.org
    Staff (/staff)      accounts@example.org  or  treasurer@example.org
    Password            Namaste#2025

  Begin on the partner's page: press Donate. No money moves. Ctrl-C ends it.
`
}
