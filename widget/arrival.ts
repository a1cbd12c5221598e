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
  phoneCodeKey,
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

/** What follows the address in the QR code for a phone. @param asksName a name was written on the first device; the name itself is in no address */
export const phoneHash = (code: string, asksName: boolean): string => `#phone=${code}${asksName ? '&name' : ''}`

/** What the QR code of another device says; null if none has opened this page, or `phoneCode` has read it already. */
export const phoneArrival = (): { code: string; asksName: boolean } | null => {
  const [, code, name] = /^#phone=([\w-]{22})(&name)?$/.exec(location.hash) ?? []
  return code ? { code, asksName: !!name } : null
}

/**
 * The code with which this device pays for another one; null without one. The QR code has it in the part of the address after `#`, which reaches no server and
 * no other site. It leaves the address at once. Only on the trust's own site.
 */
export const phoneCode = (): string | null => {
  try {
    const arrival = phoneArrival()
    if (arrival) {
      sessionStorage.setItem(phoneCodeKey, arrival.code)
      history.replaceState(history.state, '', location.pathname + location.search)
    }
    return sessionStorage.getItem(phoneCodeKey)
  } catch {
    // Storage is blocked.
    return null
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
    const phone_code = phoneCode()
    if (payment_link || phone_code)
      return { ...first, ...(payment_link && { payment_link }), ...(phone_code && { phone_code }) }
    return first
  } catch {
    // Storage is blocked: use the address.
  }
  return seen
}
