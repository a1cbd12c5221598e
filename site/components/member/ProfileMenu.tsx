import { Menu } from '@base-ui/react/menu'
import { useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { profile } from '../../../shared/contract/people/profile.ts'
import { paths } from '../../app/paths.ts'
import { useApiQuery } from '../../framework/firstLoad/queryClient.ts'
import { useSession } from '../../app/session/useSession.ts'
import { DeleteAccount } from './DeleteAccount.tsx'
import styles from './MemberMenus.module.css'
import { useLogout } from './useLogout.ts'
import { useTexts } from '../../texts/useTexts.ts'

/** Picture or initial; Profile, My donations, for staff their desk, Logout, Delete account (specification, section 2). */
export const ProfileMenu = () => {
  const texts = useTexts('member').menus
  const { frame } = useTexts('common')
  const { user } = useSession()
  const leave = useLogout()
  // Inside the header: unlike a dialog, a menu belongs to its surroundings.
  const place = useRef<HTMLDivElement>(null)
  const [deleting, setDeleting] = useState(false)
  const { data } = useApiQuery(['profile'], profile)
  const name = data?.fullName ?? user?.fullName ?? ''
  // The first letter as people read it: a Devanagari letter keeps its vowel sign.
  const [initial] = new Intl.Segmenter().segment(name.trim())
  const [item, danger] = [styles.item, `${styles.item} ${styles.danger}`]
  return (
    <div ref={place}>
      <Menu.Root modal={false}>
        <Menu.Trigger className={styles.icon} aria-label={name ? texts.accountOf(name) : frame.account}>
          {data?.picture ? (
            <img src={data.picture.src} alt="" width={32} height={32} className={styles.portrait} />
          ) : (
            <span className={styles.portrait} aria-hidden="true">
              {initial?.segment ?? '·'}
            </span>
          )}
        </Menu.Trigger>
        <Menu.Portal container={place}>
          <Menu.Positioner align="end" sideOffset={6} collisionPadding={12} className={styles.positioner}>
            <Menu.Popup className={`${styles.popup} ${styles.menu}`}>
              {name && <div className={styles.who}>{name}</div>}
              <Menu.LinkItem className={item} render={<Link to={paths.profile} />} closeOnClick>
                {texts.profile}
              </Menu.LinkItem>
              <Menu.LinkItem className={item} render={<Link to={paths.donation} />} closeOnClick>
                {texts.donations}
              </Menu.LinkItem>
              {data?.role && (
                <Menu.LinkItem className={item} render={<Link to="/staff" />} closeOnClick>
                  {texts.desk}
                </Menu.LinkItem>
              )}
              <Menu.Item className={item} onClick={leave}>
                {frame.logout}
              </Menu.Item>
              <Menu.Separator className={styles.line} />
              <Menu.Item className={danger} onClick={() => setDeleting(true)}>
                {texts.deleteAccount}
              </Menu.Item>
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
      {user && <DeleteAccount user={user} open={deleting} onOpenChange={setDeleting} />}
    </div>
  )
}
