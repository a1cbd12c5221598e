/**
 * Whole sentences of a text, as many as fit; of a first sentence that is longer, whole words. A clamp in CSS would cut within a word.
 *
 * @param most characters; Hindi's sentences end with a danda
 */
export const teaser = (text: string, most = 220): string => {
  if (text.length <= most) return text
  const start = text.slice(0, most + 1)
  return /^.*[.!?।](?=\s)/.exec(start)?.[0] ?? start.replace(/[\s,;:–-]+\S*$/, ' …')
}
