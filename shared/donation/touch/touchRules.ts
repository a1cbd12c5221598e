/**
 * Hand-written rules of the contract for an attribution (shared/contract/attribution.ts; docs/decisions/004-lean-readers.md). The site reads the attribution
 * before its program and zod have loaded. `touchRules.test.ts` proves both equal.
 */

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
