import type { Upi } from '../../../shared/contract/contact.ts'
import { buttonClass } from '../../layout/Button.tsx'
import styles from './OfflineWays.module.css'
import { upiLink } from '../../../shared/donation/upiLink.ts'
import { Way } from './Way.tsx'
import { givingTexts } from './texts.ts'

/** UPI, with the name that the donor's app must show. The link is for phones: only there an app can answer it. */
export const UpiWay = ({ upi }: { upi: Upi }) => {
  const { give } = givingTexts.use()
  return (
    <Way
      title={give.upi}
      details={[
        { label: give.upiId, value: upi.vpa },
        { label: give.payee, value: upi.payee },
      ]}
    >
      <p className={styles.check}>{give.payeeCheck}</p>
      <a href={upiLink(upi, 0, '')} className={buttonClass('outline', styles.app)}>
        {give.upiOpen}
      </a>
    </Way>
  )
}
