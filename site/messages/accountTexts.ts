import { createCatalogue } from '../app/language/catalogue.ts'

/** Texts of signing in, signing up and new passwords: only the pages that do this have them. */
export const accountTexts = createCatalogue({
  en: async () => (await import('./account.en.ts')).accountEn,
  hi: async () => (await import('./account.hi.ts')).accountHi,
})
