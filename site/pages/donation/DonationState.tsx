import type { PaymentStatus } from '../../../shared/contract/donation/donation.ts'
import { StatusMark } from '../outcome/StatusMark.tsx'
import styles from './DonationList.module.css'
import { donationTexts } from './texts.ts'

/** A symbol and a word: never by colour alone. */
export const DonationState = ({ status }: { status: PaymentStatus }) => {
  const texts = donationTexts.use()
  const word = { success: texts.confirmed, failure: texts.failed, pending: texts.pending }[status]
  return (
    <span className={styles.state} data-status={status}>
      <StatusMark status={status} />
      {word}
    </span>
  )
}
