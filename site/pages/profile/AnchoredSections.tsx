import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useServices } from '../../app/services.ts'
import { Columns } from '../../components/Columns.tsx'
import { queryClientOf } from '../../framework/firstLoad/queryClient.ts'
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

/** How long to wait for answers above the wanted section, in ms. */
const patienceMs = 3000

/** Scrolls to the section of an anchor, even while content above it loads. */
const useAnchor = (): void => {
  const { hash } = useLocation()
  const client = queryClientOf(useServices())
  useEffect(() => {
    const wanted = /^#[a-z]+$/.test(hash) ? document.getElementById(hash.slice(1)) : null
    if (!wanted) return undefined
    const show = () => wanted.scrollIntoView({ behavior: 'instant' })
    show()
    const growing = new ResizeObserver(show)
    const stop = () => growing.disconnect()
    growing.observe(document.body)
    const settled = setInterval(() => client.isFetching() === 0 && stop(), 300)
    const late = setTimeout(stop, patienceMs)
    for (const sign of ['wheel', 'touchstart', 'keydown', 'pointerdown'])
      addEventListener(sign, stop, { passive: true, once: true })
    return () => {
      stop()
      clearInterval(settled)
      clearTimeout(late)
    }
  }, [hash, client])
}
