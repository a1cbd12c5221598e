import { createCatalogue } from '../../app/language/catalogue.ts'

/** Texts of the page that checks receipts. */
export const receiptCheckTexts = createCatalogue({
  en: () => import('./en.ts'),
  hi: () => import('./hi.ts'),
})
