import { continueDonation } from '../flow/payment/continueDonation.ts'
import { useDialog, useFlowState, useTexts } from '../dialogContext.ts'
import { siteAddress } from '../flow/siteAddress.ts'
import { Title } from './Title.tsx'

/** An earlier payment that was received, or that the bank has not answered yet, so that nobody pays twice by accident. */
export const Screen = () => {
  const { flow, environment } = useDialog()
  const later = useTexts()
  const { earlier } = useFlowState()
  if (!earlier) return null
  const { amount, payment_status, txn_id } = earlier
  const paid = payment_status === 'success'
  const go = (checkEarlier: boolean): void => continueDonation(environment, flow, checkEarlier)
  return (
    <div className="scroll" role="alert">
      <Title>{paid ? later.earlierPaid : later.earlierOpen}</Title>
      <p className="notice">{(paid ? later.earlierPaidHint : later.earlierOpenHint)(amount)}</p>
      <p>
        {paid ? (
          <a className="main" href={siteAddress(environment.options.siteRoot, `/payment-success?txnid=${txn_id}`)}>
            {later.seeDonation}
          </a>
        ) : (
          <button type="button" className="main" onClick={() => go(true)}>
            {later.checkAgain}
          </button>
        )}
      </p>
      <p>
        <button type="button" className="link" onClick={() => go(false)}>
          {paid ? later.giveMore : later.payAnyway}
        </button>
      </p>
    </div>
  )
}
