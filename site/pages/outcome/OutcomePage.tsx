import { useSearchParams } from 'react-router-dom'
import { useTexts } from '../../app/texts.ts'
import { PageHeading } from '../../app/PageHeading.tsx'
import { failureText } from '../../forms/failureText.ts'
import { artwork } from '../../layout/picture/artwork.ts'
import { Button } from '../../layout/Button.tsx'
import { Scene } from '../../layout/picture/Scene.tsx'
import { OutcomeArticle } from './OutcomeArticle.tsx'
import { SignedOut } from './SignedOut.tsx'
import { outcomeTexts } from './texts.ts'
import { UnknownDonation } from './UnknownDonation.tsx'
import { UnnamedDonation } from './UnnamedDonation.tsx'
import { useOutcome } from './status/useOutcome.ts'
import { useOutcomeAddress } from './status/useOutcomeAddress.ts'

/** `/payment-success`, `/payment-failure` and `/payment-pending` alike: the path proves nothing, only the server decides. */
export const OutcomePage = () => {
  const texts = useTexts()
  const { outcome } = outcomeTexts.use()
  const [search] = useSearchParams()
  const txnId = search.get('txnid')
  const found = useOutcome(txnId)
  useOutcomeAddress('donation' in found ? found.donation.payment_status : undefined)
  switch (found.state) {
    case 'signedOut':
      return <SignedOut />
    case 'unnamed':
      return <UnnamedDonation />
    case 'unknown':
      return <UnknownDonation />
    case 'checking':
      return (
        <Scene picture={artwork.waitingBoat}>
          <PageHeading title={outcome.checking}>{outcome.checking}</PageHeading>
          <p role="status">{outcome.checkingText}</p>
        </Scene>
      )
    case 'unreached':
      return (
        <Scene picture={artwork.waitingBoat}>
          <PageHeading title={outcome.unreached}>{outcome.unreached}</PageHeading>
          <p role="alert">{failureText(texts, found.error)}</p>
          <p>{outcome.unreachedText}</p>
          <Button busy={found.checking} onClick={found.check}>
            {found.checking ? outcome.checkingAgain : outcome.checkAgain}
          </Button>
        </Scene>
      )
    case 'known':
      return <OutcomeArticle donation={found.donation} />
    case 'pending':
      return <OutcomeArticle donation={found.donation} waiting={found} />
  }
}
