import { totalOf } from '../../../shared/donation/total.ts'
import { useDialog, useFlowState, useLazyTexts, useTexts } from '../../dialogContext.ts'
import { LoadProblem } from '../LoadProblem.tsx'
import { Panel } from '../Panel.tsx'
import { OfflinePanel } from './OfflinePanel.tsx'
import { useContact, useKnownContact } from './useContact.ts'
import type { DonationForm } from '../../../shared/kinds/kinds.ts'
import { ContactBlock } from './ContactBlock.tsx'

/**
 * Above CONTINUE: who takes the payment and how, and what the trust does about a mistyped amount. It shows only what the trust states. A total that UPI cannot
 * carry gets the ways that can, before the provider refuses it.
 */
export const PaymentFacts = () => {
  const contact = useKnownContact()
  const texts = useTexts()
  const { form } = useFlowState()
  if (!contact) return null
  const { correction_days: days, payment, upi_limit: limit } = contact
  const aboveUpi = !!limit && !!form && totalOf(form) > limit
  // The style sheet removes the space of the lines.
  if (!payment && !days && !aboveUpi) return <small hidden />
  return (
    <>
      {/* The place of the message is there before, so that screen readers announce it. */}
      <div role="status">{aboveUpi && <p className="notice">{texts.aboveUpi(limit)}</p>}</div>
      {payment && !aboveUpi && <small>{texts.paidVia(payment.provider, payment.ways)}</small>}
      {days && <small>{texts.correction(days)}</small>}
    </>
  )
}

/** What follows the fields. `form` is null before a project is chosen; the ways to give without online payment are shown all the same. */
export const FormEnd = ({ form }: { form: DonationForm | null }) => <ContactBlock amount={form ? totalOf(form) : 0} />

/** Above everything else while online payment is being set up, so that a donor does not look for CONTINUE. */
export const OfflineNotice = () => <p className="notice">{useLazyTexts()?.offlineNotice}</p>

/** The ways to give without online payment. */
export const Screen = () => {
  const { form, offlineOnly } = useFlowState()
  const { contact, fault, retry } = useContact()
  return (
    <Panel title={useDialog().t.otherWays}>
      {!contact && !fault && <div className="skeleton" />}
      {fault && <LoadProblem fault={fault} onRetry={retry} />}
      {offlineOnly && <OfflineNotice />}
      {contact && <OfflinePanel contact={contact} amount={form ? totalOf(form) : 0} />}
    </Panel>
  )
}
