import { createCatalogue } from '../../app/language/catalogue.ts'

/** Texts of a donor's gifts and receipts; the profile, which shows the last gifts, has them too. */
export const giftTexts = createCatalogue({
  en: () => import('./en.ts'),
  hi: () => import('./hi.ts'),
})
