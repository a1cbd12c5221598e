import { Link, useNavigate } from 'react-router-dom'
import type { DonationOutcome } from '../../../shared/contract/donation/donationOutcome.ts'
import { href, paths } from '../../app/paths.ts'
import { openDonation } from '../../donate/bridge.ts'
import { Button, buttonClass } from '../../layout/Button.tsx'
import { safeHref } from '../../layout/contactHref.ts'
import { choicesOf } from '../donation/choicesOf.ts'
import flow from '../../parts/Flow.module.css'
import { ReceiptWays } from './after/ReceiptWays.tsx'
import type { Waiting } from './OutcomeArticle.tsx'
import styles from './DonationActions.module.css'
import { useTexts } from '../../texts/useTexts.ts'

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
