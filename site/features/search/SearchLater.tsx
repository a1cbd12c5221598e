import { type ComponentProps, Suspense } from 'react'
import { laterPart } from '../../framework/boundary/laterPart.ts'
import { PageBoundary } from '../../framework/boundary/PageBoundary.tsx'
import type { ProjectSearch } from './ProjectSearch.tsx'

// Only long lists have it, so only they load its code and texts.
const Search = laterPart(async () => (await import('./ProjectSearch.tsx')).ProjectSearch)

/** The search of a list of projects. The list is there without it, also if its code fails. */
export const SearchLater = (props: ComponentProps<typeof ProjectSearch>) => (
  <PageBoundary instead={null}>
    <Suspense>
      <Search {...props} />
    </Suspense>
  </PageBoundary>
)
