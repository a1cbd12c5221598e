import type { ReactNode } from 'react'

/** What a page itself adds to an editor's content. */
export interface Addition {
  /** Id of the section that contains it. */
  section: string
  /** If the editor's page has no such section, it follows the others under this heading. */
  title: string
  show: ReactNode
}
