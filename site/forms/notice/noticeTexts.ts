import { createCatalogue } from '../../app/language/catalogue.ts'

/** Texts around the notice; loaded with it. */
export const noticeTexts = createCatalogue({
  en: () => import('./en.ts'),
  hi: () => import('./hi.ts'),
})
