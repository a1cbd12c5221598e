/**
 * Where the visit came from, told with each gift. Of a partner's address only the `utm_` values are read, from the address with which the page was first
 * loaded, and nothing is stored there; on the trust's own site the first that was seen stays for the visit.
 */
import type { Touch } from '../shared/contract/attribution.ts'
import {
  attributionIn,
  partnerIn,
  readTouch,
  touchFrom,
  touchIn,
  touchKey,
  writeTouch,
} from '../shared/donation/touch.ts'
import type { Environment } from './environment.ts'

/** The address as the visitor came, before any router of the page changed it. A page may have put anything in place of the browser's own functions. */
const firstQuery = (): URLSearchParams => {
  try {
    const [arrival] = performance.getEntriesByType('navigation')
    return new URL(arrival?.name || location.href).searchParams
  } catch {
    return new URLSearchParams(location.search)
  }
}

export const touchOf = ({ foreign, options }: Pick<Environment, 'foreign' | 'options'>): Touch | null => {
  const query = firstQuery()
  const partner = partnerIn(options.partner)
  if (foreign) return touchFrom(partner, attributionIn(query))
  const seen = touchIn(query) ?? touchFrom(partner, undefined)
  try {
    const kept = readTouch(sessionStorage.getItem(touchKey))
    if (kept || !seen) return kept
    sessionStorage.setItem(touchKey, writeTouch(seen))
  } catch {
    // Storage is blocked: the address has to do.
  }
  return seen
}
