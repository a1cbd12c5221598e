import { createCatalogue } from '../../app/language/catalogue.ts'

/** Texts of the gallery's three pages: overview, photos, films. */
export const galleryTexts = createCatalogue({
  en: () => import('./en.ts'),
  hi: () => import('./hi.ts'),
})
