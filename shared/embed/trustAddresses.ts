/** Rules about the addresses of the trust, and of the page that embeds the widget. */
import type { KnownPartner } from './attributeFaults.ts'

/** `https://trust.example.org` of any address below it; undefined if it is not a whole address. */
const originOf = (address: string): string | undefined => /^https?:\/\/[^/?#\s]+(?=[/?#]|$)/.exec(address)?.[0]

/** Whether this can be the root of the trust's site. @param site a known address of that site */
export const isSiteRoot = (text: string, site?: string): boolean =>
  originOf(text) !== undefined && (site === undefined || originOf(text) === originOf(site))

/** The trust's own pages belong to no partner. A back end without partners has no answer. */
export const isUnregistered = (origin: string, siteRoot: string, known: KnownPartner | undefined): boolean =>
  known?.name === null && origin !== originOf(siteRoot)

/** What a page's content policy must allow, and nothing else: an origin for each directive. */
export const policyNeeds = ({ siteRoot, apiRoot }: { siteRoot: string; apiRoot: string }) => {
  const api = originOf(apiRoot) ?? apiRoot
  return { 'script-src': originOf(siteRoot) ?? siteRoot, 'connect-src': api, 'img-src': api } as const
}
