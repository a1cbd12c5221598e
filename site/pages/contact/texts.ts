import { createCatalogue } from '../../app/language/catalogue.ts'

/** Texts of the contact page. */
export const contactTexts = createCatalogue({
  en: async () => (await import('./en.ts')).en,
  hi: async () => (await import('./hi.ts')).hi,
})
