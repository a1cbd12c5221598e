import type { LaterMessages } from '../../shared/messages/en/later.ts'
import { takeFocus } from '../../shared/takeFocus.ts'
import { continueDonation } from '../flow/payment/continueDonation.ts'
import { useDialog } from '../dialogContext.ts'
import type { State } from '../flow/state.ts'
import { siteAddress } from '../flow/siteAddress.ts'

/** An earlier payment that was received, or that the bank has not answered yet, so that nobody pays twice by accident. */
export const Screen = ({ state, later }: { state: State; later: LaterMessages }) => {
  const { flow, environment } = useDialog()
  const { earlier } = state
  if (!earlier) return null
  const paid = earlier.payment_status === 'success'
  const go = (checkEarlier: boolean): void => continueDonation(environment, flow, checkEarlier)
  return (
    <div className="scroll" role="alert">
      <h3 tabIndex={-1} ref={takeFocus}>
        {paid ? later.earlierPaid : later.earlierOpen}
      </h3>
      <p className="notice">{(paid ? later.earlierPaidHint : later.earlierOpenHint)(earlier.amount)}</p>
      <p>
        {paid ? (
          <a
            className="main"
            href={siteAddress(environment.options.siteRoot, `/payment-success?txnid=${earlier.txn_id}`)}
          >
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
