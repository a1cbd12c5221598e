/**
 * Reads whole numbers and amounts as people write them, in the digits of any script. It refuses what it cannot read and never changes it silently: the donor
 * pays the number that the field shows.
 */
import { asciiDigits } from '../asciiDigits.ts'
import { maxAmountDigits } from './limits.ts'

/** Digits: plain, or grouped the Indian (`10,00,000`) or the Western way (`1,000,000`). `1,5` does not match. */
const grouped = /^(\d+|\d{1,3}([, ]\d{2,3})*[, ]\d{3})$/

/** Turns spaces and invisible marks into one space, and digits and commas of every script into ASCII. */
const simplify = (text: string): string =>
  asciiDigits(text.replace(/[\s\u061c\u200b-\u200f\u2066-\u2069]+/g, ' ').trim()).replace(/[\u060c\u066c\uff0c]/g, ',')

/**
 * @param text e.g. `100`, `1,000`, `१००`
 * @returns the digits without leading zeros (`0` for zero, `` for nothing), or null if it is not a whole number.
 */
export const readWholeText = (text: string): string | null => {
  const plain = simplify(text)
  if (plain && !grouped.test(plain)) return null
  return plain.replace(/\D/g, '').replace(/^0+(?=\d)/, '')
}

/**
 * @param text e.g. `₹1,000`, `10,00,000`, ` 500 `, `५००`
 * @returns the digits without leading zeros (`0` for zero, `` for nothing), or null if it is not a whole number of rupees.
 */
export const readAmountText = (text: string): string | null => {
  const plain = simplify(text)
  const digits = readWholeText(plain.replace(/^(₹|rs\.?|inr) ?/i, '').replace(/ ?\/-$/, ''))
  // A currency sign alone is no amount, and not an empty field either.
  return plain && !digits ? null : digits
}

/** The rupees in the field's text; 0 if it is no amount, or has more digits than an amount can have. */
export const amountOf = (text: string): number => {
  const digits = readAmountText(text) ?? ''
  return digits.length > maxAmountDigits ? 0 : Number(digits)
}
