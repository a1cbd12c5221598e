/** The whole number to propose for text that is none. */
import { readAmountText, readWholeText } from './amountText.ts'

/** At most two decimals: `1.500` may be a European thousand, and `1e5.0` is nobody's amount. */
const withDecimals = /^(.*\p{Nd})\s*[.\u066b\uff0e]\p{Nd}{0,2}\s*(\/-)?\s*$/u

const propose = (read: (text: string) => string | null, text: string, max: number): number | null => {
  const whole = Number(read(withDecimals.exec(text)?.[1] ?? '') ?? 0)
  return whole > 0 && whole <= max ? whole : null
}

/**
 * Only what the donor surely meant, and never more than what was typed: the rupees before the decimal point.
 *
 * @param max the most that may be proposed
 * @returns e.g. 500 for `500.00` and 1500 for `₹1,500.50`; null where a proposal would be a guess
 */
export const proposeAmount = (text: string, max: number): number | null => propose(readAmountText, text, max)

/** The same for a quantity, where a number above the most gives way to the most. */
export const proposeQuantity = (text: string, min: number, max: number): number | null => {
  const typed = readWholeText(text)
  if (typed === null) return propose(readWholeText, text, max)
  if (max < 1) return null
  return Number(typed) > max ? max : Math.max(min, Number(typed)) || null
}
