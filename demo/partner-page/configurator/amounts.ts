/** Amounts as a page owner types them: several in one field. */
import { amountOf } from '../../../shared/donation/amount/amountText.ts'
import { canBeGiven } from '../../../shared/donation/limits.ts'

const mostAmounts = 4
/** A longer text is no list of amounts, in characters. */
const mostText = 200

const sign = /(?<!\p{L})(₹|rs\.?|inr)/giu
/** `1,000`, `10,00,000`, in the digits of any script. */
const grouped = /(?<!\p{Nd})\p{Nd}{1,2}(,\p{Nd}{2})*,\p{Nd}{3}(?!\p{Nd})/gu

export interface ReadAmounts {
  /** Whole rupees, smallest first, each once, at most four. */
  taken: number[]
  /** Other typed words, each once. */
  left: string[]
}

/**
 * Separated by spaces, semicolons or commas: `₹500; 1,000 2500`. A comma inside a number with Indian grouping separates nothing, unless the number
 * would exceed the limit.
 */
export function readAmounts(text: string): ReadAmounts {
  const plain = text
    .slice(0, mostText)
    .replace(sign, ' ')
    .replace(grouped, (number) => (canBeGiven(amountOf(number)) ? number.replaceAll(',', '') : number))
  const words = plain.split(/[;,\s]+/).filter((word) => word !== '')
  const usable = words.map(amountOf).filter(canBeGiven)
  const taken = [...new Set(usable)].toSorted((a, b) => a - b).slice(0, mostAmounts)
  return { taken, left: [...new Set(words.filter((word) => !taken.includes(amountOf(word))))] }
}
