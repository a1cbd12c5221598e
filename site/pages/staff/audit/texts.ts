import { createCatalogue } from '../../../app/language/catalogue.ts'

/** Texts of the audit log: what each action is called. */
export const auditTexts = createCatalogue({
  en: () => import('./en.ts'),
  hi: () => import('./hi.ts'),
})
