import type { DonationRow } from '../../../shared/contract/donation/donation.ts'
import styles from './DonationList.module.css'
import { useTexts } from '../../texts/useTexts.ts'
import { Link } from 'react-router-dom'
import { formatDay } from '../../../shared/date.ts'
import { formatMoney, formatRupees } from '../../../shared/money.ts'
import { href, paths } from '../../app/paths.ts'
import { DonateLink } from '../../features/giving/DonateLink.tsx'
import { PictureView } from '../../components/picture/PictureView.tsx'
import { StatusWord } from '../outcome/StatusWord.tsx'
import { choicesOf } from './choicesOf.ts'

/** One donation: date, project, amount and status. */
const DonationEntry = ({ donation }: { donation: DonationRow }) => {
  const { donations: texts, lang } = useTexts('profile')
  const { payment_status: status, project, purpose } = donation
  const word = { success: texts.confirmed, failure: texts.failed, pending: texts.pending }[status]
  const amount = formatRupees(donation.amount)
  const about = texts.details(project?.title ?? '', amount)
  return (
    <li className={styles.donation} data-status={status}>
      {donation.created_at && (
        <time dateTime={donation.created_at} className={`text-small ${styles.when}`}>
          {formatDay(donation.created_at, lang)}
        </time>
      )}
      <div>
        <h4>{project?.title ?? donation.txn_id}</h4>
        {purpose && <p className="text-small">{purpose.title}</p>}
        {donation.partner && <p className="text-small">{texts.partner(donation.partner)}</p>}
      </div>
      <p className={`text-amount ${styles.amount}`}>{amount}</p>
      <p className={styles.how}>
        <StatusWord status={status}>{word}</StatusWord>
      </p>
      <div className={styles.next}>
        {status === 'failure' && <p>{texts.failedNext}</p>}
        {donation.deeds?.map(({ title, text: line, picture }) => (
          <figure key={picture.src} className={styles.deed}>
            <PictureView picture={picture} sizes="(min-width: 44rem) 22rem, 90vw" />
            <figcaption>
              <p className="text-name">{title}</p>
              <p>{line}</p>
            </figcaption>
          </figure>
        ))}
        {donation.not_counted && <p>{texts.notCounted(formatMoney(donation.not_counted))}</p>}
        {donation.maybe_twice && (
          <p>
            {texts.maybeTwice} <Link to={paths.contact}>{texts.writeToUs}</Link>
          </p>
        )}
        {status === 'pending' && <p>{texts.pendingNext}</p>}
        <div className="flow-ways">
          {status === 'success' && donation.receipt && (
            <Link to={href.receipt(donation.txn_id)} className="flow-link">
              {texts.receiptOf(donation.receipt.number)}
            </Link>
          )}
          {status !== 'success' && (
            <Link to={href.outcome(donation.txn_id, status)} className="flow-link">
              {status === 'failure' ? texts.failedLink : texts.pendingLink}
              <span className="visually-hidden">: {about}</span>
            </Link>
          )}
          {status === 'success' && project && (
            <DonateLink {...choicesOf(donation)} className="flow-link" aria-label={`${texts.giveAgain}: ${about}`}>
              {texts.giveAgain}
            </DonateLink>
          )}
        </div>
      </div>
    </li>
  )
}

/** Donations, payments that are being confirmed, and payments that failed, each under its own heading: an attempt is no donation. */
export const DonationsApart = ({ rows }: { rows: readonly DonationRow[] }) => {
  const texts = useTexts('profile').donations
  const groups = [
    ['pending', texts.pendingTitle],
    ['success', texts.confirmedTitle],
    ['failure', texts.failedTitle],
  ] as const
  // Donations alone need no visible heading: the one above is enough.
  const alone = rows.every((row) => row.payment_status === 'success')
  return groups.map(([status, title]) => {
    const some = rows.filter((row) => row.payment_status === status)
    if (some.length === 0) return null
    return (
      <section key={status} aria-labelledby={`donations-${status}`}>
        <h3 id={`donations-${status}`} className={alone ? 'visually-hidden' : styles.group}>
          {title}
        </h3>
        <ul className={styles.list}>
          {some.map((donation) => (
            <DonationEntry key={donation.txn_id} donation={donation} />
          ))}
        </ul>
      </section>
    )
  })
}
