import { totalOf } from '../../../shared/donation/total.ts'
import { useFlowState, useTexts } from '../../dialogContext.ts'
import { useKnownContact } from '../offline/useContact.ts'

/**
 * Above CONTINUE: who takes the payment and how, and what the trust does about a mistyped amount. It shows only what the trust states. A total that UPI cannot
 * carry gets the ways that can, before the provider refuses it.
 */
export const PaymentFacts = () => {
  const contact = useKnownContact()
  const later = useTexts()
  const { form } = useFlowState()
  if (!contact) return null
  const { correction_days: days, payment, upi_limit: limit } = contact
  const aboveUpi = !!limit && !!form && totalOf(form) > limit
  // The style sheet removes the space of the lines.
  if (!payment && !days && !aboveUpi) return <small hidden />
  return (
    <>
      {/* The place of the message is there before, so that screen readers announce it. */}
      <div role="status">{aboveUpi && <p className="notice">{later.aboveUpi(limit)}</p>}</div>
      {payment && !aboveUpi && <small>{later.paidVia(payment.provider, payment.ways)}</small>}
      {days && <small>{later.correction(days)}</small>}
    </>
  )
}
