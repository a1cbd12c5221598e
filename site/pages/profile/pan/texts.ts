import { createCatalogue } from '../../../app/language/catalogue.ts'

export const panTexts = createCatalogue({
  en: () => import('./en.ts'),
  hi: () => import('./hi.ts'),
})
