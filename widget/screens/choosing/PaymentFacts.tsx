import type { LaterMessages } from '../../../shared/messages/en/later.ts'
import { useKnownContact } from '../offline/useContact.ts'

/** Above CONTINUE: who takes the payment and how, and what the trust does about a mistyped amount. It shows only what the trust states. */
export const PaymentFacts = ({ later }: { later: LaterMessages }) => {
  const contact = useKnownContact()
  if (typeof contact !== 'object') return null
  const { correction_days: days, payment } = contact
  // The style sheet removes the space of the lines.
  if (!payment && !days) return <small hidden />
  return (
    <>
      {payment && <small>{later.paidVia(payment.provider, payment.ways)}</small>}
      {days && <small>{later.correction(days)}</small>}
    </>
  )
}
