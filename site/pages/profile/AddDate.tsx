import { useState } from 'react'
import * as z from 'zod/mini'
import { idSchema } from '../../../shared/contract/basics.ts'
import { addSpecialDate, occasions, specialDateRequestSchema } from '../../../shared/contract/people/specialDate.ts'
import { indianDay } from '../../../shared/date.ts'
import { useLanguage } from '../../app/language/language.ts'
import { useApiQuery } from '../../framework/firstLoad/queryClient.ts'
import { useServices } from '../../app/services.ts'
import { DayField } from '../../components/forms/DayField.tsx'
import { TextField } from '../../components/forms/Field.tsx'
import { Form } from '../../components/forms/Form.tsx'
import { SelectField } from '../../components/forms/SelectField.tsx'
import { useSavedForm } from '../../components/forms/useSavedForm.tsx'
import { ChoicesFailed } from './ChoicesFailed.tsx'
import { useProjectOptions } from './useProjectOptions.ts'
import { useTexts } from '../../texts/useTexts.ts'

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
export const AddDate = ({ userId }: { userId: number }) => {
  const { dates: texts, optional, problems, projectsFailed } = useTexts('profile').profile
  const lang = useLanguage()
  const { api } = useServices()
  const occasionsQuery = useApiQuery(['occasions', lang], () => occasions(api))
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
    call: (request) => addSpecialDate(api, request),
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
