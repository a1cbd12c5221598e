import { createCatalogue } from '../../../../app/language/catalogue.ts'

/** Texts of a receipt's versions and their correction. */
export const receiptTexts = createCatalogue({
  en: () => import('./en.ts'),
  hi: () => import('./hi.ts'),
})
