/**
 * Where a visit came from: the partner that a link names and the UTM values, read from an address, and the page that the link is on. The first
 * that were seen stay (first touch). What could not be sent to the API is left out: an address is anybody's to write, and must never stand in the
 * way of a gift.
 */
import type { Touch } from '../../contract/attribution.ts'
import { originIn, partnerIn, utmTextIn } from './touchRules.ts'

/** Key of the trust's own sessionStorage, for the visit: what `writeTouch` writes. Nothing is kept on a partner's page. */
export const touchKey = 'donate:touch'

export const utmNames = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const

/** Anything with values by name, e.g. `URLSearchParams`. */
interface Query {
  get(name: string): unknown
}

/** The UTM values of an address; undefined where it has none. */
export const attributionIn = (query: Query): Touch['attribution'] => {
  const found = utmNames.flatMap((name) => {
    const text = utmTextIn(query.get(name))
    return text === undefined ? [] : [[name, text] as const]
  })
  return found.length > 0 ? Object.fromEntries(found) : undefined
}

/**
 * Origin of the page whose link led here: the link that stands in for a dialog that did not come names no partner.
 *
 * @param referrer as the browser tells it: an address, or nothing
 * @param own the site's own origin, which tells nothing
 */
export const referrerIn = (referrer: string, own: string): string | undefined => {
  const [origin] = /^https?:\/\/[^/?#]+/.exec(referrer) ?? []
  return origin === own ? undefined : originIn(origin)
}

/** A touch without what is not there, or nothing at all. */
export const touchFrom = (
  partner: string | undefined,
  attribution: Touch['attribution'],
  referrer?: string,
): Touch | null =>
  partner || attribution || referrer
    ? { ...(partner && { partner }), ...(attribution && { attribution }), ...(referrer && { referrer }) }
    : null

/**
 * Of an address of the trust's own site, e.g. `/donate?partner=slow-loom&utm_source=label`.
 *
 * @param referrer origin of the page whose link led here; told in any case, for only the server knows whether the partner of the address exists
 */
export const touchIn = (query: Query, referrer?: string): Touch | null =>
  touchFrom(partnerIn(query.get('partner')), attributionIn(query), referrer)

const named = (touch: Touch | null): boolean => !!(touch?.partner || touch?.attribution)

/**
 * The first that was seen stays; only a page that merely linked here (a search, the payment provider) gives way to an address that names partner or
 * campaign. Beside a campaign alone it stays: it may be a partner's.
 */
export const firstTouch = (kept: Touch | null, seen: Touch | null): Touch | null => {
  if (kept && (named(kept) || !named(seen))) return kept
  return kept && seen && !seen.partner ? touchFrom(undefined, seen.attribution, kept.referrer) : seen
}

/**
 * What is kept once a gift is handed over that was begun elsewhere: another try is to count for the partner on whose page it was begun, whatever led to
 * the trust's own pages before.
 */
export const touchOfGift = (kept: Touch | null, gift: Touch): Touch | null =>
  gift.partner && gift.partner !== kept?.partner ? gift : firstTouch(kept, gift)

export const writeTouch = (touch: Touch): string => JSON.stringify(touch)

/** @param text what storage holds; anything unreadable is nothing */
export const readTouch = (text: string | null): Touch | null => {
  try {
    const { partner, attribution, referrer }: Record<string, unknown> = JSON.parse(text ?? '')
    const utm = new Map(Object.entries(attribution ?? {}))
    return touchFrom(partnerIn(partner), attributionIn(utm), originIn(referrer))
  } catch {
    return null
  }
}
