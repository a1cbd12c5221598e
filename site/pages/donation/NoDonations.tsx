import emptyDonations from '../../artwork/empty-donations.svg'
import { DonateLink } from '../../donate/DonateLink.tsx'
import { buttonClass } from '../../layout/Button.tsx'
import styles from './years/DonationsByYear.module.css'
import { donationTexts } from './texts.ts'

/** A first-time donor: what this page will show, and the donate button. */
export const NoDonations = () => {
  const texts = donationTexts.use()
  return (
    <div className={styles.empty}>
      <img src={emptyDonations} alt="" width={320} height={240} />
      <div>
        <h2>{texts.emptyTitle}</h2>
        <p>{texts.empty}</p>
        <DonateLink className={buttonClass('donate')}>{texts.give}</DonateLink>
      </div>
    </div>
  )
}
