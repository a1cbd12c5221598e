import { createCatalogue } from '../../app/language/catalogue.ts'

/** Texts of a donor's donations and receipts; the profile, which shows the last ones, uses them too. */
export const donationTexts = createCatalogue({
  en: () => import('./en.ts'),
  hi: () => import('./hi.ts'),
})
