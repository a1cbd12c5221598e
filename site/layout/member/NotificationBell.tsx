import { Popover } from '@base-ui/react/popover'
import { Bell } from 'lucide-react'
import { useState } from 'react'
import { useLanguage } from '../../app/language/language.ts'
import { useApiQuery } from '../../app/firstLoad/queryClient.ts'
import { useServices } from '../../app/services.ts'
import { Button } from '../Button.tsx'
import { useOnLeaving } from '../menu/useOnLeaving.ts'
import { LatestNotifications } from './LatestNotifications.tsx'
import styles from './MemberMenus.module.css'
import { counterQuery, latestQuery } from './notificationQueries.ts'
import { useViewAll } from './useViewAll.ts'
import { useTexts } from '../../texts/useTexts.ts'

/** Unread count, and the latest six (specification, section 2). A count that does not load is not shown (logged only). */
export const NotificationBell = () => {
  const texts = useTexts('member').menus
  const { api } = useServices()
  const lang = useLanguage()
  const viewAll = useViewAll()
  const [open, setOpen] = useState(false)
  const [going, setGoing] = useState(false)
  const counter = useApiQuery({ ...counterQuery(api), refetchInterval: 60_000 })
  const latest = useApiQuery({ ...latestQuery(api, lang), enabled: open, staleTime: 5000 })
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
