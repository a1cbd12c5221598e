import { createCatalogue } from '../../../app/language/catalogue.ts'

/** Texts of the report of donations per partner. */
export const reportTexts = createCatalogue({
  en: () => import('./en.ts'),
  hi: () => import('./hi.ts'),
})
