import { href, paths } from '../../app/paths.ts'
import { failureText } from '../../forms/failureText.ts'
import { LinkButton } from '../../layout/Button.tsx'
import { HandoverView } from './HandoverView.tsx'
import { PaymentForm } from './PaymentForm.tsx'
import { Returned } from './Returned.tsx'
import { useHandover } from './useHandover.ts'
import { useTexts } from '../../texts/useTexts.ts'

/** The way from a partner's page to the payment page (specification, decision 8): the trust's own page posts the form, so no personal field was in theirs. */
export const HandoverPage = () => {
  const texts = useTexts('common')
  const { handover } = useTexts('giving')
  const { outcome } = useTexts('outcome')
  const found = useHandover()
  switch (found.state) {
    case 'ready':
      return <PaymentForm form={found.form} />
    case 'returned':
      return <Returned txnId={found.txnId} />
    case 'working':
      return (
        <HandoverView heading={handover.heading}>
          <p role="status">{outcome.checkingText}</p>
        </HandoverView>
      )
    case 'signIn':
      return (
        <HandoverView heading={handover.signIn}>
          <p>{handover.signInText}</p>
          <LinkButton to={href.login(paths.handover)}>{handover.signInButton}</LinkButton>
        </HandoverView>
      )
    case 'failed':
      return (
        <HandoverView heading={handover.failed}>
          <p role="alert">{failureText(texts, found.error)}</p>
          <p>{handover.failedText}</p>
          <LinkButton to={paths.donate}>{handover.again}</LinkButton>
        </HandoverView>
      )
    case 'useless':
      return (
        <HandoverView heading={handover.useless}>
          <p>{handover.uselessText}</p>
          <LinkButton to={paths.donate}>{handover.again}</LinkButton>
        </HandoverView>
      )
  }
}
