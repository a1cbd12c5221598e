import type { Upi } from '../../../../shared/contract/content/contact.ts'
import { buttonClass } from '../../../layout/Button.tsx'
import styles from './OfflineWays.module.css'
import { upiLink } from '../../../../shared/donation/upiLink.ts'
import { Way } from './Way.tsx'
import { useTexts } from '../../../texts/useTexts.ts'

/** UPI. On phones the link is first, because only there an app can open it. Then follow what it pays, and the name that the app must show. */
export const UpiWay = ({ upi }: { upi: Upi }) => {
  const { give } = useTexts('giving')
  return (
    <Way
      title={give.upi}
      lead={
        <>
          <a href={upiLink(upi, 0, '')} className={buttonClass('primary', styles.app)}>
            {give.upiOpen}
          </a>
          <p className={styles.pays}>{give.upiPays(upi.payee)}</p>
        </>
      }
      details={[
        { label: give.upiId, value: upi.vpa },
        { label: give.payee, value: upi.payee },
      ]}
    >
      <p className={styles.check}>{give.payeeCheck}</p>
    </Way>
  )
}
