import { createCatalogue } from '../app/language/catalogue.ts'

/** Texts of signing in through a provider; loaded with its buttons. */
export const socialTexts = createCatalogue({
  en: async () => (await import('./en.ts')).en,
  hi: async () => (await import('./hi.ts')).hi,
})
