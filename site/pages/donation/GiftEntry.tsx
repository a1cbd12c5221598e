import { Link } from 'react-router-dom'
import type { DonationRow } from '../../../shared/contract/donationHistory.ts'
import { formatDay } from '../../../shared/date.ts'
import { formatRupees } from '../../../shared/money.ts'
import { useLanguage } from '../../app/language/language.ts'
import { href } from '../../app/paths.ts'
import { choicesOf } from './choicesOf.ts'
import styles from './GiftList.module.css'
import { GiftState } from './GiftState.tsx'
import { GiveAgain } from './GiveAgain.tsx'
import { giftTexts } from './texts.ts'

/** One donation: date, project, amount and status. */
export const GiftEntry = ({ gift }: { gift: DonationRow }) => {
  const texts = giftTexts.use()
  const lang = useLanguage()
  const { payment_status: status, project, purpose } = gift
  const amount = formatRupees(gift.amount)
  const about = texts.details(project?.title ?? '', amount)
  return (
    <li className={styles.gift} data-status={status}>
      {gift.created_at && (
        <time dateTime={gift.created_at} className={styles.when}>
          {formatDay(gift.created_at, lang)}
        </time>
      )}
      <div className={styles.what}>
        <h4>{project?.title ?? gift.txn_id}</h4>
        {purpose && <p>{purpose.title}</p>}
        {gift.partner && <p>{texts.partner(gift.partner)}</p>}
      </div>
      <p className={styles.amount}>{amount}</p>
      <p className={styles.how}>
        <GiftState status={status} />
      </p>
      <div className={styles.next}>
        {status === 'failure' && <p>{texts.failedNext}</p>}
        {status === 'pending' && <p>{texts.pendingNext}</p>}
        <div className={styles.links}>
          {status === 'success' && gift.receipt && (
            <Link to={href.receipt(gift.txn_id)} className={styles.link}>
              {texts.receiptOf(gift.receipt.number)}
            </Link>
          )}
          {status !== 'success' && (
            <Link to={href.outcome(gift.txn_id, status)} className={styles.link}>
              {status === 'failure' ? texts.failedLink : texts.pendingLink}
              <span className="visually-hidden">: {about}</span>
            </Link>
          )}
          {status === 'success' && project && (
            <GiveAgain gift={choicesOf(gift)} about={about} className={styles.link} />
          )}
        </div>
      </div>
    </li>
  )
}
