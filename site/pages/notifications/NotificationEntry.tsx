import { Link } from 'react-router-dom'
import type { Notification } from '../../../shared/contract/people/notification.ts'
import { formatDateTime } from '../../../shared/date.ts'
import { useLanguage } from '../../app/language/language.ts'
import styles from './NotificationsPage.module.css'
import { notificationTexts } from './texts.ts'

/** One notification; a word beside it says whether it is read. */
export const NotificationEntry = ({ row }: { row: Notification }) => {
  const texts = notificationTexts.use()
  const lang = useLanguage()
  return (
    <li className={styles.entry} data-unread={row.read ? undefined : ''}>
      <p className={styles.meta}>
        <span className={styles.state}>{row.read ? texts.read : texts.unread}</span>
        <time dateTime={row.created_at}>{formatDateTime(row.created_at, lang)}</time>
      </p>
      <h3 className={styles.subject}>{row.title}</h3>
      <p className={styles.words}>{row.description}</p>
      {row.link && (
        <Link to={row.link} className={styles.link}>
          {texts.open}
          <span className="visually-hidden">: {row.title}</span>
        </Link>
      )}
    </li>
  )
}
