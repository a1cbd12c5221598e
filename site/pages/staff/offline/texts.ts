import { createCatalogue } from '../../../app/language/catalogue.ts'

/** Texts of the form for offline donations. */
export const offlineTexts = createCatalogue({
  en: () => import('./en.ts'),
  hi: () => import('./hi.ts'),
})
