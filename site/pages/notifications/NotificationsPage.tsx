import { Link, useSearchParams } from 'react-router-dom'
import { notifications } from '../../../shared/api/people/notifications.ts'
import { useLanguage } from '../../app/language/language.ts'
import { paths } from '../../app/paths.ts'
import { useApiQuery } from '../../app/firstLoad/queryClient.ts'
import { useServices } from '../../app/services.ts'
import { Button } from '../../layout/Button.tsx'
import { counterQuery } from '../../layout/member/notificationQueries.ts'
import { PageBanner } from '../../layout/PageBanner.tsx'
import { Pager, pageIn } from '../../layout/Pager.tsx'
import { QueryState } from '../../layout/QueryState.tsx'
import { NoNotifications } from './NoNotifications.tsx'
import { NotificationEntry } from './NotificationEntry.tsx'
import styles from './NotificationsPage.module.css'
import { notificationTexts } from './texts.ts'
import { useMarkAll } from './useMarkAll.ts'

/** Notifications on one page. */
const perPage = 10

/** `/notifications?page=2`: all notifications of this person, newest first. */
export const NotificationsPage = () => {
  const texts = notificationTexts.use()
  const lang = useLanguage()
  const { api } = useServices()
  const [search] = useSearchParams()
  const page = pageIn(search)
  const { busy, markAll } = useMarkAll()
  const query = useApiQuery({
    queryKey: ['notifications', 'page', page, lang],
    queryFn: () => notifications(api, page, perPage),
    staleTime: 5000,
  })
  const unread = useApiQuery(counterQuery(api)).data?.notificationCount ?? 0
  return (
    <>
      <PageBanner page="notifications" title={texts.title} text={texts.lead} />
      <section aria-labelledby="all-notifications" className={styles.page}>
        <div className={styles.head}>
          <div>
            <h2 id="all-notifications">{texts.list}</h2>
            {query.data && query.data.total > 0 && (
              <p className={styles.count}>{unread > 0 ? texts.unreadCount(unread) : texts.allRead}</p>
            )}
          </div>
          <div className={styles.ways}>
            {unread > 0 && (
              <Button look="outline" busy={busy} onClick={() => void markAll()}>
                {texts.markAll}
              </Button>
            )}
            <Link to={`${paths.profile}#notifications`} className={styles.link}>
              {texts.settings}
            </Link>
          </div>
        </div>
        <QueryState query={query}>
          {({ rows, total }) =>
            rows.length === 0 ? (
              <NoNotifications total={total} />
            ) : (
              <>
                <ul className={styles.list}>
                  {rows.map((row) => (
                    <NotificationEntry key={row.id} row={row} />
                  ))}
                </ul>
                <Pager page={page} perPage={perPage} total={total} label={texts.pages} />
              </>
            )
          }
        </QueryState>
      </section>
    </>
  )
}
