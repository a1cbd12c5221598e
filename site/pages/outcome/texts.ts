import { createCatalogue } from '../../app/language/catalogue.ts'

/** Texts of what became of a gift; few pages need them. */
export const outcomeTexts = createCatalogue({
  en: async () => (await import('../../messages/outcome.en.ts')).outcomeEn,
  hi: async () => (await import('../../messages/outcome.hi.ts')).outcomeHi,
})
