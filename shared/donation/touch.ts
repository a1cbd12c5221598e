/**
 * Where a visit came from, read from an address: the partner that a link names, and the UTM values. The first that were seen stay (first touch). What could
 * not be sent to the API is left out: an address is anybody's to write, and must never stand in the way of a gift.
 */
import * as z from 'zod/mini'
import { partnerIdSchema, type Touch, touchSchema, utmTextSchema } from '../contract/attribution.ts'

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

/** A touch without what is not there, or nothing at all. */
export const touchFrom = (partner: string | undefined, attribution: Touch['attribution']): Touch | null =>
  partner || attribution ? { ...(partner && { partner }), ...(attribution && { attribution }) } : null

/** Of an address of the trust's own site, e.g. `/donate?partner=slow-loom&utm_source=label`. */
export const touchIn = (query: { get(name: string): string | null }): Touch | null =>
  touchFrom(partnerIn(query.get('partner')), attributionIn(query))

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
