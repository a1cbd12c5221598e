import { policyNeeds } from '../../../shared/embed/pageFaults.ts'
import type { PageRoots } from '../../../owner/frame.ts'

/**
 * The strictest content policy under which the widget still works, Trusted Types included: copy this one for a host page. The nonce allows the
 * loader, and what it imports inherits the nonce.
 */
export function strictPolicy(roots: PageRoots, nonce: string): string {
  const needs = policyNeeds(roots)
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    "style-src 'self'",
    `connect-src ${needs['connect-src']}`,
    `img-src 'self' ${needs['img-src']} ${roots.siteRoot}`,
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
}
