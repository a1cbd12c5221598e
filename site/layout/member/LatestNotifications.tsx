import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import type { Notification, NotificationPage } from '../../../shared/contract/people/notification.ts'
import { formatDateTime } from '../../../shared/date.ts'
import { useLanguage } from '../../app/language/language.ts'
import styles from './MemberMenus.module.css'
import { useTexts } from '../../texts/useTexts.ts'

interface LatestProps {
  query: UseQueryResult<NotificationPage>
  onLeave(): void
}

/** The list in the bell's dropdown: loading, failed (the rest is logged), nothing, or the latest. */
export const LatestNotifications = ({ query: { data, isError }, onLeave }: LatestProps) => {
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
  const texts = useTexts('member').menus
  const lang = useLanguage()
  const content = (
    <>
      <span className={styles.subject}>
        {row.title}
        {!row.read && <span className="visually-hidden">, {texts.isUnread}</span>}
      </span>
      <span className={styles.words}>{row.description}</span>
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
