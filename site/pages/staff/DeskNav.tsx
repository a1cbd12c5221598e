import { useEffect, useRef } from 'react'
import { Link, useParams } from 'react-router-dom'
import { hasRole, type StaffRole } from '../../../shared/contract/people/role.ts'
import { paths } from '../../app/paths.ts'
import { deskPath } from '../../staff/deskPath.ts'
import styles from './Desk.module.css'
import { deskPages } from './deskPages.ts'
import { useTexts } from '../../texts/useTexts.ts'

/** The pages that the role includes. On a narrow screen it is one row that scrolls, and the current page is in view. */
export const DeskNav = ({ role }: { role: StaffRole }) => {
  const texts = useTexts('desk').desk
  const [here] = (useParams()['*'] ?? '').split('/')
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const [box, current] = [list.current, list.current?.querySelector<HTMLElement>('[aria-current]')]
    if (box && current) box.scrollLeft = current.offsetLeft - (box.clientWidth - current.offsetWidth) / 2
  }, [here])
  return (
    <nav aria-label={texts.desk} className={styles.nav}>
      <p className={styles.title} aria-hidden="true">
        {texts.desk}
      </p>
      <ul ref={list} className={styles.pages}>
        {deskPages
          .filter(({ least }) => hasRole(role, least))
          .map(({ name }) => (
            <li key={name}>
              <Link to={deskPath(name)} aria-current={name === here ? 'page' : undefined}>
                {texts.pages[name]}
              </Link>
            </li>
          ))}
      </ul>
      <div className={styles.aside}>
        <p>{texts.yourRole(texts.roles[role])}</p>
        <p>{texts.keys}</p>
        <Link to={paths.home}>{texts.site}</Link>
      </div>
    </nav>
  )
}
