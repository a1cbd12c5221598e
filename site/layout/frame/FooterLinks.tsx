import { Link, useLocation } from 'react-router-dom'
import { paths } from '../../app/paths.ts'
import styles from './Footer.module.css'
import { useTexts } from '../../texts/useTexts.ts'

/** Quick links, in the specification's order and wording (section 2). */
export const FooterLinks = () => {
  const { nav, quick } = useTexts('common')
  const { pathname } = useLocation()
  const links: ReadonlyArray<readonly [to: string, text: string]> = [
    [paths.home, nav.home],
    [paths.about, nav.about],
    [paths.swargashram, nav.swargashram],
    [paths.projects, nav.projects],
    [paths.csrSupport, nav.csr],
    [paths.media, nav.gallery],
    [paths.blog, quick.insights],
    [paths.contact, nav.contact],
    [paths.privacy, quick.privacy],
    [paths.terms, quick.terms],
  ]
  return (
    <nav className={styles.quick} aria-labelledby="quick-links">
      <h2 id="quick-links">{quick.label}</h2>
      <ul className={styles.links}>
        {links.map(([to, text]) => (
          <li key={to}>
            <Link to={to} aria-current={to === pathname ? 'page' : undefined}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
