import { createCatalogue } from '../../../app/language/catalogue.ts'

/** Texts of the compared days. */
export const reconciliationTexts = createCatalogue({
  en: () => import('./en.ts'),
  hi: () => import('./hi.ts'),
})
