import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { holdPlace } from '../../../app/scroll/restorePlace.ts'
import { useTexts } from '../../../app/texts.ts'
import { useContact } from '../../../layout/useContact.ts'
import { ownDonate } from '../../../donate/ownDonate.ts'
import { PartFailed } from '../PartFailed.tsx'
import { Questions } from './Questions.tsx'
import { UpiWay } from './UpiWay.tsx'
import { Way } from './Way.tsx'
import styles from './OfflineWays.module.css'
import { givingTexts } from '../texts.ts'
import { wantsOfflineWays } from './wantsOfflineWays.ts'

/** Bank, cheque, UPI and registrations, all from the API's configuration; each value can be copied. `?ways=offline` opens this section. */
export const OfflineWays = () => {
  const { frame } = useTexts()
  const { give } = givingTexts.use()
  const { data, error, isFetching, refetch } = useContact()
  const wanted = wantsOfflineWays(useLocation().search)
  const section = useRef<HTMLElement>(null)
  const ways = data?.offline
  const settled = !!(data ?? error)
  useEffect(() => {
    // The list above may or may not load.
    if (!wanted || !settled) return
    // In braces, because newer browsers return a promise, which does not mean "done".
    return holdPlace(() => {
      section.current?.scrollIntoView()
    })
  }, [wanted, settled])
  return (
    <section ref={section} id="ways" className={styles.section} aria-labelledby="ways-title" tabIndex={-1}>
      <div className={styles.inner} ref={ownDonate}>
        <div className={styles.head}>
          <h2 id="ways-title">{give.offline}</h2>
          <p>{ways && !ways.online ? give.offlineSetup : give.offlineLead}</p>
        </div>
        {!settled && <p role="status">{frame.loading}</p>}
        {error && <PartFailed text={give.offlineFailed} busy={isFetching} onRetry={() => void refetch()} />}
        {data && !ways && <p>{give.offlineEmpty}</p>}
        {ways && (
          <div className={styles.ways}>
            <Way title={give.bank} details={ways.bank} />
            <Way title={give.cheque} details={ways.cheque} />
            {ways.upi && <UpiWay upi={ways.upi} />}
            <Way title={give.registrations} details={ways.registrations} />
          </div>
        )}
        {data && <Questions contact={data} />}
      </div>
    </section>
  )
}
