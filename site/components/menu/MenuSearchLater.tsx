import { type ComponentProps, Suspense } from 'react'
import { laterPart } from '../../framework/boundary/laterPart.ts'
import { PageBoundary } from '../../framework/boundary/PageBoundary.tsx'
import { currentLanguage } from '../../app/language/language.ts'
import type { MenuSearch } from './MenuSearch.tsx'
import { loadTexts } from '../../texts/useTexts.ts'

// Only menus of many projects have it, so only they load its code and texts.
const Search = laterPart(async () => {
  const [code] = await Promise.all([import('./MenuSearch.tsx'), loadTexts('projects', currentLanguage())])
  return code.MenuSearch
})

/** The search of a menu, if there are more projects than it lists. If its code does not load, the menu works without it. */
export const MenuSearchLater = (props: ComponentProps<typeof MenuSearch>) =>
  props.isLong && (
    <PageBoundary instead={null}>
      <Suspense>
        <Search {...props} />
      </Suspense>
    </PageBoundary>
  )
