/**
 * Reads an amount as people write it. Whole rupees only: what cannot be read is refused, never silently changed (brief, decision 11).
 */

/** Zero of each digit block that Indian keyboards write: ASCII, Devanagari, full width. */
const zeros = [0x30, 0x966, 0xff10]

const toAscii = (character: string): string => {
  const code = character.charCodeAt(0)
  const zero = zeros.find((start) => code >= start && code < start + 10)
  return zero === undefined ? character : String(code - zero)
}

/** Digits, plain or grouped the Indian (`10,00,000`) or the Western way (`1,000,000`). `1,5` is neither. */
const grouped = /^(\d+|\d{1,3}([, ]\d{2,3})*[, ]\d{3})$/

/**
 * @param text e.g. `₹1,000`, `10,00,000`, ` 500 `, `५००`
 * @returns the digits without leading zeros (`0` for zero, `` for nothing), or null where it is not a whole number of rupees
 */
export const readAmountText = (text: string): string | null => {
  const plain = text
    .replace(/[\s\u200b-\u200f\u2066-\u2069]+/g, ' ')
    .trim()
    .replace(/^(₹|rs\.?|inr) ?/i, '')
    .replace(/ ?\/-$/, '')
    .replace(/[\u0966-\u096f\uff10-\uff19]/g, toAscii)
  if (plain === '') return text.trim() === '' ? '' : null
  if (!grouped.test(plain)) return null
  return plain.replace(/\D/g, '').replace(/^0+(?=\d)/, '')
}

/** Rupees that the field's text stands for; 0 where it stands for none. */
export const amountOf = (text: string): number => Number(readAmountText(text) || 0)
