import { createCatalogue } from '../../app/language/catalogue.ts'

export const myDataTexts = createCatalogue({
  en: () => import('./en.ts'),
  hi: () => import('./hi.ts'),
})
