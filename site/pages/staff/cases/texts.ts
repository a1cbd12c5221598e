import { createCatalogue } from '../../../app/language/catalogue.ts'

/** Texts of the cases: what each difference is, and what to do next. */
export const caseTexts = createCatalogue({
  en: () => import('./en.ts'),
  hi: () => import('./hi.ts'),
})
