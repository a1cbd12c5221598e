import { createCatalogue } from '../../../app/language/catalogue.ts'

/** Texts of the yearly statement's page. */
export const statementTexts = createCatalogue({
  en: () => import('./en.ts'),
  hi: () => import('./hi.ts'),
})
