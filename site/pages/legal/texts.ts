import { createCatalogue } from '../../app/language/catalogue.ts'

export const legalTexts = createCatalogue({
  en: () => import('./en.ts'),
  hi: () => import('./hi.ts'),
})
