import { createCatalogue } from '../../app/language/catalogue.ts'

export const notFoundTexts = createCatalogue({
  en: async () => (await import('./en.ts')).en,
  hi: async () => (await import('./hi.ts')).hi,
})
