import { createCatalogue } from '../../../app/language/catalogue.ts'

/** Texts of the content below the story of a project. */
export const moreWaysTexts = createCatalogue({
  en: () => import('./en.ts'),
  hi: () => import('./hi.ts'),
})
