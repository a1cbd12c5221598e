import { lazyPart } from '../../framework/lazyPart.tsx'

const fetchCode = async () => (await import('./ProjectSearch.tsx')).ProjectSearch

/** The search of a long list of projects: no other list loads its code. The list works without it. */
export const LazyProjectSearch = lazyPart(fetchCode, { loading: null, failed: null })
