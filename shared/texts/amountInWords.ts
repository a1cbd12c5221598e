/** Amounts in words for pages that hold every language; the widget loads one (`en/amountInWords.ts`). */
import type { Language } from '../languages.ts'
import { amountInWords as english } from './en/amountInWords.ts'
import { amountInWords as hindi } from './hi/amountInWords.ts'

const words: Record<Language, (rupees: number) => string> = { en: english, hi: hindi }

/** @param rupees whole rupees, 1 or more */
export const amountInWords = (rupees: number, lang: Language): string => words[lang](rupees)
