import { Link, useLocation } from 'react-router-dom'
import { lazyPart } from '../../framework/lazyPart.tsx'
import { pageAt } from '../../framework/pages.ts'
import { href, paths } from '../../app/paths.ts'
import { useSession } from '../../app/session/useSession.ts'
import { useLogout } from '../member/useLogout.ts'
import styles from './Header.module.css'
import { useTexts } from '../../texts/useTexts.ts'

/** Replaces the menus if their code does not load: the person's name, and Logout. */
const PlainMember = () => {
  const { frame } = useTexts('common')
  const { user } = useSession()
  const leave = useLogout()
  return (
    <div role="group" aria-label={frame.account} className={styles.group}>
      <Link to={paths.profile} className={styles.item}>
        {user?.fullName ?? frame.account}
      </Link>
      <button type="button" className={styles.item} onClick={leave}>
        {frame.logout}
      </button>
    </div>
  )
}

const MemberMenus = lazyPart(async () => (await import('../member/MemberMenus.tsx')).MemberMenus, {
  texts: ['member', 'account'],
  loading: <div className={styles.reserved} />,
  failed: <PlainMember />,
  browserOnly: true,
})

/** Login, or the bell and the profile menu. */
export const AccountBar = () => {
  const { frame } = useTexts('common')
  const { token } = useSession()
  const { pathname, search } = useLocation()
  if (token) return <MemberMenus />
  if (pathname === paths.login) return null
  const from = pageAt(pathname)?.withoutFooter ? undefined : pathname + search
  return (
    <Link to={href.login(from)} className={styles.item}>
      {frame.login}
    </Link>
  )
}
