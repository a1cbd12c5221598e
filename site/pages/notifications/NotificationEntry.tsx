import { Link } from 'react-router-dom'
import type { Notification } from '../../../shared/contract/people/notification.ts'
import { formatDateTime } from '../../../shared/date.ts'
import { useLanguage } from '../../app/language/language.ts'
import flow from '../../parts/Flow.module.css'
import text from '../../parts/Text.module.css'
import styles from './NotificationsPage.module.css'
import { useTexts } from '../../texts/useTexts.ts'

/** One notification; a word beside it says whether it is read. */
export const NotificationEntry = ({ row }: { row: Notification }) => {
  const texts = useTexts('member').notifications
  const lang = useLanguage()
  return (
    <li className={styles.entry} data-unread={row.read ? undefined : ''}>
      <p className={`${text.small} ${styles.meta}`}>
        {row.read ? <span>{texts.read}</span> : <strong>{texts.unread}</strong>}
        <time dateTime={row.created_at}>{formatDateTime(row.created_at, lang)}</time>
      </p>
      <div>
        <h3>{row.title}</h3>
        <p>{row.description}</p>
        {row.link && (
          <Link to={row.link} className={flow.link}>
            {texts.open}
            <span className="visually-hidden">: {row.title}</span>
          </Link>
        )}
      </div>
    </li>
  )
}
