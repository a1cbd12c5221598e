/** The texts of the pages for page owners, by language. */
import type { Language } from '../../shared/languages.ts'
import * as en from './en/index.ts'
import * as hi from './hi/index.ts'

export const ownerTexts: Record<Language, typeof en> = { en, hi }
