import { Link } from 'react-router-dom'
import { paths } from '../../app/paths.ts'
import { useSession } from '../../app/session/useSession.ts'
import styles from '../frame/Header.module.css'
import { useLogout } from './useLogout.ts'
import { useTexts } from '../../texts/useTexts.ts'

/** Replaces the menus if their code does not load: the person's name, and Logout. */
export const PlainMember = () => {
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
