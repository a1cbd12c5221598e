import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'
import {
  agreementRequestSchema,
  agreementRupees,
  agreeMonthly,
  type AgreementRequest,
  type Monthly,
  type MonthlyOffer,
} from '../../../shared/contract/donation/mandate.ts'
import { amountOf } from '../../../shared/donation/amountText.ts'
import { canBeGiven } from '../../../shared/donation/limits.ts'
import { mostFor } from '../../../shared/donation/monthlyChoice.ts'
import { formatRupees } from '../../../shared/money.ts'
import { Button } from '../../components/Button.tsx'
import { BriefForm } from '../../components/forms/BriefForm.tsx'
import { TextField } from '../../components/forms/Field.tsx'
import { SelectField } from '../../components/forms/SelectField.tsx'
import { useFieldValue, useSavedForm } from '../../components/forms/useSavedForm.tsx'
import { useTexts } from '../../texts/useTexts.ts'
import { MonthlyHint, MonthlyLine, MonthlyTerms } from './MonthlyTerms.tsx'

interface AgreementFormProps {
  like: AgreementRequest['like']
  offer: MonthlyOffer
  /** Rupees of each month at first. */
  amount: number
  start: Monthly
  /** Whether the donor can type another amount. */
  edits?: boolean
  /** Names the form for screen readers. */
  label: string
}

type PostedForm = Extract<Awaited<ReturnType<typeof agreeMonthly>>, { fields: unknown }>

/** The form that registers the agreement by net banking. It posts itself. Its button is for browsers that block that, and for donors who return. */
const BankForm = ({ action, fields }: PostedForm) => {
  const { monthly: texts } = useTexts('monthly')
  const form = useRef<HTMLFormElement>(null)
  const isPosted = useRef(false)
  useEffect(() => {
    if (isPosted.current || !form.current) return
    isPosted.current = true
    // Not form.submit(): a field named "submit" would replace it.
    HTMLFormElement.prototype.submit.call(form.current)
  }, [])
  return (
    <form ref={form} method="post" action={action}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" look="donate">
        {texts.agree}
      </Button>
    </form>
  )
}

/** What the fields hold. */
type Fields = Record<'amount' | 'way' | keyof Monthly, string>

const payload = z.extend(z.omit(agreementRequestSchema, { like: true }), {
  amount: z.number().check(z.refine(canBeGiven)),
})

/** The contract's payload, made of what the fields hold. */
const schema = z.pipe(
  z.transform(
    ({ amount, way, day, until, most }: Fields): z.input<typeof payload> => ({
      amount: amountOf(amount),
      day: Number(day),
      until,
      most: Number(most),
      way: way === 'bank' ? 'net_banking' : undefined,
    }),
  ),
  payload,
)

/** A new agreement to give every month. The hand-over page then takes the donor to the provider, for a payment of one rupee. Net banking needs no payment. */
export const AgreementForm = ({ like, offer, amount: first, start, edits = false, label }: AgreementFormProps) => {
  const { monthly: texts, words } = useTexts('monthly')
  const navigate = useNavigate()
  const [terms, setTerms] = useState(start)
  const [posted, setPosted] = useState<PostedForm | null>(null)
  const { day, until } = start
  const form = useSavedForm({
    schema: async () => schema,
    start: { amount: String(first), way: 'payment', day: String(day), until, most: String(mostFor(first, start)) },
    labels: { amount: texts.amount, way: texts.way, day: words.day, until: words.until, most: words.most },
    problems: {
      'amount:*': texts.amountProblem,
      'most:*': words.problems.tooSmall,
      'until:too_soon': words.problems.tooSoon,
      'until:*': words.problems.tooLate,
    },
    async call(api, wanted) {
      const agreed = await agreeMonthly(api, { ...wanted, like })
      if ('fields' in agreed) return setPosted(agreed)
      const { pathname, search, hash } = new URL(agreed.handover_url)
      await navigate(pathname + search + hash)
    },
    say: null,
    explain: ({ code }) => ({ monthly_closed: texts.closed, monthly_over: texts.over })[code],
  })
  const typed = amountOf(useFieldValue(form, 'amount'))
  const chosen = { amount: canBeGiven(typed) ? typed : first, terms, offer }
  const byBank = useFieldValue(form, 'way') === 'bank'

  if (posted) return <BankForm {...posted} />
  return (
    <BriefForm form={form} submit={texts.agree} look="donate" label={label} layout="flow-stack">
      {edits && <TextField form={form} name="amount" inputMode="numeric" autoComplete="off" />}
      <SelectField
        form={form}
        name="way"
        options={[
          { value: 'payment', label: texts.wayPayment },
          { value: 'bank', label: texts.wayBank },
        ]}
      />
      <MonthlyTerms {...chosen} form={form} onChange={setTerms} />
      <p>
        <strong>
          <MonthlyLine {...chosen} />
        </strong>
      </p>
      <p className="text-small">{byBank ? `${texts.bankNotice} ${words.stop}` : <MonthlyHint {...chosen} />}</p>
      <p>{byBank ? texts.agreeBank(formatRupees(0)) : texts.agreeHow(formatRupees(agreementRupees))}</p>
    </BriefForm>
  )
}
