import { createCatalogue } from '../../app/language/catalogue.ts'

/** Names and sentences of the pages that an editor writes, shown if the API does not answer. */
export const writtenTexts = createCatalogue({
  en: () => import('./en.ts'),
  hi: () => import('./hi.ts'),
})
