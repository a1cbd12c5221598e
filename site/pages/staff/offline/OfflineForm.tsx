import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import type * as z from 'zod/mini'
import { takeOffline } from '../../../../shared/api/staff/offlineDonation.ts'
import {
  type OfflineDonation,
  offlineDonationSchema,
  type OfflineOptions,
} from '../../../../shared/contract/staff/offlineDonation.ts'
import { formatDay, indianDay } from '../../../../shared/date.ts'
import { useLanguage } from '../../../app/language/language.ts'
import { useServices } from '../../../app/services.ts'
import { SchemaForm } from '../../../forms/SchemaForm.tsx'
import { SelectField } from '../../../forms/SelectField.tsx'
import { TextField } from '../../../forms/TextField.tsx'
import { useSchemaForm } from '../../../forms/useSchemaForm.ts'
import { useProjects } from '../../../layout/menu/useProjects.ts'
import { useRefresh } from '../../../staff/table/useDeskList.ts'
import { DonorChoice } from './DonorChoice.tsx'
import { MoneyFields } from './MoneyFields.tsx'
import form from '../../../staff/parts/Form.module.css'
import { noPerson, sharedFields } from './offlineFields.ts'
import { PersonFields } from './PersonFields.tsx'
import { PurposeField } from './PurposeField.tsx'
import { useTexts } from '../../../texts/useTexts.ts'

/** One key for each entry, so that a second press, or a second try after a lost answer, is the same donation. */
const newKey = () => crypto.randomUUID()

const blank = (language: OfflineDonation['language']): OfflineDonation => ({
  ...noPerson,
  key: newKey(),
  amount: '',
  mode: 'cash',
  reference: '',
  day: indianDay(new Date()),
  project_id: '',
  purpose_id: '',
  note: '',
  donor: 'new',
  language,
})

interface OfflineFormProps {
  options: OfflineOptions
  onStart(): void
  onSaved(saved: { txn_id: string; receipt: string }): void
}

/** The form of an offline donation. It is empty again after saving. */
export const OfflineForm = ({ options, onStart, onSaved }: OfflineFormProps) => {
  const texts = useTexts('staff').offline
  const lang = useLanguage()
  const { api } = useServices()
  const refresh = useRefresh()
  const { list } = useProjects('')
  const [start, setStart] = useState(() => blank(lang))
  const [schema] = useState(
    () =>
      // The form sends every field, so none gets a default.
      offlineDonationSchema({ from: options.open_from, today: indianDay(new Date()) }) as z.ZodMiniType<
        OfflineDonation,
        OfflineDonation
      >,
  )
  const state = useSchemaForm<OfflineDonation, OfflineDonation>({
    schema,
    start,
    labels: texts.labels,
    problems: { ...texts.problems, closed: texts.closed(formatDay(options.open_from, lang)) },
    once: true,
    async send(entry) {
      onStart()
      onSaved(await takeOffline(api, entry))
      setStart(blank(lang))
      void refresh('staff-donations', 'staff-donors', 'staff-donor')
    },
  })
  const shared = sharedFields(state)
  const [projectId, donor] = useWatch({ control: state.form.control, name: ['project_id', 'donor'] })
  return (
    <div className={form.form}>
      <SchemaForm state={state} submit={texts.save} label={texts.title}>
        <h2>{texts.donation}</h2>
        <MoneyFields state={shared} options={options} />
        <div className={form.pair}>
          <SelectField
            state={state}
            name="project_id"
            empty={texts.choose}
            options={list.projects.map(({ id, title }) => ({ value: String(id), label: title }))}
          />
          <PurposeField state={shared} projectId={Number(projectId)} />
        </div>
        <TextField state={state} name="note" note={texts.mayBeEmpty} hint={texts.noteHint} autoComplete="off" />
        <h2>{texts.donor}</h2>
        <DonorChoice state={shared} />
        {donor === 'new' && <PersonFields state={shared} />}
      </SchemaForm>
    </div>
  )
}
