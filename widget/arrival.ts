/**
 * The attribution, sent with each donation. On a partner's page it reads only the `utm_` values of the first address, and stores nothing there. On
 * the trust's own site the first values stay for the visit, including the page whose link opened the site.
 */
import type { Touch } from '../shared/contract/attribution.ts'
import {
  attributionIn,
  firstTouch,
  partnerIn,
  paymentLinkKey,
  readTouch,
  referrerIn,
  touchFrom,
  touchKey,
  writeTouch,
} from '../shared/donation/touch.ts'
import type { Environment } from './environment.ts'

/** The landing address, before the page's router changed it. A page may have replaced the browser's own functions. */
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
    const payment_link = sessionStorage.getItem(paymentLinkKey)
    return payment_link ? { ...first, payment_link } : first
  } catch {
    // Storage is blocked: use the address.
  }
  return seen
}
