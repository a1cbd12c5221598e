import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import type { Contact, Detail, Upi } from '../../../shared/contract/content/contact.ts'
import { upiLink } from '../../../shared/donation/upiLink.ts'
import { holdPlace } from '../../app/restorePlace.ts'
import { ownDonate } from '../../features/giving/ownDonate.ts'
import { buttonClass } from '../../components/Button.tsx'
import { QueryState } from '../../components/QueryState.tsx'
import { Section } from '../../components/Section.tsx'
import { telHref } from '../../components/contactHref.ts'
import { CopyList } from '../../components/CopyList.tsx'
import { useContact } from '../../components/useContact.ts'
import { useTexts } from '../../texts/useTexts.ts'
import styles from './OtherWays.module.css'
import { wantsOfflineWays } from './wantsOfflineWays.ts'

/** Below the projects: the three steps of a donation, and the ways without the form. */
export const OtherWays = () => {
  const { give } = useTexts('giving')
  return (
    <>
      <Section title={give.howItWorks}>
        <ol className={styles.steps}>
          {give.steps.map(([name, text]) => (
            <li key={name}>
              <strong>{name}</strong>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <OfflineWays />
    </>
  )
}

/** Bank, cheque, UPI and registrations, all from the API's configuration; each value can be copied. `?ways=offline` opens this section. */
const OfflineWays = () => {
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
    <Section sideHeading ref={section} id="ways" tone="quiet" title={give.offline} lead={lead}>
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

/** UPI. On phones the link is first, because only there an app can open it. Then follow what it pays, and the name that the app must show. */
const UpiWay = ({ upi }: { upi: Upi }) => {
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

/** Whom to ask about donating. */
const Questions = ({ contact }: { contact: Contact }) => {
  const { frame } = useTexts('common')
  const { give } = useTexts('giving')
  const phone = contact.offline?.phone ?? contact.companyContactFirst
  const csr = contact.offline?.csr_email
  if (!phone && !csr && !contact.companyEmail) return null
  return (
    <div className={styles.questions}>
      <h3>{give.questions}</h3>
      <p className="link-row">
        {phone && (
          <span>
            {frame.phone} <a href={telHref(phone)}>{phone}</a>
          </span>
        )}
        {contact.companyEmail && (
          <span>
            {frame.email} <a href={`mailto:${contact.companyEmail}`}>{contact.companyEmail}</a>
          </span>
        )}
        {csr && (
          <span>
            {give.csrEmail} <a href={`mailto:${csr}`}>{csr}</a>
          </span>
        )}
      </p>
    </div>
  )
}

/** One way to donate: a small table of labels and values. Nothing is drawn for a way without lines. */
const Way = ({
  title,
  details,
  lead,
  children,
}: {
  title: string
  details: readonly Detail[]
  /** Between the heading and the lines. */
  lead?: ReactNode
  children?: ReactNode
}) => {
  if (details.length === 0) return null
  return (
    <section className={styles.way}>
      <h3>{title}</h3>
      {lead}
      <CopyList rows={details} />
      {children}
    </section>
  )
}
