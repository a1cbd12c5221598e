/** What the API says to people, in each language. Trust staff are written to in English: those texts stand where they are sent. */
import type { Language } from '../../shared/languages.ts'
import { en } from './en/en.ts'
import { hi } from './hi/hi.ts'

export type ApiTexts = typeof en

export const texts: Record<Language, ApiTexts> = { en, hi }
