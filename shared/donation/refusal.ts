/** Why a typed amount or quantity is refused, and what to propose instead. */
import { type DonationForm, kindOf } from '../kinds/kinds.ts'
import { rangeOf, readNumber } from '../kinds/lines.ts'
import { readAmountText, readWholeText } from './amountText.ts'

/** At most two decimals: `1.500` may be a European thousand, and `1e5.0` is no plausible amount. */
const withDecimals = /^(.*\p{Nd})\s*[.\u066b\uff0e]\p{Nd}{0,2}\s*(\/-)?\s*$/u

const propose = (read: (text: string) => string | null, text: string, max: number): number | null => {
  const whole = Number(read(withDecimals.exec(text)?.[1] ?? '') ?? 0)
  return whole > 0 && whole <= max ? whole : null
}

/**
 * Proposes the rupees before the decimal point, if that is surely what the donor meant. It never proposes more than the donor typed.
 *
 * @param max the largest proposal
 * @returns e.g. 500 for `500.00` and 1500 for `₹1,500.50`; null if a proposal would be a guess
 */
export const proposeAmount = (text: string, max: number): number | null => propose(readAmountText, text, max)

/** The same for a quantity. A number above the maximum becomes the maximum. */
export const proposeQuantity = (text: string, min: number, max: number): number | null => {
  const typed = readWholeText(text)
  if (typed === null) return propose(readWholeText, text, max)
  if (max < 1) return null
  return Number(typed) > max ? max : Math.max(min, Number(typed)) || null
}

export interface Refusal {
  readonly reason: 'notRupees' | 'tooMuch' | 'notNumber' | 'tooMany' | 'tooFew'
  /** The number to propose; null if it would be a guess. */
  readonly proposal: number | null
  /** The largest number that is allowed. */
  readonly most: number
}

/** @param id of the item whose quantity is refused; null for a form with one number */
export const refusalOf = (form: DonationForm, id: number | null): Refusal => {
  const kind = kindOf(form)
  const text = kind.lines(form).find((line) => line.id === id)?.typed ?? ''
  const { min, max: most } = rangeOf(kind, form, id)
  const digits = readNumber(kind, text)
  if (kind.inRupees) {
    return digits === null
      ? { reason: 'notRupees', proposal: proposeAmount(text, most), most }
      : { reason: 'tooMuch', proposal: null, most }
  }
  const reason =
    digits === null ? 'notNumber' : Number(digits) < min ? 'tooFew' : most > 0 ? ('tooMany' as const) : 'tooMuch'
  return { reason, proposal: proposeQuantity(text, min, most), most }
}
