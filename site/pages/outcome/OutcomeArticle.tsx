import { Suspense } from 'react'
import { formatTime } from '../../../shared/date.ts'
import { formatRupees } from '../../../shared/money.ts'
import type { DonationOutcome, PaymentStatus } from '../../../shared/contract/donation/donation.ts'
import { useLanguage } from '../../app/language/language.ts'
import { lazyPart } from '../../framework/lazyPart.tsx'
import { PageBoundary } from '../../framework/PageBoundary.tsx'
import { PageHeading } from '../../app/PageHeading.tsx'
import { useSession } from '../../app/session/useSession.ts'
import { trustName } from '../../framework/firstLoad/roots.ts'
import { artwork } from '../../components/picture/artwork.ts'
import flow from '../../components/Flow.module.css'
import text from '../../components/Text.module.css'
import { DonationActions } from './DonationActions.tsx'
import { DonationDetails } from './DonationDetails.tsx'
import styles from './Outcome.module.css'
import { StatusWord } from './StatusWord.tsx'
import { useTexts } from '../../texts/useTexts.ts'

/** Its forms load after the outcome is on screen. */
const AfterDonation = lazyPart(async () => (await import('./AfterDonation.tsx')).AfterDonation)

/** A pending donation that is checked repeatedly. */
export interface Waiting {
  rested: boolean
  checking: boolean
  check(): void
}

const pictures: Record<PaymentStatus, string> = {
  success: artwork.lamp,
  failure: artwork.mendedPath,
  pending: artwork.waitingBoat,
}

/** The result of a donation, its details, and what happens next. */
export const OutcomeArticle = ({ donation, waiting }: { donation: DonationOutcome; waiting?: Waiting }) => {
  const { outcome, inWords } = useTexts('outcome')
  const { user } = useSession()
  const lang = useLanguage()
  const status = donation.payment_status
  const firstName = user?.fullName.trim().split(/\s+/)[0] ?? ''
  const isChecked = donation.checking === true
  const title = isChecked ? outcome.pendingChecked : outcome[status]
  const message = {
    success: outcome.successText(firstName),
    failure: outcome.failureText,
    pending: donation.stage === 'settling' ? outcome.pendingSettling : outcome.pendingOpened,
  }[status]
  const next = { success: outcome.successNext, failure: outcome.failureNext, pending: outcome.pendingNext }[status]
  const name = { success: outcome.successStatus, failure: outcome.failureStatus, pending: outcome.pendingStatus }[
    status
  ]

  return (
    <article className={`${flow.page} ${styles.outcome}`}>
      <div className={`${flow.stack} ${styles.words}`}>
        <p role="status">
          <StatusWord status={status}>{name}</StatusWord>
        </p>
        <PageHeading title={title}>{title}</PageHeading>
        <p>{isChecked ? outcome.pendingChecking : message}</p>
        {status === 'pending' && (
          <p className={text.note}>
            <strong>
              {outcome.doNotPay}
              {waiting?.rested && ` ${outcome.pendingRested}`}
            </strong>
          </p>
        )}
        {status === 'failure' && donation.reason && (
          <p className={text.soft}>
            {outcome.reason}: <q>{donation.reason}</q>
          </p>
        )}
        <p className={styles.amount}>
          <span className={styles.figure}>{formatRupees(donation.amount)}</span>
          <span className={text.soft}>{inWords(donation.amount)}</span>
        </p>
        {donation.receipt && (
          <p>
            {donation.receipt_mail?.sent === false
              ? outcome.mailWaits(user?.email ?? '', formatTime(donation.receipt_mail.due_at, lang))
              : outcome.mailed(user?.email ?? '')}
          </p>
        )}
        <DonationActions donation={donation} waiting={waiting} />
      </div>
      <div className={`${flow.stack} ${styles.side}`}>
        <img className={styles.picture} src={pictures[status]} alt="" />
        <DonationDetails donation={donation} statusName={name} />
      </div>
      {status === 'success' && (
        <PageBoundary instead={null}>
          <Suspense>
            <AfterDonation donation={donation} />
          </Suspense>
        </PageBoundary>
      )}
      <section className={styles.next}>
        <h2>{outcome.next}</h2>
        <ul>
          {(isChecked ? outcome.checkingNext : next).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      <p className={styles.printed}>{outcome.printed(trustName[lang])}</p>
    </article>
  )
}
