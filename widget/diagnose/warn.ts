/** For whoever embeds the widget: loaded only where something did not come. */
import { type Directive, isKeptBack } from './keptBack.ts'
import { originOf } from './hearPolicy.ts'

const asked = new Set<Directive>()

/**
 * Where the page's policy is what kept an address back, one warning in the console names the directive and what to add to it. Tried once a page:
 * a policy does not change.
 */
export const warnOfPolicy = async (directive: Directive, address: string): Promise<void> => {
  if (asked.has(directive)) return
  asked.add(directive)
  if (!(await isKeptBack(directive, address))) return
  const fix = `${directive} ${originOf(address)}`
  console.warn(`DonateWidget: The page's Content-Security-Policy keeps the API away. Add to it: ${fix}`)
}

/** Where the API did not answer. No call of it is made for this: a policy looks at the address alone. */
export const warn = (apiRoot: string): Promise<void> => warnOfPolicy('connect-src', `${apiRoot}/`)
