import type { DonationOutcome } from '../../../../shared/contract/donationOutcome.ts'
import { Dedication } from './Dedication.tsx'
import styles from './AfterDonation.module.css'
import { TaxReceipt } from './TaxReceipt.tsx'

/** What a donor may add to a confirmed donation: a name to write, and the PAN. Both are optional. */
export const AfterDonation = ({ gift }: { gift: DonationOutcome }) => (
  <div className={styles.after}>
    {gift.dedication && (
      <Dedication txnId={gift.txn_id} purpose={gift.purpose?.title ?? ''} given={gift.dedication.name} />
    )}
    {gift.receipt && <TaxReceipt />}
  </div>
)
