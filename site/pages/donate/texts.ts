import { createCatalogue } from '../../app/language/catalogue.ts'

/** Texts of the ways to give, and of the way to the payment page. */
export const givingTexts = createCatalogue({
  en: async () => (await import('../../messages/giving.en.ts')).givingEn,
  hi: async () => (await import('../../messages/giving.hi.ts')).givingHi,
})
