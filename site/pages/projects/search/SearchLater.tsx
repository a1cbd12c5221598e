import { type ComponentProps, Suspense } from 'react'
import { laterPart } from '../../../app/boundary/laterPart.tsx'
import { currentLanguage } from '../../../app/language/language.ts'
import type { ProjectSearch } from './ProjectSearch.tsx'
import { projectSearchTexts } from './texts.ts'

// Only long lists have it, so only they load its code and texts.
const Search = laterPart(async () => {
  const [code] = await Promise.all([import('./ProjectSearch.tsx'), projectSearchTexts.load(currentLanguage())])
  return code.ProjectSearch
})

/** The search of a list of projects. The list stands there while its code does not come. */
export const SearchLater = (props: ComponentProps<typeof ProjectSearch>) => (
  <Suspense>
    <Search {...props} />
  </Suspense>
)
