import { createCatalogue } from '../../app/language/catalogue.ts'

/** Texts of the page on which a page owner asks to be registered. */
export const registrationTexts = createCatalogue({
  en: () => import('./en.ts'),
  hi: () => import('./hi.ts'),
})
