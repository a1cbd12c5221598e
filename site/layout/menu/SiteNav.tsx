import { Link, useLocation } from 'react-router-dom'
import { currentOf, navItems } from './navItems.ts'
import { ProjectsItem } from './ProjectsItem.tsx'
import styles from './SiteNav.module.css'
import { useTexts } from '../../texts/useTexts.ts'

/**
 * The row of pages. On a narrow screen the menu button replaces it; without scripts it stays, as plain links.
 * @param plain shown on a narrow screen too, because the menu's code did not load
 */
export const SiteNav = ({ plain }: { plain: boolean }) => {
  const { nav } = useTexts('common')
  const { pathname } = useLocation()
  return (
    <nav className={styles.nav} data-plain={plain || undefined} aria-label={nav.label}>
      <ul className={styles.list}>
        {navItems.map((item) => {
          const current = currentOf(item, pathname)
          return (
            <li key={item.key}>
              {item.key === 'projects' ? (
                <ProjectsItem current={current} />
              ) : (
                <Link to={item.to} className={styles.item} aria-current={current}>
                  {nav[item.key]}
                </Link>
              )}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
