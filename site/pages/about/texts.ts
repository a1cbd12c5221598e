import { createCatalogue } from '../../app/language/catalogue.ts'

export const aboutTexts = createCatalogue({
  en: () => import('./en.ts'),
  hi: () => import('./hi.ts'),
})
