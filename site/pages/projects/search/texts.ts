import { createCatalogue } from '../../../app/language/catalogue.ts'

/** Texts of the search in lists of projects. */
export const projectSearchTexts = createCatalogue({
  en: () => import('./en.ts'),
  hi: () => import('./hi.ts'),
})
