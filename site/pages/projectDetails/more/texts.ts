import { createCatalogue } from '../../../app/language/catalogue.ts'

/** Texts of what stands below the story of a project. */
export const moreWaysTexts = createCatalogue({
  en: async () => (await import('./en.ts')).en,
  hi: async () => (await import('./hi.ts')).hi,
})
