import { createCatalogue } from '../app/language/catalogue.ts'

/** Texts of the second factor, at sign-in and in the profile. For staff only. */
export const codeTexts = createCatalogue({
  en: () => import('./en.ts'),
  hi: () => import('./hi.ts'),
})
