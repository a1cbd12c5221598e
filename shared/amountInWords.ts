/** Amounts in words for pages that hold both languages; the widget loads one (words.en.ts or words.hi.ts). */
import { wordsEn } from './words.en.ts'
import { wordsHi } from './words.hi.ts'

/** @param rupees whole rupees, 1 or more */
export const amountInWords = (rupees: number, lang: 'en' | 'hi'): string => (lang === 'hi' ? wordsHi : wordsEn)(rupees)
