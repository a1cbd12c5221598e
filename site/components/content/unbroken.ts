/** A number and the word after it stay on one line: `25 kg`. */
export const unbroken = (text: string): string => text.replace(/(\d) (?=\S)/g, '$1\u00a0')
