import { createCatalogue } from '../../app/language/catalogue.ts'

/** Texts of the signed-in person's menus. */
export const memberTexts = createCatalogue({
  en: () => import('../../messages/member.en.ts'),
  hi: () => import('../../messages/member.hi.ts'),
})
