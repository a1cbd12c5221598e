import { useState } from 'react'
import type { DonationOutcome } from '../../../shared/contract/donation/donation.ts'
import { type MandateView, type MonthlyOffer, ownMandates } from '../../../shared/contract/donation/mandate.ts'
import { formatDay } from '../../../shared/date.ts'
import { startMonthly } from '../../../shared/donation/monthlyChoice.ts'
import { formatRupees } from '../../../shared/money.ts'
import { useLanguage } from '../../app/language/language.ts'
import { paths } from '../../app/paths.ts'
import { useServices } from '../../app/services.ts'
import { Button, LinkButton } from '../../components/Button.tsx'
import { Facts } from '../../components/Facts.tsx'
import flow from '../../components/Flow.module.css'
import { AgreementForm } from '../../features/monthly/AgreementForm.tsx'
import { useApiQuery } from '../../framework/firstLoad/queryClient.ts'
import { today, useMonthlyOffer } from '../../features/monthly/MonthlyTerms.tsx'
import { useTexts } from '../../texts/useTexts.ts'

/** The browser stores under it that the donor does not want to be asked. It is not among `storageKeys`: every page loads those. */
const declinedKey = 'monthlyDeclined'

/** After a monthly donation what was agreed. After any other one the question, once, whether it should be one. */
export const MonthlySection = ({ donation }: { donation: DonationOutcome }) => {
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
  const lang = useLanguage()
  const { amount, next, most, day, until, state, project } = mandate
  const { facts } = texts
  return (
    <section aria-labelledby="monthly-title" className={flow.stack}>
      <h2 id="monthly-title">{texts.title}</h2>
      <p>{texts.lead(formatRupees(amount), project.title)}</p>
      <p>{texts.states[state]}</p>
      <Facts
        facts={[
          [
            facts.next,
            next ? facts.nextOf(formatDay(next.day, lang), formatRupees(next.amount), next.announced) : facts.none,
          ],
          [facts.day, facts.dayOf(day)],
          [facts.until, formatDay(until, lang)],
          [facts.most, formatRupees(most)],
        ]}
      />
      <p>{texts.ways}</p>
      <LinkButton to={paths.monthly} look="outline">
        {texts.manage}
      </LinkButton>
    </section>
  )
}

interface QuestionProps {
  donation: DonationOutcome
  offer: MonthlyOffer
  onDecline(): void
}

const Question = ({ donation, offer, onDecline }: QuestionProps) => {
  const { monthly: texts } = useTexts('monthly')
  const [open, setOpen] = useState(false)
  const { amount, txn_id } = donation
  return (
    <section aria-labelledby="monthly-title" className={flow.stack}>
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
        <div className={flow.ways}>
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
