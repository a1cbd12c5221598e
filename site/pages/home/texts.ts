import { createCatalogue } from '../../app/language/catalogue.ts'

export const homeTexts = createCatalogue({
  en: () => import('./en.ts'),
  hi: () => import('./hi.ts'),
})
