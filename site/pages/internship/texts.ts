import { createCatalogue } from '../../app/language/catalogue.ts'

/** Said where the API does not answer. */
export const internshipTexts = createCatalogue({
  en: () => import('./en.ts'),
  hi: () => import('./hi.ts'),
})
