import { type ReactNode, useId } from 'react'
import { contactWithLimitsSchema } from '../../../shared/contract/content/contact.ts'
import type { Monthly, MonthlyOffer } from '../../../shared/contract/donation/mandate.ts'
import { formatDay, indianDay } from '../../../shared/date.ts'
import { confirmations, mostChoices, mostFor, untilChoices } from '../../../shared/donation/monthlyChoice.ts'
import { formatRupees } from '../../../shared/money.ts'
import { useLanguage } from '../../app/language/language.ts'
import { described, FieldFrame } from '../../components/forms/Field.tsx'
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
  const { words } = useTexts('monthly')
  const lang = useLanguage()
  return words.line(formatRupees(amount), terms.day, formatDay(terms.until, lang), formatRupees(mostFor(amount, terms)))
}

/** Whether a debit needs a confirmation, and that the donor can stop. */
export const MonthlyHint = ({ amount, terms, offer }: LineProps & { offer: MonthlyOffer }) => {
  const { words } = useTexts('monthly')
  const which = confirmations(offer, amount, mostFor(amount, terms))
  return `${words.confirmations[which](formatRupees(offer.unconfirmed))} ${words.stop}`
}

interface TermsProps extends LineProps {
  offer: MonthlyOffer
  /** Sentences of problems by field. */
  problems?: Readonly<Record<string, string>>
  onChange(terms: Monthly): void
}

const days = Array.from({ length: 28 }, (_, index) => index + 1)

/** Day, end and maximum. */
export const MonthlyTerms = ({ amount, terms, offer, problems = {}, onChange }: TermsProps) => {
  const { words } = useTexts('monthly')
  const lang = useLanguage()
  const form = useId()
  const most = mostFor(amount, terms)
  const choice = (name: keyof Monthly, value: number | string, options: ReactNode) => {
    const id = `${form}-${name}`
    return (
      <FieldFrame id={id} label={words[name]} problem={problems[name]} alert>
        <select
          id={id}
          value={value}
          onChange={({ currentTarget }) =>
            onChange({ ...terms, [name]: name === 'until' ? currentTarget.value : Number(currentTarget.value) })
          }
          {...described(id, problems[name], undefined)}
        >
          {options}
        </select>
      </FieldFrame>
    )
  }
  const option = (value: number | string, text: string) => (
    <option key={value} value={value}>
      {text}
    </option>
  )
  return (
    <>
      {choice(
        'day',
        terms.day,
        days.map((day) => option(day, words.dayOf(day))),
      )}
      {choice(
        'until',
        terms.until,
        untilChoices(offer, today(), terms.until).map((day) => option(day, formatDay(day, lang))),
      )}
      {choice(
        'most',
        most,
        mostChoices(offer, amount, most).map((one) => option(one, formatRupees(one))),
      )}
    </>
  )
}
