import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import {
  agreementRupees,
  agreeMonthly,
  type AgreementRequest,
  type Monthly,
  type MonthlyOffer,
} from '../../../shared/contract/donation/mandate.ts'
import { ApiError } from '../../../shared/contract/transport.ts'
import { amountOf } from '../../../shared/donation/amountText.ts'
import { canBeGiven } from '../../../shared/donation/limits.ts'
import { mostFor } from '../../../shared/donation/monthlyChoice.ts'
import { formatRupees } from '../../../shared/money.ts'
import { useServices } from '../../app/services.ts'
import { ActEnd } from '../../components/act/ActButton.tsx'
import { useAct } from '../../components/act/useAct.ts'
import { Button } from '../../components/Button.tsx'
import flow from '../../components/Flow.module.css'
import { Choice } from '../../components/forms/Choice.tsx'
import { Field } from '../../components/forms/Field.tsx'
import text from '../../components/Text.module.css'
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

/** A new agreement to give every month. The hand-over page then takes the donor to the provider, for a payment of one rupee. Net banking needs no payment. */
export const AgreementForm = ({ like, offer, amount: first, start, edits = false, label }: AgreementFormProps) => {
  const { monthly: texts, words } = useTexts('monthly')
  const { api } = useServices()
  const navigate = useNavigate()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState(String(first))
  const [terms, setTerms] = useState(start)
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const read = amountOf(typed)
  const amount = canBeGiven(read) ? read : null
  const [byBank, setByBank] = useState(false)
  const [posted, setPosted] = useState<PostedForm | null>(null)
  const act = useAct({
    async call() {
      const most = mostFor(amount ?? 0, terms)
      const way = byBank ? ({ way: 'net_banking' } as const) : {}
      const agreed = await agreeMonthly(api, { ...terms, ...way, most, amount: amount ?? 0, like })
      if ('fields' in agreed) return setPosted(agreed)
      const { pathname, search, hash } = new URL(agreed.handover_url)
      await navigate(pathname + search + hash)
    },
    say: null,
    explain: ({ code }) => ({ monthly_closed: texts.closed, monthly_over: texts.over })[code],
  })

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const wrong: Record<string, string> = {}
    if (amount === null) wrong['amount'] = texts.amountProblem
    const outcome = amount === null ? null : await act.run()
    const failure = outcome && 'failure' in outcome ? outcome.failure : null
    if (failure instanceof ApiError) {
      const { amount: sum, most, until } = failure.fields
      if (sum) wrong['amount'] = texts.amountProblem
      if (most) wrong['most'] = words.problems.tooSmall
      if (until) wrong['until'] = until === 'too_soon' ? words.problems.tooSoon : words.problems.tooLate
    }
    setProblems(wrong)
    const field = Object.keys(wrong)[0]
    if (field) form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus()
  }

  if (posted) return <BankForm {...posted} />
  return (
    <form ref={form} className={flow.stack} aria-label={label} noValidate onSubmit={(event) => void submit(event)}>
      {edits && (
        <Field
          id={id}
          name="amount"
          label={texts.amount}
          problem={problems['amount']}
          alert
          type="text"
          inputMode="numeric"
          autoComplete="off"
          control={{ value: typed, onChange: ({ currentTarget }) => setTyped(currentTarget.value) }}
        />
      )}
      <Choice
        label={texts.way}
        name="way"
        value={byBank ? 'bank' : 'payment'}
        options={[
          ['payment', texts.wayPayment],
          ['bank', texts.wayBank],
        ]}
        onChange={(way) => setByBank(way === 'bank')}
      />
      <MonthlyTerms amount={amount ?? first} terms={terms} offer={offer} problems={problems} onChange={setTerms} />
      <p>
        <strong>
          <MonthlyLine amount={amount ?? first} terms={terms} />
        </strong>
      </p>
      <p className={text.small}>
        {byBank ? (
          `${texts.bankNotice} ${words.stop}`
        ) : (
          <MonthlyHint amount={amount ?? first} terms={terms} offer={offer} />
        )}
      </p>
      <p>{byBank ? texts.agreeBank(formatRupees(0)) : texts.agreeHow(formatRupees(agreementRupees))}</p>
      <ActEnd act={act} look="donate" failure={Object.keys(problems).length === 0 ? act.failure : ''}>
        {texts.agree}
      </ActEnd>
    </form>
  )
}
