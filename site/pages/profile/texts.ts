import { createCatalogue } from '../../app/language/catalogue.ts'

export const profileTexts = createCatalogue({
  en: () => import('./en.ts'),
  hi: () => import('./hi.ts'),
})
