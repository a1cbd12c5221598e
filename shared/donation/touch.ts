/**
 * Where a visit came from: the partner that a link names and the UTM values, read from an address, else the page that the link is on. The first
 * that were seen stay (first touch). What could not be sent to the API is left out: an address is anybody's to write, and must never stand in the
 * way of a gift.
 */
import * as z from 'zod/mini'
import { partnerIdSchema, referrerSchema, type Touch, touchSchema, utmTextSchema } from '../contract/attribution.ts'

/** Key of the trust's own sessionStorage, for the visit: what `writeTouch` writes. Nothing is kept on a partner's page. */
export const touchKey = 'donate:touch'

/** Most characters that are kept of one value. */
const mostCharacters = 100

export const utmNames = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const

/** A partner id, or nothing. @param given what a page or an address claims */
export const partnerIn = (given: unknown): string | undefined => {
  const read = z.safeParse(partnerIdSchema, given)
  return read.success ? read.data : undefined
}

const utmText = (given: string | null): string | undefined => {
  const read = z.safeParse(utmTextSchema, [...(given ?? '').trim()].slice(0, mostCharacters).join(''))
  return read.success ? read.data : undefined
}

/** The UTM values of an address; undefined where it has none. @param query e.g. `URLSearchParams` */
export const attributionIn = (query: { get(name: string): string | null }): Touch['attribution'] => {
  const found = utmNames.flatMap((name) => {
    const text = utmText(query.get(name))
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
  return origin !== own && z.safeParse(referrerSchema, origin).success ? origin : undefined
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
 * @param referrer origin of the page whose link led here; counts where the address names no partner
 */
export const touchIn = (query: { get(name: string): string | null }, referrer?: string): Touch | null => {
  const partner = partnerIn(query.get('partner'))
  return touchFrom(partner, attributionIn(query), partner ? undefined : referrer)
}

const named = (touch: Touch | null): boolean => !!(touch?.partner || touch?.attribution)

/**
 * The first that was seen stays; only a page that merely linked here (a search, the payment provider) gives way to an address that names partner or
 * campaign.
 */
export const firstTouch = (kept: Touch | null, seen: Touch | null): Touch | null =>
  kept && (named(kept) || !named(seen)) ? kept : seen

/** The same as parameters of an address. */
export const touchEntries = (touch: Touch | null): Array<[name: string, value: string]> =>
  Object.entries({ partner: touch?.partner, ...touch?.attribution }).flatMap(([name, value]) =>
    value ? [[name, value]] : [],
  )

export const writeTouch = (touch: Touch): string => JSON.stringify(touch)

/** @param text what storage holds; anything unreadable is nothing */
export const readTouch = (text: string | null): Touch | null => {
  try {
    const read = z.safeParse(touchSchema, JSON.parse(text ?? ''))
    return read.success ? read.data : null
  } catch {
    return null
  }
}
