import { createCatalogue } from '../../app/language/catalogue.ts'

export const legalTexts = createCatalogue({
  en: async () => (await import('./en.ts')).en,
  hi: async () => (await import('./hi.ts')).hi,
})
