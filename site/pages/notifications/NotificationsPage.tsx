import { Link, useSearchParams } from 'react-router-dom'
import { notifications } from '../../../shared/api/people/notifications.ts'
import picture from '../../artwork/empty-notifications.svg'
import { useLanguage } from '../../app/language/language.ts'
import { paths } from '../../app/paths.ts'
import { useApiQuery } from '../../app/firstLoad/queryClient.ts'
import { useServices } from '../../app/services.ts'
import { Button } from '../../layout/Button.tsx'
import { counterQuery } from '../../layout/member/notificationQueries.ts'
import { PageBanner } from '../../layout/PageBanner.tsx'
import { Pager, pageIn } from '../../layout/Pager.tsx'
import { QueryState } from '../../layout/QueryState.tsx'
import { Section } from '../../layout/Section.tsx'
import { Empty } from '../../parts/Empty.tsx'
import flow from '../../parts/Flow.module.css'
import { NotificationEntry } from './NotificationEntry.tsx'
import styles from './NotificationsPage.module.css'
import { useMarkAll } from './useMarkAll.ts'
import { useTexts } from '../../texts/useTexts.ts'

/** Notifications on one page. */
const perPage = 10

/** `/notifications?page=2`: all notifications of this person, newest first. */
export const NotificationsPage = () => {
  const texts = useTexts('member').notifications
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
  const count = unread > 0 ? texts.unreadCount(unread) : texts.allRead
  const ways = (
    <div className={flow.ways}>
      {unread > 0 && (
        <Button look="outline" busy={busy} onClick={() => void markAll()}>
          {texts.markAll}
        </Button>
      )}
      <Link to={`${paths.profile}#notifications`} className={flow.link}>
        {texts.settings}
      </Link>
    </div>
  )
  const none = (
    <Empty picture={picture}>
      <h3>{texts.emptyTitle}</h3>
      <p>{texts.empty}</p>
    </Empty>
  )
  return (
    <>
      <PageBanner page="notifications" title={texts.title} text={texts.lead} />
      <Section title={texts.list} lead={query.data?.total ? count : undefined} aside={ways}>
        <QueryState query={query} empty={{ when: ({ total }) => total === 0, show: none }}>
          {({ rows, total }) => (
            <>
              {rows.length > 0 ? (
                <ul className={styles.list}>
                  {rows.map((row) => (
                    <NotificationEntry key={row.id} row={row} />
                  ))}
                </ul>
              ) : (
                <p>
                  {texts.emptyPage} <Link to={paths.notifications}>{texts.toFirst}</Link>
                </p>
              )}
              <Pager page={page} perPage={perPage} total={total} label={texts.pages} />
            </>
          )}
        </QueryState>
      </Section>
    </>
  )
}
