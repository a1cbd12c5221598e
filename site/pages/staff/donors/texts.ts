import { createCatalogue } from '../../../app/language/catalogue.ts'

/** Texts of the donors at the desk. */
export const donorTexts = createCatalogue({
  en: () => import('./en.ts'),
  hi: () => import('./hi.ts'),
})
