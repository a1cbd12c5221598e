import { Link, useNavigate } from 'react-router-dom'
import type { DonationStatus } from '../../../shared/contract/donation/donation.ts'
import { href, paths } from '../../app/paths.ts'
import { openDonation } from '../../donate/bridge.ts'
import { Button } from '../../layout/Button.tsx'
import { choicesOf } from '../donation/choicesOf.ts'
import flow from '../../parts/Flow.module.css'
import type { Waiting } from './OutcomeArticle.tsx'
import styles from './DonationActions.module.css'
import { outcomeTexts } from './texts.ts'

interface DonationActionsProps {
  donation: DonationStatus
  waiting: Waiting | undefined
}

/** What the donor can do now: nothing is asked twice, and no second payment is offered while one is open. */
export const DonationActions = ({ donation, waiting }: DonationActionsProps) => {
  const { outcome } = outcomeTexts.use()
  const navigate = useNavigate()
  const status = donation.payment_status
  const again = choicesOf(donation)
  // If the script is blocked, /donate explains the other ways, with the same choices in its address.
  const tryAgain = () => void openDonation(again).catch(() => navigate(href.donate(again)))
  return (
    <div className={`${flow.ways} ${styles.actions}`}>
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
      {status !== 'pending' && (
        <Link to={paths.donate} state={{ quiet: true }} className={flow.link}>
          {status === 'success' ? outcome.giveAgain : outcome.back}
        </Link>
      )}
    </div>
  )
}
