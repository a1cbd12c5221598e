import { createCatalogue } from '../../app/language/catalogue.ts'

/** Texts of the ways to give, and of the way to the payment page. */
export const givingTexts = createCatalogue({
  en: () => import('../../messages/giving.en.ts'),
  hi: () => import('../../messages/giving.hi.ts'),
})
