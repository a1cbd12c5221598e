import { Link, useLocation, useNavigate } from 'react-router-dom'
import { logout } from '../../shared/api/account.ts'
import { useTexts } from '../app/texts.ts'
import { notify } from '../app/notify.ts'
import { href, paths, pathsWithoutFooter } from '../app/paths.ts'
import { useServices } from '../app/services.ts'
import { useSession } from '../app/useSession.ts'
import styles from './Strip.module.css'

/** Login, or who is signed in and Logout. */
export const AccountBar = () => {
  const { frame } = useTexts()
  const { token, user } = useSession()
  const { quietApi, session } = useServices()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()

  const leave = () => {
    // The server forgets the token too; whether it can be reached or not, this browser forgets it now.
    void logout(quietApi).catch(() => {})
    session.end('logout')
    notify({ kind: 'success', title: frame.loggedOut })
    void navigate(paths.donate, { state: { quiet: true } })
  }

  if (!token) {
    if (pathname === paths.login) return null
    const from = pathsWithoutFooter.has(pathname) || pathname === paths.donate ? undefined : pathname + search
    return (
      <Link to={href.login(from)} className={styles.item}>
        {frame.login}
      </Link>
    )
  }
  return (
    <div role="group" aria-label={frame.account} className={styles.group}>
      {user && (
        <span className={styles.who} title={frame.signedInAs(user.fullName)}>
          {user.fullName}
        </span>
      )}
      <button type="button" className={styles.item} onClick={leave}>
        {frame.logout}
      </button>
    </div>
  )
}
