import { createCatalogue } from '../../app/language/catalogue.ts'

/** Texts of the staff desk: its frame, and the parts that its pages share. */
export const deskTexts = createCatalogue({
  en: () => import('./en.ts'),
  hi: () => import('./hi.ts'),
})
