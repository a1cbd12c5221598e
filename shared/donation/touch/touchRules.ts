/**
 * What the contract says of a touch (shared/contract/attribution.ts), read by hand (docs/decisions/004): a landing is read before the site's program has
 * come, and zod comes with that. `touchRules.test.ts` proves the two equal.
 */

/** Most characters that are kept of one UTM value. */
const mostCharacters = 100

const fitting = (given: unknown, rule: RegExp): string | undefined =>
  typeof given === 'string' && rule.test(given) ? given : undefined

/** A partner id, or nothing. @param given what a page or an address claims */
export const partnerIn = (given: unknown): string | undefined => fitting(given, /^[a-z\d][a-z\d-]{0,39}$/)

/** An origin, e.g. `https://loom.example`, or nothing. */
export const originIn = (given: unknown): string | undefined => fitting(given, /^https?:\/\/[^\s\p{Cc}/?#@]{1,190}$/u)

/** A UTM value, cut to what is kept of it, or nothing. What holds an e-mail address is left out whole: of one that stands across the cut a part would be kept. */
export const utmTextIn = (given: unknown): string | undefined => {
  if (typeof given !== 'string' || /[^\s@]@[^\s@]+\.[^\s@]/.test(given)) return undefined
  const text = [...given.trim()].slice(0, mostCharacters).join('').trimEnd()
  return fitting(text, /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]+$/u)
}
