import { createCatalogue } from '../../app/language/catalogue.ts'

/** Texts of the list of projects; the page of one project uses them for its progress too. */
export const projectsTexts = createCatalogue({
  en: () => import('./en.ts'),
  hi: () => import('./hi.ts'),
})
