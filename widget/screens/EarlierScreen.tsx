import { formatDateTime } from '../../shared/date.ts'
import { formatRupees } from '../../shared/money.ts'
import { continueDonation } from '../flow/sendDonation.ts'
import { useDialog, useFlowState, useTexts } from '../dialogContext.ts'
import { siteAddress } from '../environment.ts'
import { Title } from './Panel.tsx'

/** An earlier payment that was received, or that the bank has not answered yet, so that nobody pays twice by accident. */
export const Screen = () => {
  const { flow, environment } = useDialog()
  const texts = useTexts()
  const { earlier } = useFlowState()
  if (!earlier) return null
  const { amount, created_at, payment_status, project, txn_id } = earlier
  const paid = payment_status === 'success'
  const { lang, options } = environment
  const address = siteAddress(options.siteRoot, `/payment-${paid ? 'success' : 'pending'}?txnid=${txn_id}`)
  const go = (checkEarlier: boolean): void => continueDonation(environment, flow, checkEarlier)
  return (
    <div className="scroll" role="alert">
      <Title>{paid ? texts.earlierPaid : texts.earlierOpen}</Title>
      <p>
        <b>{project ? texts.waiting(amount, project.title) : formatRupees(amount)}</b>
        {created_at && <small>{formatDateTime(created_at, lang)}</small>}
      </p>
      <p className="notice">{(paid ? texts.earlierPaidHint : texts.earlierOpenHint)(amount)}</p>
      {!paid && <p className="hint">{texts.earlierNext}</p>}
      <p>
        {paid ? (
          <a className="main" href={address}>
            {texts.seeDonation}
          </a>
        ) : (
          <button type="button" className="main" onClick={() => go(true)}>
            {texts.checkAgain}
          </button>
        )}
      </p>
      {!paid && (
        <p>
          <a href={address}>{texts.seeDonation}</a>
        </p>
      )}
      <p>
        <button type="button" className="link" onClick={() => go(false)}>
          {paid ? texts.giveMore : texts.payAnyway}
        </button>
      </p>
    </div>
  )
}
