import { createCatalogue } from '../../../../app/language/catalogue.ts'

/** Texts of correcting an offline donation. */
export const correctTexts = createCatalogue({
  en: () => import('./en.ts'),
  hi: () => import('./hi.ts'),
})
