import { createCatalogue } from '../app/language/catalogue.ts'

/** Texts of signing in, signing up and new passwords: only the pages that need them load them. */
export const accountTexts = createCatalogue({
  en: () => import('./account.en.ts'),
  hi: () => import('./account.hi.ts'),
})
