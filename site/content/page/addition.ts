import type { ReactNode } from 'react'

/** What a page itself has to add to what an editor wrote. */
export interface Addition {
  /** Of the section it stands in. */
  section: string
  /** Where the editor's page has no such section, it stands below them under this heading. */
  title: string
  show: ReactNode
}
