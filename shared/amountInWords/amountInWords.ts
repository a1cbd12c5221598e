/** Amounts in words for pages that hold every language; the widget loads one (words.en.ts or words.hi.ts). */
import type { Language } from '../languages.ts'
import { wordsEn } from './words.en.ts'
import { wordsHi } from './words.hi.ts'

const words: Record<Language, (rupees: number) => string> = { en: wordsEn, hi: wordsHi }

/** @param rupees whole rupees, 1 or more */
export const amountInWords = (rupees: number, lang: Language): string => words[lang](rupees)
