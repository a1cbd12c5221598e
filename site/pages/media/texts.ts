import { createCatalogue } from '../../app/language/catalogue.ts'

/** Texts of the gallery's three pages: overview, photos, films. */
export const galleryTexts = createCatalogue({
  en: async () => (await import('./en.ts')).en,
  hi: async () => (await import('./hi.ts')).hi,
})
