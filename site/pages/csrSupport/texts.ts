import { createCatalogue } from '../../app/language/catalogue.ts'

export const csrTexts = createCatalogue({
  en: () => import('./en.ts'),
  hi: () => import('./hi.ts'),
})
