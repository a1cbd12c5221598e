import type { Language } from '../shared/languages.ts'
import { trustName } from './framework/firstLoad/roots.ts'

interface Configuration {
  /** Shown before the API has sent a name, and if it sends none. */
  name: Record<Language, string>
  /** Fixed by the specification, decision 14. */
  copyrightYear: number
}

/** What the site shows by itself; everything else about the trust is in the answer of `get-contact-details`. */
export const configuration: Configuration = {
  name: trustName,
  copyrightYear: 2025,
}
