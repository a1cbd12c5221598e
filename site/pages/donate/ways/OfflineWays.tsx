import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { holdPlace } from '../../../app/scroll/restorePlace.ts'
import { ownDonate } from '../../../donate/ownDonate.ts'
import { QueryState } from '../../../layout/QueryState.tsx'
import { Section } from '../../../layout/Section.tsx'
import { useContact } from '../../../layout/useContact.ts'
import styles from './OfflineWays.module.css'
import { Questions } from './Questions.tsx'
import { UpiWay } from './UpiWay.tsx'
import { wantsOfflineWays } from './wantsOfflineWays.ts'
import { Way } from './Way.tsx'
import { useTexts } from '../../../texts/useTexts.ts'

/** Bank, cheque, UPI and registrations, all from the API's configuration; each value can be copied. `?ways=offline` opens this section. */
export const OfflineWays = () => {
  const { give } = useTexts('giving')
  const contact = useContact()
  const wanted = wantsOfflineWays(useLocation().search)
  const section = useRef<HTMLElement>(null)
  const settled = !!(contact.data ?? contact.error)
  useEffect(() => {
    // The list above may or may not load.
    if (!wanted || !settled) return
    // In braces, because newer browsers return a promise, which does not mean "done".
    return holdPlace(() => {
      section.current?.scrollIntoView()
    })
  }, [wanted, settled])
  const lead = contact.data?.offline?.online === false ? give.offlineSetup : give.offlineLead
  return (
    <Section beside ref={section} id="ways" tone="quiet" title={give.offline} lead={lead}>
      <div ref={ownDonate}>
        <QueryState query={contact} failed={give.offlineFailed}>
          {(data) => (
            <>
              {data.offline ? (
                <div className={styles.ways}>
                  <Way title={give.bank} details={data.offline.bank} />
                  <Way title={give.cheque} details={data.offline.cheque} />
                  {data.offline.upi && <UpiWay upi={data.offline.upi} />}
                  <Way title={give.registrations} details={data.offline.registrations} />
                </div>
              ) : (
                <p>{give.offlineEmpty}</p>
              )}
              <Questions contact={data} />
            </>
          )}
        </QueryState>
      </div>
    </Section>
  )
}
