import { lazyPart } from '../../framework/lazyPart.tsx'

const fetchCode = async () => (await import('./MenuSearch.tsx')).MenuSearch

/** The search of a menu that has more projects than it lists: no other menu loads its code and texts. The menu works without it. */
export const LazyMenuSearch = lazyPart(fetchCode, { texts: ['projects'], loading: null, failed: null })
