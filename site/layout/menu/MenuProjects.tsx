import { Collapsible } from '@base-ui/react/collapsible'
import { Link, useLocation } from 'react-router-dom'
import { href, paths } from '../../app/paths.ts'
import styles from './MenuPanel.module.css'
import { MenuSearchLater } from './MenuSearchLater.tsx'
import { useMenuSearch } from './useMenuSearch.ts'
import { useTexts } from '../../texts/useTexts.ts'

interface MenuProjectsProps {
  current: 'page' | 'true' | undefined
  onLeave(): void
}

/** The projects on a narrow screen: a plain list that opens in its place. The link to all of them works even if the list does not load. */
export const MenuProjects = ({ current, onLeave }: MenuProjectsProps) => {
  const { nav } = useTexts('common')
  const { pathname } = useLocation()
  const menu = useMenuSearch()
  const link = (to: string, text: string) => (
    <li key={to}>
      <Link to={to} className={styles.inner} aria-current={to === pathname ? 'page' : undefined} onClick={onLeave}>
        {text}
      </Link>
    </li>
  )
  return (
    <Collapsible.Root>
      <Collapsible.Trigger className={`${styles.item} ${styles.opener}`} aria-current={current && 'true'}>
        {nav.projects}
      </Collapsible.Trigger>
      <Collapsible.Panel>
        <div className={styles.projects}>
          <MenuSearchLater {...menu} onLeave={onLeave} />
          <ul>
            {link(paths.projects, nav.allProjects)}
            {menu.list.projects.map(({ id, title }) => link(href.project(id), title))}
          </ul>
        </div>
      </Collapsible.Panel>
    </Collapsible.Root>
  )
}
