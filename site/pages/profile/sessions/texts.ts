import { createCatalogue } from '../../../app/language/catalogue.ts'

export const sessionsTexts = createCatalogue({
  en: () => import('./en.ts'),
  hi: () => import('./hi.ts'),
})
