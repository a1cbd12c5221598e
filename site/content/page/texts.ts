import { createCatalogue } from '../../app/language/catalogue.ts'

/** Texts of the pages that an editor writes as sections. */
export const contentPageTexts = createCatalogue({
  en: async () => (await import('./en.ts')).en,
  hi: async () => (await import('./hi.ts')).hi,
})
