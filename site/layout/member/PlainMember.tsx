import { Link } from 'react-router-dom'
import { paths } from '../../app/paths.ts'
import { useTexts } from '../../app/texts.ts'
import { useSession } from '../../app/session/useSession.ts'
import styles from '../Strip.module.css'
import { useLogout } from './useLogout.ts'

/** Stands where the menus' code did not come: who is signed in, and the way out. */
export const PlainMember = () => {
  const { frame } = useTexts()
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
