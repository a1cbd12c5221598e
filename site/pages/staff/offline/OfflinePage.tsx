import { useState } from 'react'
import {
  type OfflineDonation,
  offlineDonationSchema,
  type OfflineOptions,
  offlineOptions,
  takeOffline,
} from '../../../../shared/contract/staff/offlineDonation.ts'
import { declarationAnswers } from '../../../../shared/contract/people/myData.ts'
import { formatDay, indianDay } from '../../../../shared/date.ts'
import { useApiQuery } from '../../../framework/firstLoad/queryClient.ts'
import { TextField } from '../../../components/forms/Field.tsx'
import { Form } from '../../../components/forms/Form.tsx'
import { SelectField } from '../../../components/forms/SelectField.tsx'
import type { FormState } from '../../../components/forms/useForm.ts'
import { useFieldValue, useSavedForm } from '../../../components/forms/useSavedForm.tsx'
import { QueryState } from '../../../components/QueryState.tsx'
import { completeSchema, optionsOf, useLanguageOptions, useProjectOptions } from '../desk/deskForms.tsx'
import { deskLink, keys, useDesk, useRefresh } from '../desk/useDesk.tsx'
import { DeskHeading } from '../desk/DeskPage.tsx'
import styles from '../donations/Donations.module.css'
import { DonorChoice } from './DonorChoice.tsx'
import { MoneyFields, PurposeField, reasonLabels, useWarnings, Warnings } from './MoneyFields.tsx'

/** `/staff/offline`: staff enter a donation that did not go through the website. */
export const OfflinePage = () => {
  const { texts, lang } = useDesk('offline')
  const [saved, setSaved] = useState<{ txn_id: string; receipt: string }>()
  const options = useApiQuery(['staff-offline-options', lang], offlineOptions)
  return (
    <>
      <DeskHeading lead={texts.lead} />
      <div role="status" className="text-done">
        {saved && (
          <p>
            {texts.saved(saved.receipt)} {deskLink(texts.open, 'donations', saved.txn_id)}
          </p>
        )}
      </div>
      <QueryState query={options}>
        {(data) => <OfflineForm options={data} onStart={() => setSaved(undefined)} onSaved={setSaved} />}
      </QueryState>
    </>
  )
}

/** One key for each entry, so that a second press, or a second try after a lost answer, is the same donation. */
const newKey = () => crypto.randomUUID()

/** The fields of a new donor. */
const noPerson = { name: '', email: '', phone: '', line: '', city: '', state: '', pin: '', pan: '' }

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
  declared: '',
  put_away: {},
  language,
})

interface OfflineFormProps {
  options: OfflineOptions
  onStart(): void
  onSaved(saved: { txn_id: string; receipt: string }): void
}

/** The form of an offline donation. It is empty again after saving. */
const OfflineForm = ({ options, onStart, onSaved }: OfflineFormProps) => {
  const { texts, pages, lang } = useDesk('offline')
  const refresh = useRefresh()
  const projects = useProjectOptions()
  const { warnings, send } = useWarnings()
  const [start, setStart] = useState(() => blank(lang))
  const [today] = useState(() => indianDay(new Date()))
  const form = useSavedForm({
    schema: async () => completeSchema(offlineDonationSchema({ from: options.open_from, today })),
    start,
    labels: { ...texts.labels, key: null, ...reasonLabels(texts.reasons) },
    problems: { ...texts.problems, closed: texts.closed(formatDay(options.open_from, lang)) },
    once: true,
    async call(api, entry) {
      onStart()
      onSaved(await send(api, takeOffline, entry))
      setStart(blank(lang))
      void refresh(keys.donations, keys.donors, keys.donor)
    },
    say: null,
  })
  const projectId = useFieldValue(form, 'project_id')
  const donor = useFieldValue(form, 'donor')
  return (
    <div className="desk-form">
      <Form form={form} submit={texts.save} label={pages.offline}>
        <h2>{texts.donation}</h2>
        <MoneyFields form={form} options={options} />
        <Warnings form={form} warnings={warnings} fields={['amount', 'reference']} />
        <div className="flow-pair">
          <SelectField form={form} name="project_id" empty={texts.choose} options={projects} />
          <PurposeField form={form} projectId={Number(projectId)} />
        </div>
        <TextField form={form} name="note" note={texts.mayBeEmpty} hint={texts.noteHint} autoComplete="off" />
        <h2>{texts.donor}</h2>
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={donor === 'none'}
            onChange={({ target }) => form.set('donor', target.checked ? 'none' : 'new')}
          />
          {texts.noName}
        </label>
        {donor === 'none' && <p className="text-soft">{texts.noNameHint}</p>}
        <DonorChoice form={form} />
        {donor === 'new' && <PersonFields form={form} />}
        {donor === 'new' && <Warnings form={form} warnings={warnings} fields={['pan']} />}
        {options.question && donor !== 'none' && (
          <SelectField
            form={form}
            name="declared"
            hint={texts.declaredHint}
            empty={donor === 'new' ? texts.chooseDeclared : texts.declaredBefore}
            options={optionsOf(declarationAnswers, options.question)}
          />
        )}
      </Form>
    </div>
  )
}

/** A donor who is entered for the first time. */
const PersonFields = ({ form }: { form: FormState<keyof typeof noPerson | 'language'> }) => {
  const { texts } = useDesk('offline')
  const may = { form, note: texts.optional }
  return (
    <>
      <TextField form={form} name="name" autoComplete="off" />
      <div className="flow-pair">
        <TextField {...may} name="email" type="email" autoComplete="off" hint={texts.emailHint} />
        <TextField {...may} name="phone" type="tel" inputMode="tel" autoComplete="off" />
      </div>
      <TextField {...may} name="line" autoComplete="off" />
      <div className="flow-pair">
        <TextField {...may} name="city" autoComplete="off" />
        <TextField {...may} name="pin" inputMode="numeric" autoComplete="off" />
      </div>
      <TextField {...may} name="state" autoComplete="off" />
      <div className="flow-pair">
        <TextField {...may} name="pan" autoComplete="off" hint={texts.panHint} />
        <SelectField form={form} name="language" options={useLanguageOptions()} />
      </div>
    </>
  )
}
