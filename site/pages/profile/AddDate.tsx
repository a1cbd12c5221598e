import { useMemo, useState } from 'react'
import * as z from 'zod/mini'
import { idSchema } from '../../../shared/contract/basics.ts'
import { addSpecialDate, occasions, specialDateRequestSchema } from '../../../shared/contract/people/specialDate.ts'
import { indianDay } from '../../../shared/date.ts'
import { useLanguage } from '../../app/language/language.ts'
import { notify } from '../../app/notify.ts'
import { queryClientOf, useApiQuery } from '../../framework/firstLoad/queryClient.ts'
import { useServices } from '../../app/services.ts'
import { DayField } from '../../components/forms/DayField.tsx'
import { draftKeeper } from '../../components/forms/drafts.ts'
import { SchemaForm } from '../../components/forms/SchemaForm.tsx'
import { SelectField } from '../../components/forms/SelectField.tsx'
import { TextField } from '../../components/forms/TextField.tsx'
import { useSchemaForm } from '../../components/forms/useSchemaForm.ts'
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
  const services = useServices()
  const { api } = services
  const occasionsQuery = useApiQuery({ queryKey: ['occasions', lang], queryFn: () => occasions(api) })
  const kinds = occasionsQuery.data ?? []
  const projects = useProjectOptions()
  const [schema] = useState(() => dateFormSchema(indianDay(new Date())))
  const state = useSchemaForm<DateFields, z.output<DateSchema>>({
    schema,
    start: emptyDate,
    labels: { occasion_id: texts.occasion, name: texts.name, date: texts.date, project_id: texts.project },
    problems,
    once: true,
    draft: useMemo(() => draftKeeper(userId, 'date'), [userId]),
    explain: ({ fields }) => (fields['body'] === 'too_many' ? texts.tooMany : undefined),
    async send(request) {
      const { name } = await addSpecialDate(api, request)
      notify({ kind: 'success', title: texts.added(name) })
      await queryClientOf(services).invalidateQueries({ queryKey: ['special dates'] })
    },
  })
  return (
    <SchemaForm state={state} submit={texts.add} label={texts.add}>
      <SelectField
        state={state}
        name="occasion_id"
        empty={texts.chooseOccasion}
        options={kinds.map(({ id, title }) => ({ value: String(id), label: title }))}
      />
      <ChoicesFailed query={occasionsQuery} what={texts.occasionsFailed} />
      <TextField state={state} name="name" autoComplete="off" hint={texts.nameHint} />
      <DayField state={state} name="date" hint={texts.dateHint} />
      <SelectField
        state={state}
        name="project_id"
        empty={texts.anyProject}
        options={projects.options}
        note={optional}
      />
      <ChoicesFailed query={projects.query} what={projectsFailed} />
    </SchemaForm>
  )
}
