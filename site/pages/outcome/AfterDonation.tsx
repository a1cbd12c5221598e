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
import { Button, LinkButton } from '../../components/Button.tsx'
import { queryClientOf, useApiQuery } from '../../framework/firstLoad/queryClient.ts'
import { useContact } from '../../components/useContact.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { useReceipt } from '../donation/donationQueries.ts'
import { Pan } from '../profile/Pan.tsx'
import { useProfile } from '../profile/useProfile.ts'
import { CardSection } from './CardSection.tsx'
import styles from './Outcome.module.css'
import { type MandateView, type MonthlyOffer, ownMandates } from '../../../shared/contract/donation/mandate.ts'
import { startMonthly } from '../../../shared/donation/monthlyChoice.ts'
import { formatRupees } from '../../../shared/money.ts'
import { useLanguage } from '../../app/language/language.ts'
import { paths } from '../../app/paths.ts'
import { AgreementForm } from '../../features/monthly/AgreementForm.tsx'
import { MandateFacts, today, useMonthlyOffer } from '../../features/monthly/MonthlyTerms.tsx'

/** What a donor may add to a confirmed donation: a name to write, and the PAN. Both are optional. */
export const AfterDonation = ({ donation }: { donation: DonationOutcome }) => (
  <div className={`flow-stack ${styles.after}`}>
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
    <section aria-labelledby="pan-title" className="flow-stack">
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
    <section aria-labelledby="dedication-title" className="flow-stack">
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
          <div className="flow-ways">
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
    async call(api, request) {
      onSaved((await dedicate(api, request)).name)
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

/** The browser stores under it that the donor does not want to be asked. It is not among `storageKeys`: every page loads those. */
const declinedKey = 'monthlyDeclined'

/** After a monthly donation what was agreed. After any other one the question, once, whether it should be one. */
const MonthlySection = ({ donation }: { donation: DonationOutcome }) => {
  const { storage } = useServices()
  const lang = useLanguage()
  const [declined, setDeclined] = useState(() => storage.getItem(declinedKey) !== null)
  const asks = donation.monthly === null && !declined
  const offer = useMonthlyOffer(asks)
  const own = useApiQuery(['monthly', 'own', lang], ownMandates, { enabled: asks }).data
  if (donation.monthly) return <Agreed mandate={donation.monthly} />
  if (!asks || !offer || !own) return null
  // Who gives monthly for this project already is not asked again.
  if (own.some(({ state, project }) => state !== 'ended' && project.id === donation.project?.id)) return null
  const decline = () => {
    storage.setItem(declinedKey, '1')
    setDeclined(true)
  }
  return <Question donation={donation} offer={offer} onDecline={decline} />
}

const Agreed = ({ mandate }: { mandate: MandateView }) => {
  const { monthly: texts } = useTexts('monthly')
  const { amount, state, project } = mandate
  return (
    <section aria-labelledby="monthly-title" className="flow-stack">
      <h2 id="monthly-title">{texts.title}</h2>
      <p>{texts.lead(formatRupees(amount), project.title)}</p>
      <p>{texts.states[state]}</p>
      <MandateFacts mandate={mandate} />
      <p>{texts.ways}</p>
      <LinkButton to={paths.monthly} look="outline">
        {texts.manage}
      </LinkButton>
    </section>
  )
}

const Question = (props: { donation: DonationOutcome; offer: MonthlyOffer; onDecline(): void }) => {
  const { monthly: texts } = useTexts('monthly')
  const [open, setOpen] = useState(false)
  const { donation, offer, onDecline } = props
  const { amount, txn_id } = donation
  return (
    <section aria-labelledby="monthly-title" className="flow-stack">
      <h2 id="monthly-title">{texts.make}</h2>
      <p>{texts.makeText(formatRupees(amount), donation.project?.title ?? '')}</p>
      {open ? (
        <AgreementForm
          like={{ txn_id }}
          offer={offer}
          amount={amount}
          start={startMonthly(offer, today())}
          label={texts.make}
        />
      ) : (
        <div className="flow-ways">
          <Button look="outline" onClick={() => setOpen(true)}>
            {texts.makeOpen}
          </Button>
          <Button look="text" onClick={onDecline}>
            {texts.makeNo}
          </Button>
        </div>
      )}
    </section>
  )
}
