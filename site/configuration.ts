import type { Language } from '../shared/languages.ts'

interface Configuration {
  /** Shown before the API has sent a name, and if it sends none. */
  name: Record<Language, string>
  /** Fixed by the specification, decision 14. */
  copyrightYear: number
}

/** What a trust changes to make this site its own; everything else about it comes from `get-contact-details`. */
export const configuration: Configuration = {
  name: { en: 'Kinara Seva Nyas', hi: 'किनारा सेवा न्यास' },
  copyrightYear: 2025,
}
