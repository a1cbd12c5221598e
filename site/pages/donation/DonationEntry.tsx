import { Link } from 'react-router-dom'
import type { DonationRow } from '../../../shared/contract/donation/donationHistory.ts'
import { formatDay } from '../../../shared/date.ts'
import { formatRupees } from '../../../shared/money.ts'
import { useLanguage } from '../../app/language/language.ts'
import { href, paths } from '../../app/paths.ts'
import { StatusMark } from '../outcome/StatusMark.tsx'
import { choicesOf } from './choicesOf.ts'
import styles from './DonationList.module.css'
import { GiveAgain } from './GiveAgain.tsx'
import { donationTexts } from './texts.ts'

/** One donation: date, project, amount and status. */
export const DonationEntry = ({ donation }: { donation: DonationRow }) => {
  const texts = donationTexts.use()
  const lang = useLanguage()
  const { payment_status: status, project, purpose } = donation
  const word = { success: texts.confirmed, failure: texts.failed, pending: texts.pending }[status]
  const amount = formatRupees(donation.amount)
  const about = texts.details(project?.title ?? '', amount)
  return (
    <li className={styles.donation} data-status={status}>
      {donation.created_at && (
        <time dateTime={donation.created_at} className={styles.when}>
          {formatDay(donation.created_at, lang)}
        </time>
      )}
      <div className={styles.what}>
        <h4>{project?.title ?? donation.txn_id}</h4>
        {purpose && <p>{purpose.title}</p>}
        {donation.partner && <p>{texts.partner(donation.partner)}</p>}
      </div>
      <p className={styles.amount}>{amount}</p>
      <p className={styles.how}>
        <span className={styles.state} data-status={status}>
          <StatusMark status={status} />
          {word}
        </span>
      </p>
      <div className={styles.next}>
        {status === 'failure' && <p>{texts.failedNext}</p>}
        {donation.not_counted && <p>{texts.notCounted(formatRupees(donation.not_counted))}</p>}
        {donation.maybe_twice && (
          <p>
            {texts.maybeTwice} <Link to={paths.contact}>{texts.writeToUs}</Link>
          </p>
        )}
        {status === 'pending' && <p>{texts.pendingNext}</p>}
        <div className={styles.links}>
          {status === 'success' && donation.receipt && (
            <Link to={href.receipt(donation.txn_id)} className={styles.link}>
              {texts.receiptOf(donation.receipt.number)}
            </Link>
          )}
          {status !== 'success' && (
            <Link to={href.outcome(donation.txn_id, status)} className={styles.link}>
              {status === 'failure' ? texts.failedLink : texts.pendingLink}
              <span className="visually-hidden">: {about}</span>
            </Link>
          )}
          {status === 'success' && project && (
            <GiveAgain donation={choicesOf(donation)} about={about} className={styles.link} />
          )}
        </div>
      </div>
    </li>
  )
}
