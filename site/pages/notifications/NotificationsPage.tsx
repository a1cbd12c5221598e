import { Link, useSearchParams } from 'react-router-dom'
import {
  type Notification,
  notifications,
  readNotificationsUpTo,
} from '../../../shared/contract/people/notification.ts'
import { formatDateTime } from '../../../shared/date.ts'
import { useApiQuery } from '../../framework/firstLoad/queryClient.ts'
import { notify } from '../../app/notify.ts'
import { paths } from '../../app/paths.ts'
import picture from '../../artwork/empty-notifications.svg'
import { useAct } from '../../components/act/useAct.ts'
import { failureText } from '../../components/forms/failureText.ts'
import { Button } from '../../components/Button.tsx'
import { PageBanner } from '../../components/PageBanner.tsx'
import { pageIn, Pager } from '../../components/Pager.tsx'
import { QueryState } from '../../components/QueryState.tsx'
import { Section } from '../../components/Section.tsx'
import { useCounter } from '../../components/member/notificationQueries.ts'
import { Empty } from '../../components/Empty.tsx'
import { useTexts } from '../../texts/useTexts.ts'
import styles from './NotificationsPage.module.css'

/** Notifications on one page. */
const perPage = 10

/** `/notifications?page=2`: all notifications of this person, newest first. */
export const NotificationsPage = () => {
  const { notifications: texts, lang } = useTexts('privacy')
  const [search] = useSearchParams()
  const page = pageIn(search)
  const { busy, markAll } = useMarkAll()
  const query = useApiQuery(['notifications', 'page', page, lang], (api) => notifications(api, page, perPage), {
    staleTime: 5000,
  })
  const unread = useCounter().data?.notificationCount ?? 0
  const count = unread > 0 ? texts.unreadCount(unread) : texts.allRead
  const ways = (
    <div className="flow-ways">
      {unread > 0 && (
        <Button look="outline" busy={busy} onClick={() => void markAll()}>
          {texts.markAll}
        </Button>
      )}
      <Link to={`${paths.profile}#notifications`} className="flow-link">
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
        <QueryState query={query} empty={none} isEmpty={({ total }) => total === 0}>
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

/** Marks the newest, and so all before it, as read; the bell's count and every list follow. */
const useMarkAll = () => {
  const texts = useTexts('common')
  const own = useTexts('privacy').notifications
  const { busy, run } = useAct({
    async call(api) {
      // The server's newest, which may be newer than the newest on screen.
      const newest = (await notifications(api, 1, 1)).rows[0]
      if (newest) await readNotificationsUpTo(api, newest.id)
    },
    say: { toast: () => own.marked },
    refreshes: ['notifications'],
  })
  const markAll = async () => {
    const outcome = await run()
    if (outcome && 'failure' in outcome)
      notify({ kind: 'error', title: own.notMarked, text: failureText(texts, outcome.failure) })
  }
  return { busy, markAll }
}

/** One notification; a word beside it says whether it is read. */
const NotificationEntry = ({ row }: { row: Notification }) => {
  const { notifications: texts, lang } = useTexts('privacy')
  return (
    <li className={styles.entry} data-unread={row.read ? undefined : ''}>
      <p className={`text-small ${styles.meta}`}>
        {row.read ? <span>{texts.read}</span> : <strong>{texts.unread}</strong>}
        <time dateTime={row.created_at}>{formatDateTime(row.created_at, lang)}</time>
      </p>
      <div>
        <h3>{row.title}</h3>
        <p>{row.description}</p>
        {row.link && (
          <Link to={row.link} className="flow-link">
            {texts.open}
            <span className="visually-hidden">: {row.title}</span>
          </Link>
        )}
      </div>
    </li>
  )
}
