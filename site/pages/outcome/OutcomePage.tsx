import { useLocation } from 'react-router-dom'
import { href, paths } from '../../app/paths.ts'
import { failureText } from '../../components/forms/failureText.ts'
import { artwork } from '../../components/picture/artwork.ts'
import { Button, LinkButton } from '../../components/Button.tsx'
import { Missing, Scene } from '../../components/picture/Scene.tsx'
import { OutcomeArticle } from './OutcomeArticle.tsx'
import { useOutcome, useOutcomeAddress } from './useOutcome.ts'
import { useTexts } from '../../texts/useTexts.ts'

/** `/payment-success`, `/payment-failure` and `/payment-pending` alike: the path proves nothing, only the server decides. */
export const OutcomePage = () => {
  const texts = useTexts('common')
  const { outcome } = useTexts('outcome')
  const { pathname, search } = useLocation()
  const found = useOutcome(new URLSearchParams(search).get('txnid'))
  useOutcomeAddress('donation' in found ? found.donation.payment_status : undefined)
  switch (found.state) {
    case 'signedOut':
      // Reveals nothing about the donation, not even whether it exists.
      return (
        <Scene picture={artwork.gate} title={outcome.title} heading={outcome.signedOut}>
          <p>{outcome.signedOutText}</p>
          <LinkButton to={href.login(pathname + search)}>{outcome.signIn}</LinkButton>
        </Scene>
      )
    case 'unnamed':
      return (
        <Scene picture={artwork.waitingBoat} title={outcome.unnamed}>
          <p>{outcome.unnamedText}</p>
          <LinkButton to={paths.donation}>{outcome.allDonations}</LinkButton>
        </Scene>
      )
    case 'unknown':
      // The same for another person's donation and for none at all.
      return (
        <Missing
          picture={artwork.gate}
          title={outcome.unknown}
          text={outcome.unknownText}
          to={paths.donate}
          state={{ quiet: true }}
          words={outcome.back}
        />
      )
    case 'checking':
      return (
        <Scene picture={artwork.waitingBoat} title={outcome.checking}>
          <p role="status">{outcome.checkingText}</p>
        </Scene>
      )
    case 'unreached':
      return (
        <Scene picture={artwork.waitingBoat} title={outcome.unreached}>
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
