import { createCatalogue } from '../../../../app/language/catalogue.ts'

/** Texts of cancelling an offline donation. */
export const cancelTexts = createCatalogue({
  en: () => import('./en.ts'),
  hi: () => import('./hi.ts'),
})
