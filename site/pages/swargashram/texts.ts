import { createCatalogue } from '../../app/language/catalogue.ts'

/** Shown if the API does not answer. */
export const swargashramTexts = createCatalogue({
  en: () => import('./en.ts'),
  hi: () => import('./hi.ts'),
})
