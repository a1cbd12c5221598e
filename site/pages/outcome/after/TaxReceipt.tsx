import { taxRegistration } from '../../../../shared/taxRegistration.ts'
import { useContact } from '../../../layout/useContact.ts'
import { Pan } from '../../profile/pan/Pan.tsx'
import { useProfile } from '../../profile/useProfile.ts'
import flow from '../../../parts/Flow.module.css'
import { useTexts } from '../../../texts/useTexts.ts'

/** Asks for the PAN, with the reason, and adds it to the donation's receipt. Absent for a trust without 80G, because then nobody gains from it. */
export const TaxReceipt = ({ txnId }: { txnId: string }) => {
  const { outcome } = useTexts('outcome')
  const texts = useTexts('member').pan
  const { data: profile } = useProfile()
  const registration = taxRegistration(useContact().data?.offline?.registrations)
  if (!profile || !registration) return null
  return (
    <section aria-labelledby="pan-title" className={flow.stack}>
      <h2 id="pan-title">{texts.title}</h2>
      <p>{outcome.taxBenefit(registration.label, registration.value)}</p>
      <p>{texts.why}</p>
      <Pan profile={profile} receiptOf={txnId} />
    </section>
  )
}
