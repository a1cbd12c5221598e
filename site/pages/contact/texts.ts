import { createCatalogue } from '../../app/language/catalogue.ts'

/** Texts of the contact page. */
export const contactTexts = createCatalogue({
  en: () => import('./en.ts'),
  hi: () => import('./hi.ts'),
})
