import { createCatalogue } from '../../app/language/catalogue.ts'

/** Texts of a donation's outcome; few pages need them. */
export const outcomeTexts = createCatalogue({
  en: () => import('../../messages/outcome.en.ts'),
  hi: () => import('../../messages/outcome.hi.ts'),
})
