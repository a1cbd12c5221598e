import { createCatalogue } from '../app/language/catalogue.ts'

/** Texts of signing in through a provider; loaded with its buttons. */
export const socialTexts = createCatalogue({
  en: () => import('./en.ts'),
  hi: () => import('./hi.ts'),
})
