/**
 * Where the visit came from, sent with each donation. Of a partner's address only the `utm_` values are read, from the address with which the page was first
 * loaded, and nothing is stored there; on the trust's own site the first that was seen stays for the visit, the page whose link led there included.
 */
import type { Touch } from '../../../shared/contract/attribution.ts'
import {
  attributionIn,
  firstTouch,
  readTouch,
  referrerIn,
  touchFrom,
  touchKey,
  writeTouch,
} from '../../../shared/donation/touch/touch.ts'
import { partnerIn } from '../../../shared/donation/touch/touchRules.ts'
import type { Environment } from '../../environment.ts'

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
  const named = partnerIn(query.get('partner')) ?? partner
  const seen = touchFrom(named, attributionIn(query), referrerIn(document.referrer, location.origin))
  try {
    const first = firstTouch(readTouch(sessionStorage.getItem(touchKey)), seen)
    if (first) sessionStorage.setItem(touchKey, writeTouch(first))
    return first
  } catch {
    // Storage is blocked: the address has to do.
  }
  return seen
}
