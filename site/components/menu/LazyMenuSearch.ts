import { currentLanguage } from '../../app/language/language.ts'
import { lazyPart } from '../../framework/lazyPart.tsx'
import { loadTexts } from '../../texts/useTexts.ts'

const fetchCode = async () => {
  const [code] = await Promise.all([import('./MenuSearch.tsx'), loadTexts('projects', currentLanguage())])
  return code.MenuSearch
}

/** The search of a menu that has more projects than it lists: no other menu loads its code and texts. The menu works without it. */
export const LazyMenuSearch = lazyPart(fetchCode, { loading: null, failed: null })
