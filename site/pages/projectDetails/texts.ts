import { createCatalogue } from '../../app/language/catalogue.ts'

/** Texts of the page of one project. */
export const projectTexts = createCatalogue({
  en: async () => (await import('./en.ts')).en,
  hi: async () => (await import('./hi.ts')).hi,
})
