import { Menu } from '@base-ui/react/menu'
import { Popover } from '@base-ui/react/popover'
import type { UseQueryResult } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import {
  type Notification,
  type NotificationPage,
  readNotificationsUpTo,
} from '../../../shared/contract/people/notification.ts'
import { profile } from '../../../shared/contract/people/profile.ts'
import { formatDateTime } from '../../../shared/date.ts'
import { queryClientOf, useApiQuery } from '../../framework/firstLoad/queryClient.ts'
import { notify } from '../../app/notify.ts'
import { paths } from '../../app/paths.ts'
import { useServices } from '../../app/services.ts'
import { useSession } from '../../app/session/useSession.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Button } from '../Button.tsx'
import header from '../frame/Header.module.css'
import '../menu/focusGuards.ts'
import { useOnLeaving } from '../menu/useOnLeaving.ts'
import styles from './MemberMenus.module.css'
import { DeleteAccount } from './DeleteAccount.tsx'
import { counterKey, useCounter, useLatest } from './notificationQueries.ts'
import { useLogout } from './useLogout.ts'

/** What only a signed-in person has in the header. Loaded only for them, with its library. */
export const MemberMenus = () => {
  const { frame } = useTexts('common')
  return (
    <div role="group" aria-label={frame.account} className={`${header.group} on-screen`}>
      <NotificationBell />
      <ProfileMenu />
    </div>
  )
}

/** Unread count, and the latest six (specification, section 2). A count that does not load is not shown (logged only). */
const NotificationBell = () => {
  const texts = useTexts('member').menus
  const viewAll = useViewAll()
  const [open, setOpen] = useState(false)
  const [going, setGoing] = useState(false)
  const counter = useCounter({ refetchInterval: 60_000 })
  const latest = useLatest({ enabled: open, staleTime: 5000 })
  useOnLeaving(() => setOpen(false))
  const count = counter.data?.notificationCount ?? 0
  const all = async () => {
    setGoing(true)
    // Pressed before the list has loaded: mark what it contains.
    const { data } = latest.data ? latest : await latest.refetch()
    await viewAll(data?.rows ?? [])
    setGoing(false)
    setOpen(false)
  }
  return (
    <Popover.Root open={open} onOpenChange={(next) => setOpen(next)}>
      <Popover.Trigger className={styles.icon} aria-label={count > 0 ? texts.unread(count) : texts.notifications}>
        <Bell size={22} strokeWidth={1.75} aria-hidden="true" />
        {count > 0 && (
          <span className={styles.badge} aria-hidden="true">
            {count > 99 ? '99+' : count}
          </span>
        )}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner align="end" sideOffset={6} collisionPadding={12} className={styles.positioner}>
          <Popover.Popup className={`${styles.popup} ${styles.news}`}>
            <Popover.Title className={styles.title}>{texts.notifications}</Popover.Title>
            <LatestNotifications query={latest} onLeave={() => setOpen(false)} />
            <div className={styles.all}>
              <Button look="text" busy={going} onClick={all}>
                {texts.viewAll}
              </Button>
            </div>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

/**
 * View All (specification, section 4): marks the newest and so all before it read, clears the counter and the list, opens /notifications and shows
 * the success message. Without an id nothing is sent; a refusal is only logged. The page opens in either case.
 */
const useViewAll = () => {
  const texts = useTexts('member').menus
  const services = useServices()
  const navigate = useNavigate()
  const client = queryClientOf(services)
  return async (latest: readonly Notification[]) => {
    const id = latest[0]?.id
    if (id !== undefined) {
      try {
        const left = await readNotificationsUpTo(services.api, id)
        client.setQueryData(counterKey, left)
        client.setQueriesData<NotificationPage>(
          { queryKey: ['notifications', 'latest'] },
          (page) => page && { ...page, rows: [], total: 0 },
        )
        notify({ kind: 'success', title: texts.read })
      } catch (error) {
        console.warn('could not mark the notifications read', error)
      }
    }
    // A 401 has opened /login by now.
    if (services.session.getState().token !== null) void navigate(paths.notifications)
  }
}

interface LatestProps {
  query: UseQueryResult<NotificationPage>
  onLeave(): void
}

/** The list in the bell's dropdown: loading, failed (the rest is logged), nothing, or the latest. */
const LatestNotifications = ({ query: { data, isError }, onLeave }: LatestProps) => {
  const texts = useTexts('member').menus
  if (!data)
    return (
      <p role="status" className={styles.quiet}>
        {isError ? texts.failed : texts.loading}
      </p>
    )
  if (data.rows.length === 0) return <p className={styles.quiet}>{texts.none}</p>
  return (
    <ul className={styles.list}>
      {data.rows.map((row) => (
        <li key={row.id} data-unread={row.read ? undefined : ''}>
          <Entry row={row} onLeave={onLeave} />
        </li>
      ))}
    </ul>
  )
}

const Entry = ({ row, onLeave }: { row: Notification; onLeave(): void }) => {
  const { menus: texts, lang } = useTexts('member')
  const content = (
    <>
      <span className={styles.subject}>
        {row.title}
        {!row.read && <span className="visually-hidden">, {texts.isUnread}</span>}
      </span>
      <span className="text-soft">{row.description}</span>
      <time dateTime={row.created_at} className={styles.when}>
        {formatDateTime(row.created_at, lang)}
      </time>
    </>
  )
  return row.link ? (
    <Link to={row.link} className={styles.entry} onClick={onLeave}>
      {content}
    </Link>
  ) : (
    <div className={styles.entry}>{content}</div>
  )
}

/** Picture or initial; Profile, My donations, for staff their desk, Logout, Delete account (specification, section 2). */
const ProfileMenu = () => {
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
