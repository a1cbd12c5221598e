import { createCatalogue } from '../../../app/language/catalogue.ts'

/** Texts of the donations at the desk. */
export const donationTexts = createCatalogue({
  en: () => import('./en.ts'),
  hi: () => import('./hi.ts'),
})
