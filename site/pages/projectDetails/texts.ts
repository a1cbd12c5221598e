import { createCatalogue } from '../../app/language/catalogue.ts'

/** Texts of the page of one project. */
export const projectTexts = createCatalogue({
  en: () => import('./en.ts'),
  hi: () => import('./hi.ts'),
})
