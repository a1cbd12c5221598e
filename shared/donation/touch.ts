/**
 * Attribution of a visit: the partner and UTM values of an address, and the page that linked to it. The first values stay. Values that the API would refuse are
 * left out: anybody can write an address, and it must never block a donation. The rules of the contract are written by hand (shared/contract/attribution.ts;
 * docs/decisions/004-lean-readers.md), because the site reads the attribution before its program and zod have loaded. `touchRules.test.ts` proves both equal.
 */
import type { Touch } from '../contract/attribution.ts'

/** The most characters that are kept of one UTM value. */
const mostCharacters = 100

const fitting = (given: unknown, rule: RegExp): string | undefined =>
  typeof given === 'string' && rule.test(given) ? given : undefined

/** A partner id, or undefined. @param given what a page or an address claims */
export const partnerIn = (given: unknown): string | undefined => fitting(given, /^[a-z\d][a-z\d-]{0,39}$/)

/** An origin, e.g. `https://loom.example`, or undefined. */
export const originIn = (given: unknown): string | undefined => fitting(given, /^https?:\/\/[^\s\p{Cc}/?#@]{1,190}$/u)

/** A UTM value, cut to its maximum length, or undefined. A value with an e-mail address is left out: the cut could keep a part of the address. */
export const utmTextIn = (given: unknown): string | undefined => {
  if (typeof given !== 'string' || /[^\s@]@[^\s@]+\.[^\s@]/.test(given)) return undefined
  const text = [...given.trim()].slice(0, mostCharacters).join('').trimEnd()
  return fitting(text, /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]+$/u)
}

/** Key of the trust's own sessionStorage, for this visit; `writeTouch` writes the value. Nothing is stored on a partner's page. */
export const touchKey = 'donate:touch'

/** Key of the same storage: the payment link by which the donor came, for this visit. */
export const paymentLinkKey = 'donate:payment-link'

/** Key of the same storage: the code by which this device pays for another one, for this visit. */
export const phoneCodeKey = 'donate:phone-code'

export const utmNames = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const

/** Anything with values by name, e.g. `URLSearchParams`. */
interface Query {
  get(name: string): unknown
}

/** The UTM values of an address; undefined if it has none. */
export const attributionIn = (query: Query): Touch['attribution'] => {
  const found: NonNullable<Touch['attribution']> = {}
  for (const name of utmNames) {
    const text = utmTextIn(query.get(name))
    if (text !== undefined) found[name] = text
  }
  return Object.keys(found).length > 0 ? found : undefined
}

/**
 * Origin of the page that linked here. The plain link that replaces a missing dialog names no partner, so the origin counts.
 *
 * @param referrer as the browser reports it: an address, or ''
 * @param own the site's own origin, which is no referrer
 */
export const referrerIn = (referrer: string, own: string): string | undefined => {
  const [origin] = /^https?:\/\/[^/?#]+/.exec(referrer) ?? []
  return origin === own ? undefined : originIn(origin)
}

/** An attribution with the given values only; null if there are none. */
export const touchFrom = (
  partner: string | undefined,
  attribution: Touch['attribution'],
  referrer?: string,
): Touch | null =>
  partner || attribution || referrer
    ? { ...(partner && { partner }), ...(attribution && { attribution }), ...(referrer && { referrer }) }
    : null

/**
 * Attribution from an address of the trust's own site, e.g. `/donate?partner=slow-loom&utm_source=label`.
 *
 * @param referrer origin of the page that linked here; always kept, because only the server knows whether the partner exists
 */
export const touchIn = (query: Query, referrer?: string): Touch | null =>
  touchFrom(partnerIn(query.get('partner')), attributionIn(query), referrer)

const named = (touch: Touch | null): boolean => !!(touch?.partner || touch?.attribution)

/**
 * The first attribution stays. An address that names a partner or campaign replaces one that only has a referrer (a search, the payment provider). A campaign
 * without a partner keeps the first referrer, because that may be a partner's page.
 */
export const firstTouch = (kept: Touch | null, seen: Touch | null): Touch | null => {
  if (kept && (named(kept) || !named(seen))) return kept
  return kept && seen && !seen.partner ? touchFrom(undefined, seen.attribution, kept.referrer) : seen
}

/**
 * The attribution to keep after the hand-over of a donation that began on another page. Another try is credited to that page's partner, whatever the visit's
 * attribution was before.
 */
export const touchOfDonation = (kept: Touch | null, donation: Touch): Touch | null =>
  donation.partner && donation.partner !== kept?.partner ? donation : firstTouch(kept, donation)

export const writeTouch = (touch: Touch): string => JSON.stringify(touch)

/** @param text the stored text; null for an unreadable one */
export const readTouch = (text: string | null): Touch | null => {
  try {
    const { partner, attribution, referrer }: Record<string, unknown> = JSON.parse(text ?? '')
    const utm = new Map(Object.entries(attribution ?? {}))
    return touchFrom(partnerIn(partner), attributionIn(utm), originIn(referrer))
  } catch {
    return null
  }
}
