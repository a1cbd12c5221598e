/** The texts of the frame and of the donation pages. A page with more texts has a catalogue of its own. */
import { createCatalogue } from './language/catalogue.ts'

export const siteTexts = createCatalogue({
  en: () => import('../messages/en.ts'),
  hi: () => import('../messages/hi.ts'),
})
export const useTexts = siteTexts.use
export const currentTexts = siteTexts.current
