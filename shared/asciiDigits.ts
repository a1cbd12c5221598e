/** Digits as people write them, in any script (specification, decision 28). Amounts, telephone numbers and PIN codes are stored and sent as ASCII. */
const isDigit = (code: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(code))

/** Unicode lists the ten digits of a script one after another, zero first. Two scripts may follow each other directly, as the mathematical digits do. */
const toAscii = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0
  let first = code
  while (isDigit(first - 1)) first--
  return String((code - first) % 10)
}

/** The same text, with the decimal digits of every script as ASCII: `९०००० 00000` is `90000 00000`. */
export const asciiDigits = (text: string): string => text.replace(/\p{Nd}/gu, toAscii)
