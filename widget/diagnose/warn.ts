/** For whoever embeds the widget: loaded only where something did not come. */
import { choicesPath } from '../../shared/api/paths.ts'
import { hearPolicy } from './hearPolicy.ts'
import { reachFinding } from './reach.ts'

type Directive = 'connect-src' | 'img-src'

const asked = new Set<Directive>()

const tries: Readonly<Record<Directive, (address: string) => Promise<unknown>>> = {
  'connect-src': (address) => fetch(address, { credentials: 'omit' }),
  'img-src': (address) =>
    new Promise((resolve) => {
      const picture = new Image()
      picture.onload = picture.onerror = resolve
      picture.src = address
    }),
}

/**
 * Where the page's policy is what kept an address back, one warning in the console names the directive and what to add to it. Tried once a page:
 * a policy does not change.
 */
export const warnOfPolicy = async (directive: Directive, address: string): Promise<void> => {
  if (asked.has(directive)) return
  asked.add(directive)
  const policy = hearPolicy()
  try {
    await tries[directive](address)
  } catch {
    // That it fails again is no news; why it does is.
  }
  const blocked = await policy.blocked()
  policy.stop()
  if (!blocked.includes(directive)) return
  console.warn(`DonateWidget: ${reachFinding({ online: true, apiRoot: address, blockedBy: directive }).hint}`)
}

/** Where the API did not answer. */
export const warn = (apiRoot: string): Promise<void> => warnOfPolicy('connect-src', `${apiRoot}/${choicesPath}`)
