import { inEachLanguage, type Language } from '../../shared/languages.ts'
import type { TrustName } from '../../site/server/trustName.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'

/** The texts of the demo's own programs, by language. */
export const texts: Record<Language, typeof en> = { en, hi }

export const trustName: TrustName = inEachLanguage((language) => texts[language].trustName)
