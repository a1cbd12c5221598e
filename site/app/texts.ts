/** The texts of the frame and of the pages around a gift. A page with more to say has a catalogue of its own. */
import { createCatalogue } from './language/catalogue.ts'

export const siteTexts = createCatalogue({
  en: () => import('../messages/en.ts'),
  hi: () => import('../messages/hi.ts'),
})
export const useTexts = siteTexts.use
export const currentTexts = siteTexts.current
