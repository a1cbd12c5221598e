import { Suspense, useEffect, useRef } from 'react'
import { formatTime, formatDateTime } from '../../../shared/date.ts'
import { formatRupees } from '../../../shared/money.ts'
import type { DonationOutcome, PaymentStatus, DonationStatus } from '../../../shared/contract/donation/donation.ts'
import { useLanguage } from '../../app/language/language.ts'
import { lazyPart } from '../../framework/lazyPart.tsx'
import { PageBoundary } from '../../framework/PageBoundary.tsx'
import { PageHeading } from '../../app/PageHeading.tsx'
import { useSession } from '../../app/session/useSession.ts'
import { artwork } from '../../components/picture/artwork.ts'
import styles from './Outcome.module.css'
import { StatusWord } from './StatusWord.tsx'
import { useTexts } from '../../texts/useTexts.ts'
import { Link, useNavigate } from 'react-router-dom'
import { mailReceipt } from '../../../shared/contract/donation/receipt.ts'
import { siteRoot, trustName } from '../../framework/firstLoad/roots.ts'
import { href, paths } from '../../app/paths.ts'
import { openDonation } from '../../features/giving/bridge.ts'
import { Button, buttonClass, LinkButton } from '../../components/Button.tsx'
import { safeHref } from '../../components/contactHref.ts'
import { ActMessage } from '../../components/act/ActButton.tsx'
import { useAct } from '../../components/act/useAct.ts'
import { choicesOf } from '../donation/choicesOf.ts'
import { giving } from '../../../shared/contract/choosing.ts'
import { useApiQuery } from '../../framework/firstLoad/queryClient.ts'
import { CopyButton } from '../../components/CopyButton.tsx'
import { Facts } from '../../components/Facts.tsx'

/** Its forms load after the outcome is on screen. */
const AfterDonation = lazyPart(async () => (await import('./AfterDonation.tsx')).AfterDonation)

/** A pending donation that is checked repeatedly. */
interface Waiting {
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
  const { outcome, inWords, lang } = useTexts('outcome')
  const { user } = useSession()
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
    <article className={`flow-page ${styles.outcome}`}>
      <div className={`flow-stack ${styles.words}`}>
        <p role="status">
          <StatusWord status={status}>{name}</StatusWord>
        </p>
        <PageHeading title={title}>{title}</PageHeading>
        <p>{isChecked ? outcome.pendingChecking : message}</p>
        {status === 'pending' && (
          <p className="text-note">
            <strong>
              {outcome.doNotPay}
              {waiting?.rested && ` ${outcome.pendingRested}`}
            </strong>
          </p>
        )}
        {status === 'failure' && donation.reason && (
          <p className="text-soft">
            {outcome.reason}: <q>{donation.reason}</q>
          </p>
        )}
        <p className={styles.amount}>
          <span className={styles.figure}>{formatRupees(donation.amount)}</span>
          <span className="text-soft">{inWords(donation.amount)}</span>
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
      <div className={`flow-stack ${styles.side}`}>
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

/** What the donor can do now: nothing is asked twice, and no second payment is offered while one is open. */
const DonationActions = ({ donation, waiting }: { donation: DonationOutcome; waiting: Waiting | undefined }) => {
  const { outcome } = useTexts('outcome')
  const navigate = useNavigate()
  const status = donation.payment_status
  const partnerPage = status === 'pending' ? undefined : safeHref(donation.partner_page?.origin)
  const again = choicesOf(donation)
  // If the script is blocked, /donate explains the other ways, with the same choices in its address.
  const tryAgain = () => void openDonation(again).catch(() => navigate(href.donate(again)))
  return (
    <div className={styles.actions}>
      {donation.receipt && <ReceiptWays donation={donation} />}
      {status === 'failure' && (
        <Button look="donate" onClick={tryAgain}>
          {outcome.tryAgain}
        </Button>
      )}
      {waiting && (
        <Button busy={waiting.checking} onClick={waiting.check}>
          {waiting.checking ? outcome.checkingAgain : outcome.checkAgain}
        </Button>
      )}
      <Button look="outline" onClick={() => window.print()}>
        {outcome.print}
      </Button>
      {partnerPage && (
        <a href={partnerPage} rel="external" className={buttonClass('outline', styles.back)}>
          {outcome.toPartner(donation.partner_page?.name ?? '')}
        </a>
      )}
      {status !== 'pending' && (
        <Link to={paths.donate} state={{ quiet: true }} className={`flow-link ${styles.link}`}>
          {status === 'success' ? outcome.giveAgain : outcome.back}
        </Link>
      )}
    </div>
  )
}

/** Buttons for the receipt at once: on screen, by mail again, and as a link to send to oneself. The link opens only for its owner and contains no name. */
const ReceiptWays = ({ donation }: { donation: DonationOutcome }) => {
  const { outcome, lang } = useTexts('outcome')
  const { user } = useSession()
  const waits = donation.receipt_mail?.sent === false
  const act = useAct({
    async call(api) {
      await mailReceipt(api, donation.txn_id)
      return waits
    },
    say: (waited) => (waited ? outcome.mailedNow : outcome.mailedAgain)(user?.email ?? ''),
    refreshes: ['outcome'],
  })
  const answer = useRef<HTMLDivElement>(null)
  const path = href.receipt(donation.txn_id)
  const message = outcome.whatsAppText(trustName[lang], siteRoot + path)

  // On a phone the answer appears below the screen's edge.
  useEffect(() => {
    if (act.message || act.failure) answer.current?.scrollIntoView({ block: 'nearest' })
  }, [act.message, act.failure])
  return (
    <>
      <LinkButton to={path}>{outcome.openReceipt}</LinkButton>
      <Button look="outline" busy={act.busy} onClick={() => void act.run()}>
        {waits ? outcome.mailNow : outcome.mailAgain}
      </Button>
      <a
        href={`https://wa.me/?text=${encodeURIComponent(message)}`}
        target="_blank"
        rel="noopener noreferrer external"
        className={buttonClass('outline')}
      >
        {outcome.whatsApp}
      </a>
      <div ref={answer} className={styles.answer}>
        <ActMessage act={act} />
      </div>
    </>
  )
}

/** The donation, as a table. */
const DonationDetails = ({ donation, statusName }: { donation: DonationStatus; statusName: string }) => {
  const { outcome, lang } = useTexts('outcome')
  const nameOf = useItemNames(donation)
  const items = donation.items?.length ? (
    <ul className={styles.items}>
      {donation.items.map(({ id, qty }) => (
        <li key={id}>
          <span>{nameOf(id) ?? outcome.itemUnknown(id)}</span>
          <span>× {qty}</span>
        </li>
      ))}
    </ul>
  ) : null
  const txnId = (
    <>
      <code>{donation.txn_id}</code>
      <CopyButton label={outcome.txnId} value={donation.txn_id} />
    </>
  )
  return (
    <section>
      <h2>{outcome.details}</h2>
      <Facts
        className={styles.facts}
        facts={[
          [outcome.project, donation.project?.title],
          [outcome.purpose, donation.purpose?.title],
          [outcome.items, items],
          [outcome.partner, donation.partner],
          [outcome.date, donation.created_at && formatDateTime(donation.created_at, lang)],
          [outcome.status, statusName],
          [outcome.txnId, txnId],
        ]}
      />
    </section>
  )
}

/** Names of a donation's items; the status itself has ids and quantities only. An item that is no longer offered has none. */
const useItemNames = ({ project, items }: DonationStatus): ((id: number) => string | undefined) => {
  const lang = useLanguage()
  const { data } = useApiQuery(['giving', project?.id, lang], (api) => giving(api, project?.id ?? 0), {
    enabled: project !== undefined && items !== undefined && items.length > 0,
  })
  return (id) => {
    const item = data?.items.find((one) => one.id === id)
    return item?.title ?? item?.name ?? undefined
  }
}
