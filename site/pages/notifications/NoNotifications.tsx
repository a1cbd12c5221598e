import { Link } from 'react-router-dom'
import picture from '../../artwork/empty-notifications.svg'
import { paths } from '../../app/paths.ts'
import styles from './NotificationsPage.module.css'
import { notificationTexts } from './texts.ts'

/** Nothing at all, or nothing on this page. */
export const NoNotifications = ({ total }: { total: number }) => {
  const texts = notificationTexts.use()
  if (total > 0)
    return (
      <div>
        <p>{texts.emptyPage}</p>
        <Link to={paths.notifications} className={styles.link}>
          {texts.toFirst}
        </Link>
      </div>
    )
  return (
    <div className={styles.empty}>
      <img src={picture} alt="" width={320} height={240} />
      <div>
        <h3>{texts.emptyTitle}</h3>
        <p>{texts.empty}</p>
      </div>
    </div>
  )
}
