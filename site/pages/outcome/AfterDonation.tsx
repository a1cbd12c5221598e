import { useState } from 'react'
import {
  dedicate,
  type DedicationRequest,
  dedicationRequestSchema,
} from '../../../shared/contract/donation/dedication.ts'
import type { DonationOutcome } from '../../../shared/contract/donation/donation.ts'
import { taxRegistration } from '../../../shared/taxRegistration.ts'
import { useServices } from '../../app/services.ts'
import { TextField } from '../../components/forms/Field.tsx'
import { Form } from '../../components/forms/Form.tsx'
import { useEditing } from '../../components/forms/useEditing.ts'
import { useSavedForm } from '../../components/forms/useSavedForm.tsx'
import { Button } from '../../components/Button.tsx'
import { queryClientOf } from '../../framework/firstLoad/queryClient.ts'
import { useContact } from '../../components/useContact.ts'
import flow from '../../components/Flow.module.css'
import { useTexts } from '../../texts/useTexts.ts'
import { useReceipt } from '../donation/donationQueries.ts'
import { Pan } from '../profile/Pan.tsx'
import { useProfile } from '../profile/useProfile.ts'
import { CardSection } from './CardSection.tsx'
import { MonthlySection } from './MonthlySection.tsx'
import styles from './Outcome.module.css'

/** What a donor may add to a confirmed donation: a name to write, and the PAN. Both are optional. */
export const AfterDonation = ({ donation }: { donation: DonationOutcome }) => (
  <div className={`${flow.stack} ${styles.after}`}>
    {donation.dedication && (
      <Dedication txnId={donation.txn_id} purpose={donation.purpose?.title ?? ''} given={donation.dedication.name} />
    )}
    <CardSection txnId={donation.txn_id} />
    <MonthlySection donation={donation} />
    {donation.receipt && <TaxReceipt txnId={donation.txn_id} />}
  </div>
)

/** Asks for the PAN, with the reason, and adds it to the donation's receipt. Absent if the receipt has a PAN already, or the trust no 80G: then nobody gains. */
const TaxReceipt = ({ txnId }: { txnId: string }) => {
  const { outcome } = useTexts('outcome')
  const texts = useTexts('member').pan
  const { data: profile } = useProfile()
  const { data: receipt } = useReceipt(txnId)
  // Decided once, so that the answer stays in sight after saving.
  const [asks, setAsks] = useState<boolean>()
  if (receipt && asks === undefined) setAsks(!receipt.donor.pan)
  const registration = taxRegistration(useContact().data?.offline?.registrations)
  if (!profile || !registration || !asks) return null
  return (
    <section aria-labelledby="pan-title" className={flow.stack}>
      <h2 id="pan-title">{texts.title}</h2>
      <p>{outcome.taxBenefit(registration.label, registration.value)}</p>
      <p>{texts.why}</p>
      <Pan profile={profile} receiptOf={txnId} />
    </section>
  )
}

interface DedicationProps {
  txnId: string
  /** Its title; it promises to write a name. */
  purpose: string
  /** The name given before. */
  given: string | null
}

/** Asks whose name to write, for example on the slate by the kitchen door. */
export const Dedication = ({ txnId, purpose, given }: DedicationProps) => {
  const { outcome } = useTexts('outcome')
  const [name, setName] = useState(given)
  const { editing, edit, place } = useEditing(given === null)
  return (
    <section aria-labelledby="dedication-title" className={flow.stack}>
      <h2 id="dedication-title">{outcome.dedication}</h2>
      <p>{outcome.dedicationWhy(purpose)}</p>
      <div ref={place} tabIndex={-1} role="group" aria-label={outcome.dedication}>
        {editing ? (
          <DedicationForm
            txnId={txnId}
            start={name ?? ''}
            onSaved={(kept) => {
              setName(kept)
              edit(kept === null)
            }}
          />
        ) : (
          <div className={flow.ways}>
            <p role="status">{outcome.dedicated(name ?? '')}</p>
            <Button look="text" onClick={() => edit(true)}>
              {outcome.dedicationChange}
            </Button>
          </div>
        )}
      </div>
    </section>
  )
}

interface DedicationFormProps {
  txnId: string
  start: string
  /** @param kept null: the name was removed */
  onSaved(kept: string | null): void
}

/** One field: the name. Left empty, no name is written. */
const DedicationForm = ({ txnId, start, onSaved }: DedicationFormProps) => {
  const { outcome } = useTexts('outcome')
  const services = useServices()
  const [values] = useState<DedicationRequest>({ txn_id: txnId, name: start })
  const form = useSavedForm({
    schema: async () => dedicationRequestSchema,
    start: values,
    labels: { txn_id: null, name: outcome.dedicationName },
    problems: outcome.dedicationProblems,
    async call(request) {
      onSaved((await dedicate(services.api, request)).name)
      // The receipt has the name, and its mail may not have to wait any more.
      for (const key of [['outcome'], ['donations', 'receipt']])
        void queryClientOf(services).invalidateQueries({ queryKey: key })
    },
    say: null,
  })
  return (
    <Form form={form} submit={outcome.dedicationSave} label={outcome.dedication} look="outline">
      <TextField
        form={form}
        name="name"
        autoComplete="off"
        note={outcome.dedicationOptional}
        hint={outcome.dedicationHint}
      />
    </Form>
  )
}
