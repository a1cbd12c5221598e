import { contactWithLimitsSchema } from '../../../shared/contract/content/contact.ts'
import type { MandateView, Monthly, MonthlyOffer } from '../../../shared/contract/donation/mandate.ts'
import { formatDay, indianDay } from '../../../shared/date.ts'
import { confirmations, mostChoices, mostFor, untilChoices } from '../../../shared/donation/monthlyChoice.ts'
import { formatRupees } from '../../../shared/money.ts'
import { useLanguage } from '../../app/language/language.ts'
import { Facts } from '../../components/Facts.tsx'
import { Choice } from '../../components/forms/Choice.tsx'
import { fieldOf } from '../../components/forms/Field.tsx'
import type { FormState } from '../../components/forms/useForm.ts'
import { contentMeta, useApiQuery } from '../../framework/firstLoad/queryClient.ts'
import { useTexts } from '../../texts/useTexts.ts'

/** How donors can give every month; null if they cannot, undefined while nobody knows. */
export const useMonthlyOffer = (enabled = true): MonthlyOffer | null | undefined => {
  const lang = useLanguage()
  const { data, isError } = useApiQuery(
    ['monthlyOffer', lang],
    async (api) => (await api.get('get-contact-details', contactWithLimitsSchema)).monthly ?? null,
    { enabled, meta: contentMeta },
  )
  return isError ? null : data
}

/** The Indian day of this moment. */
export const today = (): string => indianDay(new Date())

interface LineProps {
  amount: number
  terms: Monthly
}

/** The one line that says everything that a donor agrees to. */
export const MonthlyLine = ({ amount, terms }: LineProps) => {
  const { words, lang } = useTexts('monthly')
  return words.line(formatRupees(amount), terms.day, formatDay(terms.until, lang), formatRupees(mostFor(amount, terms)))
}

/** When the next debit is, and what was agreed. */
export const MandateFacts = ({ mandate, className }: { mandate: MandateView; className?: string | undefined }) => {
  const { facts } = useTexts('monthly').monthly
  const lang = useLanguage()
  const { most, day, until, next } = mandate
  return (
    <Facts
      className={className}
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
  )
}

/** Whether a debit needs a confirmation, and that the donor can stop. */
export const MonthlyHint = ({ amount, terms, offer }: LineProps & { offer: MonthlyOffer }) => {
  const { words } = useTexts('monthly')
  const which = confirmations(offer, amount, mostFor(amount, terms))
  return `${words.confirmations[which](formatRupees(offer.unconfirmed))} ${words.stop}`
}

interface TermsProps extends LineProps {
  offer: MonthlyOffer
  /** The form around them, which shows their problems. */
  form?: FormState<keyof Monthly>
  onChange(terms: Monthly): void
}

const days = Array.from({ length: 28 }, (_, index) => index + 1)

/** Day, end and maximum. */
export const MonthlyTerms = ({ amount, terms, offer, form, onChange }: TermsProps) => {
  const { words, lang } = useTexts('monthly')
  const most = mostFor(amount, terms)
  const control = (name: keyof Monthly) => (form ? fieldOf({ form, name }) : { name, label: words[name] })
  return (
    <>
      <Choice
        {...control('day')}
        value={String(terms.day)}
        options={days.map((day) => [String(day), words.dayOf(day)])}
        onChange={(day) => onChange({ ...terms, day: Number(day) })}
      />
      <Choice
        {...control('until')}
        value={terms.until}
        options={untilChoices(offer, today(), terms.until).map((day) => [day, formatDay(day, lang)])}
        onChange={(until) => onChange({ ...terms, until })}
      />
      <Choice
        {...control('most')}
        value={String(most)}
        options={mostChoices(offer, amount, most).map((one) => [String(one), formatRupees(one)])}
        onChange={(chosen) => onChange({ ...terms, most: Number(chosen) })}
      />
    </>
  )
}
