import { createCatalogue } from '../../app/language/catalogue.ts'

/** Texts of the report of donations per partner. */
export const reportTexts = createCatalogue({
  en: async () => (await import('./en.ts')).en,
  hi: async () => (await import('./hi.ts')).hi,
})
