import { createCatalogue } from '../../../app/language/catalogue.ts'

/** Texts of the search in lists of projects. */
export const projectSearchTexts = createCatalogue({
  en: async () => (await import('./en.ts')).en,
  hi: async () => (await import('./hi.ts')).hi,
})
