import { createCatalogue } from '../../../app/language/catalogue.ts'

/** Texts of the refunds. */
export const refundTexts = createCatalogue({
  en: () => import('./en.ts'),
  hi: () => import('./hi.ts'),
})
