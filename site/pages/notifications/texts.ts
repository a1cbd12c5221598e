import { createCatalogue } from '../../app/language/catalogue.ts'

export const notificationTexts = createCatalogue({
  en: () => import('./en.ts'),
  hi: () => import('./hi.ts'),
})
