import type { Contact } from '../../shared/contract/contact.ts'
import type { LaterMessages } from '../../shared/messages/en/later.ts'
import { taxRegistration } from '../../shared/taxRegistration.ts'

/** Just above CONTINUE: who takes the payment and in which ways, what is done about a mistyped amount, and 80G. Only what the trust itself states. */
export const PaymentFacts = ({ contact, later }: { contact: Contact; later: LaterMessages }) => {
  const { correction_days: days, offline, payment } = contact
  const tax = taxRegistration(offline?.registrations)
  if (!payment && !days && !tax) return null
  return (
    <section className="facts" aria-label={later.aboutPayment}>
      {payment && <p>{later.paidVia(payment.provider, payment.ways)}</p>}
      {days && <p>{later.correction(days)}</p>}
      {tax && <p>{later.registeredUnder(tax.label)}</p>}
    </section>
  )
}
