import { useLanguage } from '../../../app/language/language.ts'
import { useServices } from '../../../app/services.ts'
import { type SiteTexts, useTexts } from '../../../texts/useTexts.ts'
import { useMay } from './role.ts'

/** What parts of a page of the desk usually need. `mayChange`: this person may change something there, not only read. */
export const useDesk = <Area extends keyof SiteTexts['staff']>(area: Area) => ({
  texts: useTexts('staff')[area],
  lang: useLanguage(),
  api: useServices().api,
  mayChange: useMay('accountant'),
})
