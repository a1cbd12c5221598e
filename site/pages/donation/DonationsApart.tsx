import type { DonationRow } from '../../../shared/contract/donation/donation.ts'
import { DonationEntry } from './DonationEntry.tsx'
import list from './DonationList.module.css'
import { useTexts } from '../../texts/useTexts.ts'

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
        <h3 id={`donations-${status}`} className={alone ? 'visually-hidden' : list.group}>
          {title}
        </h3>
        <ul className={list.list}>
          {some.map((donation) => (
            <DonationEntry key={donation.txn_id} donation={donation} />
          ))}
        </ul>
      </section>
    )
  })
}
