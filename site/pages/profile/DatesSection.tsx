import { useState } from 'react'
import {
  addSpecialDate,
  deleteSpecialDate,
  type SpecialDate,
  specialDates,
  occasions,
  specialDateRequestSchema,
} from '../../../shared/contract/people/specialDate.ts'
import type { DonationRow } from '../../../shared/contract/donation/donation.ts'
import { formatDay, indianDay } from '../../../shared/date.ts'
import { formatRupees } from '../../../shared/money.ts'
import { useLanguage } from '../../app/language/language.ts'
import emptyDates from '../../artwork/empty-dates.svg'
import { Button, buttonClass } from '../../components/Button.tsx'
import { Empty } from '../../components/Empty.tsx'
import { QueryState } from '../../components/QueryState.tsx'
import { ActMessage } from '../../components/act/ActButton.tsx'
import { useAct } from '../../components/act/useAct.ts'
import { DonateLink } from '../../features/giving/DonateLink.tsx'
import { useApiQuery } from '../../framework/firstLoad/queryClient.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { choicesOf } from '../donation/choicesOf.ts'
import { useDonations } from '../donation/donationQueries.ts'
import { ProfileSection } from './ProfileSection.tsx'
import * as z from 'zod/mini'
import { idSchema } from '../../../shared/contract/basics.ts'
import { DayField } from '../../components/forms/DayField.tsx'
import { TextField } from '../../components/forms/Field.tsx'
import { Form } from '../../components/forms/Form.tsx'
import { SelectField } from '../../components/forms/SelectField.tsx'
import { useSavedForm } from '../../components/forms/useSavedForm.tsx'
import { ChoicesFailed, useProjectOptions } from './ChoicesFailed.tsx'
import { takeFocus } from '../../../shared/takeFocus.ts'

/** As many as the API sends at once. */
const perPage = 50

/** Birthdays, anniversaries, days of remembrance: the next one first. */
export const DatesSection = ({ userId }: { userId: number }) => {
  const { dates: texts } = useTexts('profile').profile
  const lang = useLanguage()
  const query = useApiQuery(['special dates', lang], specialDates)
  // None while they load: then the project's own amount is proposed.
  const donations = useDonations({ page: 1, perPage }).data?.rows ?? []
  const lastTo = (projectId: number | null | undefined) =>
    donations.find(({ payment_status: status, project }) => status === 'success' && project?.id === projectId)
  const { act, removed } = useDateRemoval()
  const none = (
    <Empty picture={emptyDates}>
      <p>{texts.none}</p>
    </Empty>
  )
  return (
    <ProfileSection id="dates" title={texts.title} lead={texts.lead}>
      <ActMessage act={act} />
      {/* The pressed button has disappeared with its row. */}
      {removed && (
        <Button
          key={removed.id}
          ref={takeFocus}
          look="outline"
          busy={act.busy}
          onClick={() => void act.run(removed, true)}
        >
          {texts.undo}
        </Button>
      )}
      <QueryState query={query} empty={none}>
        {(rows) => (
          <ul className="flow-list">
            {rows.map((row, index) => (
              <DateEntry
                key={row.id}
                row={row}
                last={lastTo(row.project_id)}
                first={index === 0}
                busy={act.busy}
                onRemove={() => void act.run(row, false)}
              />
            ))}
          </ul>
        )}
      </QueryState>
      <details>
        <summary>{texts.add}</summary>
        <AddDate userId={userId} />
      </details>
    </ProfileSection>
  )
}

/** Removes a day at once, and can restore it. */
const useDateRemoval = () => {
  const { dates: texts } = useTexts('profile').profile
  const [removed, setRemoved] = useState<SpecialDate>()
  const act = useAct({
    async call(api, row: SpecialDate, restore: boolean) {
      const { id, occasion_id, name, date, project_id } = row
      await (restore ? addSpecialDate(api, { occasion_id, name, date, project_id }) : deleteSpecialDate(api, id))
      setRemoved(restore ? undefined : row)
      return restore ? texts.back(name) : texts.removed(name)
    },
    say: (words) => words,
    refreshes: ['special dates'],
  })
  return { act, removed }
}

/** How many days before the day a donation is offered. */
const soonDays = 45

interface DateEntryProps {
  row: SpecialDate
  /** The donor's last donation to the day's project is proposed. Without one the dialog shows the project's own amount. */
  last: DonationRow | undefined
  /** The next of all. */
  first: boolean
  /** Another day is being removed. */
  busy: boolean
  onRemove(): void
}

/** A special day with its next date; the next ones offer a donation. */
const DateEntry = ({ row, last, first, busy, onRemove }: DateEntryProps) => {
  const { dates: texts } = useTexts('profile').profile
  const lang = useLanguage()
  const offered = first || row.days <= soonDays
  return (
    <li>
      <div>
        <p className="text-small">{row.occasion}</p>
        <h3>{row.name}</h3>
        <p>
          {texts.next(formatDay(row.next, lang))}, <strong>{texts.inDays(row.days)}</strong>
        </p>
        <p className="text-small">{texts.since(formatDay(row.date, lang))}</p>
        {offered && last?.project && last.created_at && (
          <p className="text-small">
            {texts.lastDonation(last.project.title, formatRupees(last.amount), formatDay(last.created_at, lang))}
          </p>
        )}
      </div>
      <div className="flow-ways">
        {offered && (
          <DonateLink
            {...(last ? choicesOf(last) : { projectId: row.project_id ?? undefined })}
            aria-label={`${texts.give}: ${row.name}`}
            className={buttonClass('outline')}
          >
            {texts.give}
          </DonateLink>
        )}
        <Button look="text" busy={busy} onClick={onRemove} aria-label={`${texts.remove}: ${row.name}`}>
          {texts.remove}
        </Button>
      </div>
    </li>
  )
}

/** The contract's payload, made of texts: a select has nothing else. @param today the day in India, `yyyy-MM-dd` */
const dateFormSchema = (today: string) => {
  const numberOf = z.transform((id: string) => (id ? Number(id) : null))
  return z.extend(specialDateRequestSchema(today), {
    occasion_id: z.pipe(z.pipe(z.string(), numberOf), idSchema),
    project_id: z.pipe(z.pipe(z.string(), numberOf), z.nullable(idSchema)),
  })
}
type DateSchema = ReturnType<typeof dateFormSchema>
type DateFields = z.input<DateSchema>

const emptyDate: DateFields = { occasion_id: '', name: '', date: '', project_id: '' }

/** Adds a day. */
const AddDate = ({ userId }: { userId: number }) => {
  const { dates: texts, optional, problems, projectsFailed } = useTexts('profile').profile
  const lang = useLanguage()
  const occasionsQuery = useApiQuery(['occasions', lang], occasions)
  const kinds = occasionsQuery.data ?? []
  const projects = useProjectOptions()
  const [schema] = useState(() => dateFormSchema(indianDay(new Date())))
  const form = useSavedForm({
    schema: async () => schema,
    start: emptyDate,
    labels: { occasion_id: texts.occasion, name: texts.name, date: texts.date, project_id: texts.project },
    problems,
    once: true,
    draft: { userId, name: 'date' },
    explain: ({ fields }) => (fields['body'] === 'too_many' ? texts.tooMany : undefined),
    call: addSpecialDate,
    say: { toast: ({ name }) => texts.added(name) },
    refreshes: ['special dates'],
  })
  return (
    <Form form={form} submit={texts.add} label={texts.add}>
      <SelectField
        form={form}
        name="occasion_id"
        empty={texts.chooseOccasion}
        options={kinds.map(({ id, title }) => ({ value: String(id), label: title }))}
      />
      <ChoicesFailed query={occasionsQuery} what={texts.occasionsFailed} />
      <TextField form={form} name="name" autoComplete="off" hint={texts.nameHint} />
      <DayField form={form} name="date" hint={texts.dateHint} />
      <SelectField form={form} name="project_id" empty={texts.anyProject} options={projects.options} note={optional} />
      <ChoicesFailed query={projects.query} what={projectsFailed} />
    </Form>
  )
}
