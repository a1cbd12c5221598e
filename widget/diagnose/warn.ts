/** Warnings for page owners; loads only if something failed to load. */
import { type Directive, isKeptBack, originOf } from './hearPolicy.ts'

const asked = new Set<Directive>()

/**
 * If the page's policy blocked an address, one warning in the console names the directive and what to add. One try per page is enough, because a
 * policy does not change.
 */
export const warnOfPolicy = async (directive: Directive, address: string): Promise<void> => {
  if (asked.has(directive)) return
  asked.add(directive)
  if (!(await isKeptBack(directive, address))) return
  const fix = `${directive} ${originOf(address)}`
  console.warn(`DonateWidget: The page's Content-Security-Policy keeps the API away. Add to it: ${fix}`)
}

/** For an API that did not answer. The check makes no API call: a policy looks only at the address. */
export const warn = (apiRoot: string): Promise<void> => warnOfPolicy('connect-src', `${apiRoot}/`)
