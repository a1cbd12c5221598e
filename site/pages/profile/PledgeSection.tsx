import { useState } from 'react'
import { ApiError, type Transport } from '../../../shared/contract/transport.ts'
import {
  endPledge,
  pledge,
  type Pledge,
  createPledge,
  type PledgeRequest,
  pledgeRequestSchema,
} from '../../../shared/contract/people/pledge.ts'
import { storePledged } from '../../../shared/auth/storageKeys.ts'
import { formatDay, formatMonth, indianDay } from '../../../shared/date.ts'
import { formatRupees, groupIndian } from '../../../shared/money.ts'
import { useLanguage } from '../../app/language/language.ts'
import { useServices } from '../../app/services.ts'
import { Button, buttonClass } from '../../components/Button.tsx'
import { QueryState } from '../../components/QueryState.tsx'
import { ConfirmButton } from '../../components/act/ActButton.tsx'
import { useAct } from '../../components/act/useAct.ts'
import { useEditing } from '../../components/forms/useEditing.ts'
import { DonateLink } from '../../features/giving/DonateLink.tsx'
import { queryClientOf, useApiQuery } from '../../framework/firstLoad/queryClient.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { ProfileSection } from './ProfileSection.tsx'
import * as z from 'zod/mini'
import { amountOf } from '../../../shared/donation/amountText.ts'
import { maxAmount } from '../../../shared/donation/limits.ts'
import { TextField } from '../../components/forms/Field.tsx'
import { Form } from '../../components/forms/Form.tsx'
import { SelectField } from '../../components/forms/SelectField.tsx'
import { useFieldValue, useSavedForm } from '../../components/forms/useSavedForm.tsx'
import { ChoicesFailed, useProjectOptions } from './ChoicesFailed.tsx'

/** A pledge of regular donations: made, shown, changed, ended. */
export const PledgeSection = ({ userId }: { userId: number }) => {
  const { pledge: texts } = useTexts('profile').profile
  const lang = useLanguage()
  const services = useServices()
  const queryKey = ['pledge', lang]
  const query = useApiQuery(queryKey, pledge)
  const { editing, edit, stay, place } = useEditing(false)
  const become = (saved: Pledge | null) => {
    const client = queryClientOf(services)
    client.setQueryData(queryKey, saved)
    void client.invalidateQueries({ queryKey: ['profile'] })
    storePledged(services.storage, saved !== null)
    edit(false)
  }
  const reload = () => queryClientOf(services).invalidateQueries({ queryKey })
  const end = async (api: Transport, shown: Pledge) => {
    try {
      become(await endPledge(api, shown.created_at))
    } catch (error) {
      // Another window has saved a pledge: the donor sees it before ending it.
      if (error instanceof ApiError && error.status === 409) await reload()
      throw error
    }
  }
  return (
    <ProfileSection id="pledge" title={texts.title} lead={texts.lead}>
      <div ref={place} tabIndex={-1} role="group" aria-labelledby="pledge-title">
        <QueryState query={query}>
          {(stands) =>
            stands && !editing ? (
              <PledgeCard pledge={stands} onChange={() => edit(true)} onEnd={(api) => end(api, stands)} />
            ) : (
              <PledgeForm
                userId={userId}
                pledge={stands}
                onDone={become}
                onMeanwhile={() => {
                  stay()
                  return reload()
                }}
                onCancel={stands ? () => edit(false) : undefined}
              />
            )
          }
        </QueryState>
      </div>
    </ProfileSection>
  )
}

/** The current pledge. Ending it asks for confirmation. */
const PledgeCard = ({
  pledge,
  onChange,
  onEnd,
}: {
  pledge: Pledge
  onChange(): void
  onEnd(api: Transport): Promise<void>
}) => {
  const { pledge: texts } = useTexts('profile').profile
  const lang = useLanguage()
  const amount = formatRupees(pledge.amount)
  const ending = useAct({ call: onEnd, say: { toast: () => texts.ended } })
  const { every, day, month } = pledge
  return (
    <div className="text-note">
      <h3>
        {every === 'month' ? texts.month(amount, day) : texts.year(amount, `${day} ${formatMonth(month ?? 1, lang)}`)}
      </h3>
      <p>{texts.project(pledge.project.title)}</p>
      <p className="text-soft">
        {texts.next(formatDay(pledge.next, lang))}.{day > 28 && every === 'month' && ` ${texts.shortMonth}`}
      </p>
      <div className="flow-ways">
        <DonateLink projectId={pledge.project.id} amount={pledge.amount} className={buttonClass('outline')}>
          {texts.give}
        </DonateLink>
        <Button look="text" onClick={onChange}>
          {texts.change}
        </Button>
        <ConfirmButton
          act={ending}
          look="text"
          button={texts.end}
          question={texts.endAsk}
          sure={texts.endNow}
          keep={texts.keep}
        />
      </div>
    </div>
  )
}

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
const PledgeForm = ({ userId, pledge, onDone, onMeanwhile, onCancel }: PledgeFormProps) => {
  const { pledge: texts, problems, projectsFailed } = useTexts('profile').profile
  const lang = useLanguage()
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
    call: async (api, request) => onDone(await createPledge(api, { ...request, replaces: pledge?.created_at ?? null })),
    say: { toast: () => texts.done },
  })
  const yearly = useFieldValue(form, 'every') === 'year'
  const months = Array.from({ length: 12 }, (_, index) => ({
    value: String(index + 1),
    label: formatMonth(index + 1, lang),
  }))
  const other = onCancel && { words: texts.keep, press: onCancel }
  return (
    <Form form={form} submit={texts.promise} label={texts.title} other={other}>
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
type PledgeFields = Record<'project_id' | 'amount' | 'day' | 'month', string> & Pick<PledgeRequest, 'every'>

/** The fields, converted to the contract's payload and checked by it. */
const pledgeFormSchema = z.pipe(
  z.transform(
    ({ project_id, amount, every, day, month }: PledgeFields): PledgeRequest => ({
      project_id: Number(project_id),
      amount: amountOf(amount),
      every,
      day: amountOf(day),
      month: every === 'year' ? Number(month) : null,
    }),
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
