import { createCatalogue } from '../../app/language/catalogue.ts'

/** Said where the API does not answer. */
export const swargashramTexts = createCatalogue({
  en: async () => (await import('./en.ts')).en,
  hi: async () => (await import('./hi.ts')).hi,
})
