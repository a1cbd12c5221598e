import type { ReactNode } from 'react'
import { Columns } from '../../components/Columns.tsx'
import { useAnchor } from './useAnchor.ts'
import styles from './Sections.module.css'

interface AnchoredSectionsProps {
  /** Names the list of the sections. */
  label: string
  /** Anchor and title of each section. */
  titles: ReadonlyArray<readonly [id: string, title: string]>
  /** Above and below the list. */
  above?: ReactNode
  below?: ReactNode
  children: ReactNode
}

/** Sections with anchors, and the list of them beside. */
export const AnchoredSections = ({ label, titles, above, below, children }: AnchoredSectionsProps) => {
  useAnchor()
  const links = titles.map(([id, title]) => (
    <li key={id}>
      <a href={`#${id}`}>{title}</a>
    </li>
  ))
  return (
    <Columns label={label} links={links} above={above} below={below}>
      <div className={styles.sections}>{children}</div>
    </Columns>
  )
}
