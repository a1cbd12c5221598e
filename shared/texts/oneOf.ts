/** A list of alternatives: "cards, UPI or net banking". Some host pages have removed `Intl`. Then commas are enough. */
export const oneOf = (tag: string, words: readonly string[]): string => {
  try {
    return new Intl.ListFormat(tag, { type: 'disjunction' }).format(words)
  } catch {
    return words.join(', ')
  }
}
