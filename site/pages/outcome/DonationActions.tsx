import { useEffect, useRef } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { mailReceipt } from '../../../shared/contract/donation/receipt.ts'
import type { DonationOutcome } from '../../../shared/contract/donation/donation.ts'
import { siteRoot, trustName } from '../../framework/firstLoad/roots.ts'
import { useLanguage } from '../../app/language/language.ts'
import { href, paths } from '../../app/paths.ts'
import { useServices } from '../../app/services.ts'
import { useSession } from '../../app/session/useSession.ts'
import { openDonation } from '../../features/giving/bridge.ts'
import { Button, buttonClass, LinkButton } from '../../components/Button.tsx'
import { safeHref } from '../../components/contactHref.ts'
import flow from '../../components/Flow.module.css'
import { ActMessage } from '../../components/act/ActButton.tsx'
import { useAct } from '../../components/act/useAct.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { choicesOf } from '../donation/choicesOf.ts'
import styles from './Outcome.module.css'
import type { Waiting } from './OutcomeArticle.tsx'

interface DonationActionsProps {
  donation: DonationOutcome
  waiting: Waiting | undefined
}

/** What the donor can do now: nothing is asked twice, and no second payment is offered while one is open. */
export const DonationActions = ({ donation, waiting }: DonationActionsProps) => {
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
        <Link to={paths.donate} state={{ quiet: true }} className={`${flow.link} ${styles.link}`}>
          {status === 'success' ? outcome.giveAgain : outcome.back}
        </Link>
      )}
    </div>
  )
}

/** Buttons for the receipt at once: on screen, by mail again, and as a link to send to oneself. The link opens only for its owner and contains no name. */
const ReceiptWays = ({ donation }: { donation: DonationOutcome }) => {
  const { outcome } = useTexts('outcome')
  const lang = useLanguage()
  const { api } = useServices()
  const { user } = useSession()
  const waits = donation.receipt_mail?.sent === false
  const act = useAct({
    async call() {
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
