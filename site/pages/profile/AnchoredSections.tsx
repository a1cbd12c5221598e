import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { holdPlace } from '../../app/restorePlace.ts'
import { Columns } from '../../components/Columns.tsx'
import styles from './Profile.module.css'

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

/** Scrolls to the section of an anchor, even while content above it loads. */
const useAnchor = (): void => {
  const { hash } = useLocation()
  useEffect(() => {
    const wanted = /^#[a-z]+$/.test(hash) ? document.getElementById(hash.slice(1)) : null
    if (!wanted) return undefined
    // In braces, because newer browsers return a promise, which does not mean "done".
    return holdPlace(() => {
      wanted.scrollIntoView({ behavior: 'instant' })
    })
  }, [hash])
}
