import { createCatalogue } from '../../app/language/catalogue.ts'

export const notFoundTexts = createCatalogue({
  en: () => import('./en.ts'),
  hi: () => import('./hi.ts'),
})
