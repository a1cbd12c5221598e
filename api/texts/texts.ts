/** All texts of the API in each language. Mails to the trust's staff are in English only; their texts are where they are sent. */
import type { Language } from '../../shared/languages.ts'
import { en } from './en/en.ts'
import { hi } from './hi/hi.ts'

export type ApiTexts = typeof en

export const texts: Record<Language, ApiTexts> = { en, hi }
