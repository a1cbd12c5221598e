import { useState } from 'react'
import * as z from 'zod/mini'
import {
  createPledge,
  type Pledge,
  type PledgeRequest,
  pledgeRequestSchema,
} from '../../../shared/contract/people/pledge.ts'
import { formatMonth, indianDay } from '../../../shared/date.ts'
import { amountOf } from '../../../shared/donation/amountText.ts'
import { maxAmount } from '../../../shared/donation/limits.ts'
import { groupIndian } from '../../../shared/money.ts'
import { useLanguage } from '../../app/language/language.ts'
import { useServices } from '../../app/services.ts'
import { Button } from '../../components/Button.tsx'
import { TextField } from '../../components/forms/Field.tsx'
import { Form } from '../../components/forms/Form.tsx'
import { SelectField } from '../../components/forms/SelectField.tsx'
import { useFieldValue, useSavedForm } from '../../components/forms/useSavedForm.tsx'
import { useTexts } from '../../texts/useTexts.ts'
import { ChoicesFailed } from './ChoicesFailed.tsx'
import { useProjectOptions } from './useProjectOptions.ts'

interface PledgeFormProps {
  userId: number
  /** The current one, to be changed. */
  pledge: Pledge | null
  onDone(saved: Pledge): void
  /** Another window saved a pledge since: reads it, and keeps this form. */
  onMeanwhile(): Promise<unknown>
  onCancel?: (() => void) | undefined
}

/** Project, amount, rhythm and day. */
export const PledgeForm = ({ userId, pledge, onDone, onMeanwhile, onCancel }: PledgeFormProps) => {
  const { pledge: texts, problems, projectsFailed } = useTexts('profile').profile
  const lang = useLanguage()
  const { api } = useServices()
  const projects = useProjectOptions()
  const [today] = useState(() => indianDay(new Date()))
  const form = useSavedForm({
    schema: async () => pledgeFormSchema,
    start: pledgeFields(pledge, today),
    labels: {
      project_id: texts.projectLabel,
      amount: texts.amount,
      every: texts.every,
      day: texts.day,
      month: texts.monthLabel,
    },
    problems: { ...problems, amount: texts.amountProblem(groupIndian(maxAmount)), day: texts.dayProblem },
    draft: { userId, name: 'pledge' },
    onMeanwhile,
    show: (name, value) => {
      if (name === 'project_id') return projects.options.find((option) => option.value === value)?.label ?? value
      if (name === 'every') return value === 'year' ? texts.everyYear : texts.everyMonth
      return name === 'month' ? formatMonth(Number(value), lang) : value
    },
    call: async (request) => onDone(await createPledge(api, { ...request, replaces: pledge?.created_at ?? null })),
    say: { toast: () => texts.done },
  })
  const yearly = useFieldValue(form, 'every') === 'year'
  const months = Array.from({ length: 12 }, (_, index) => ({
    value: String(index + 1),
    label: formatMonth(index + 1, lang),
  }))
  const cancel = onCancel && (
    <Button look="text" onClick={onCancel}>
      {texts.keep}
    </Button>
  )
  return (
    <Form form={form} submit={texts.promise} label={texts.title} aside={cancel}>
      <SelectField form={form} name="project_id" empty={texts.chooseProject} options={projects.options} />
      <ChoicesFailed query={projects.query} what={projectsFailed} />
      <TextField form={form} name="amount" inputMode="numeric" autoComplete="off" />
      <SelectField
        form={form}
        name="every"
        options={[
          { value: 'month', label: texts.everyMonth },
          { value: 'year', label: texts.everyYear },
        ]}
      />
      {yearly && <SelectField form={form} name="month" options={months} />}
      <TextField form={form} name="day" inputMode="numeric" autoComplete="off" hint={texts.dayHint} />
    </Form>
  )
}

/** The fields' values. */
const fieldsSchema = z.object({
  project_id: z.string(),
  amount: z.string(),
  every: z.enum(['month', 'year']),
  day: z.string(),
  month: z.string(),
})
type PledgeFields = z.infer<typeof fieldsSchema>

/** The fields, converted to the contract's payload and checked by it. */
const pledgeFormSchema = z.pipe(
  z.pipe(
    fieldsSchema,
    z.transform(
      ({ project_id, amount, every, day, month }: PledgeFields): PledgeRequest => ({
        project_id: Number(project_id),
        amount: amountOf(amount),
        every,
        day: amountOf(day),
        month: every === 'year' ? Number(month) : null,
      }),
    ),
  ),
  pledgeRequestSchema,
)

/** @param pledge the current one @param today the day in India, `yyyy-MM-dd` */
const pledgeFields = (pledge: Pledge | null, today: string): PledgeFields =>
  pledge
    ? {
        project_id: String(pledge.project.id),
        amount: String(pledge.amount),
        every: pledge.every,
        day: String(pledge.day),
        month: String(pledge.month ?? Number(today.slice(5, 7))),
      }
    : { project_id: '', amount: '', every: 'month', day: '', month: String(Number(today.slice(5, 7))) }
