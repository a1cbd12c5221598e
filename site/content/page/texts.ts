import { createCatalogue } from '../../app/language/catalogue.ts'

/** Texts of the pages that an editor writes as sections. */
export const contentPageTexts = createCatalogue({
  en: () => import('./en.ts'),
  hi: () => import('./hi.ts'),
})
