import { createCatalogue } from '../../../app/language/catalogue.ts'

/** Texts of the list of mails that did not arrive. */
export const mailTexts = createCatalogue({
  en: () => import('./en.ts'),
  hi: () => import('./hi.ts'),
})
