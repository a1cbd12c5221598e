import '../menu/focusGuards.ts'
import styles from './MemberMenus.module.css'
import { NotificationBell } from './NotificationBell.tsx'
import { ProfileMenu } from './ProfileMenu.tsx'
import { useTexts } from '../../texts/useTexts.ts'

/** What only a signed-in person has in the header. Loaded only for them, with its library. */
export const MemberMenus = () => {
  const { frame } = useTexts('common')
  return (
    <div role="group" aria-label={frame.account} className={styles.group}>
      <NotificationBell />
      <ProfileMenu />
    </div>
  )
}
