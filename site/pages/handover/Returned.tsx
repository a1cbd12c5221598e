import { href } from '../../app/paths.ts'
import { LinkButton } from '../../layout/Button.tsx'
import { HandoverView } from './HandoverView.tsx'
import { useTexts } from '../../texts/useTexts.ts'

/** Back from the payment page: shows the result first, so that nobody pays twice. */
export const Returned = ({ txnId }: { txnId: string }) => {
  const { handover } = useTexts('giving')
  return (
    <HandoverView heading={handover.returned}>
      <p role="status">{handover.returnedText}</p>
      <LinkButton to={href.outcome(txnId)}>{handover.see}</LinkButton>
    </HandoverView>
  )
}
