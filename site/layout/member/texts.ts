import { createCatalogue } from '../../app/language/catalogue.ts'

/** Texts of the signed-in person's menus. */
export const memberTexts = createCatalogue({
  en: async () => (await import('../../messages/member.en.ts')).memberEn,
  hi: async () => (await import('../../messages/member.hi.ts')).memberHi,
})
