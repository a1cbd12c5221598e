import { createCatalogue } from '../../app/language/catalogue.ts'

/** Texts of the three pages about posts: the list, one post, the archives. */
export const blogTexts = createCatalogue({
  en: () => import('./en.ts'),
  hi: () => import('./hi.ts'),
})
