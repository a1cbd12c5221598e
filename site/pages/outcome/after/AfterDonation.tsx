import type { DonationOutcome } from '../../../../shared/contract/donation/donationOutcome.ts'
import flow from '../../../parts/Flow.module.css'
import { Dedication } from './Dedication.tsx'
import styles from './AfterDonation.module.css'
import { TaxReceipt } from './TaxReceipt.tsx'

/** What a donor may add to a confirmed donation: a name to write, and the PAN. Both are optional. */
export const AfterDonation = ({ donation }: { donation: DonationOutcome }) => (
  <div className={`${flow.stack} ${styles.after}`}>
    {donation.dedication && (
      <Dedication txnId={donation.txn_id} purpose={donation.purpose?.title ?? ''} given={donation.dedication.name} />
    )}
    {donation.receipt && <TaxReceipt txnId={donation.txn_id} />}
  </div>
)
