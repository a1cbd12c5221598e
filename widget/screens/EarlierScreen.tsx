import { formatDateTime } from '../../shared/date.ts'
import { formatRupees } from '../../shared/money.ts'
import { continueDonation } from '../flow/sendDonation.ts'
import { useDialog, useFlowState, useTexts } from '../dialogContext.ts'
import { siteAddress } from '../environment.ts'
import { Title } from './Title.tsx'

/** An earlier payment that was received, or that the bank has not answered yet, so that nobody pays twice by accident. */
export const Screen = () => {
  const { flow, environment } = useDialog()
  const later = useTexts()
  const { earlier } = useFlowState()
  if (!earlier) return null
  const { amount, created_at, payment_status, project, txn_id } = earlier
  const paid = payment_status === 'success'
  const { lang, options } = environment
  const address = siteAddress(options.siteRoot, `/payment-${paid ? 'success' : 'pending'}?txnid=${txn_id}`)
  const go = (checkEarlier: boolean): void => continueDonation(environment, flow, checkEarlier)
  return (
    <div className="scroll" role="alert">
      <Title>{paid ? later.earlierPaid : later.earlierOpen}</Title>
      <p>
        <b>{project ? later.waiting(amount, project.title) : formatRupees(amount)}</b>
        {created_at && <small>{formatDateTime(created_at, lang)}</small>}
      </p>
      <p className="notice">{(paid ? later.earlierPaidHint : later.earlierOpenHint)(amount)}</p>
      {!paid && <p className="hint">{later.earlierNext}</p>}
      <p>
        {paid ? (
          <a className="main" href={address}>
            {later.seeDonation}
          </a>
        ) : (
          <button type="button" className="main" onClick={() => go(true)}>
            {later.checkAgain}
          </button>
        )}
      </p>
      {!paid && (
        <p>
          <a href={address}>{later.seeDonation}</a>
        </p>
      )}
      <p>
        <button type="button" className="link" onClick={() => go(false)}>
          {paid ? later.giveMore : later.payAnyway}
        </button>
      </p>
    </div>
  )
}
