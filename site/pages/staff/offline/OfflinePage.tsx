import { useState } from 'react'
import { Link } from 'react-router-dom'
import { takeOffline } from '../../../../shared/api/staff/offlineDonation.ts'
import {
  type OfflineDonation,
  offlineDonationSchema,
  offlineModes,
} from '../../../../shared/contract/staff/offlineDonation.ts'
import { indianDay } from '../../../../shared/date.ts'
import { languageLabel } from '../../../../shared/languageLabel.ts'
import { languages } from '../../../../shared/languages.ts'
import { useLanguage } from '../../../app/language/language.ts'
import { deskPath } from '../../../staff/deskPath.ts'
import { useServices } from '../../../app/services.ts'
import { SchemaForm } from '../../../forms/SchemaForm.tsx'
import { SelectField } from '../../../forms/SelectField.tsx'
import { TextField } from '../../../forms/TextField.tsx'
import { useSchemaForm } from '../../../forms/useSchemaForm.ts'
import { useProjects } from '../../../layout/menu/useProjects.ts'
import { DeskHeading } from '../../../staff/DeskHeading.tsx'
import { useRefresh } from '../../../staff/table/useDeskList.ts'
import { CashHint } from './CashHint.tsx'
import styles from './Offline.module.css'
import { offlineTexts } from './texts.ts'

/** One key for each entry, so that a second press, or a second try after a lost answer, is the same donation. */
const newKey = () => crypto.randomUUID()

const emptyDonor = { name: '', email: '', phone: '', line: '', city: '', state: '', pin: '', pan: '' }

const blank = (language: OfflineDonation['language']): OfflineDonation => ({
  ...emptyDonor,
  key: newKey(),
  amount: '',
  mode: 'cash',
  reference: '',
  day: indianDay(new Date()),
  project_id: '',
  language,
})

/** `/staff/offline`: staff enter a donation that did not go through the website. */
export const OfflinePage = () => {
  const texts = offlineTexts.use()
  const lang = useLanguage()
  const { api } = useServices()
  const refresh = useRefresh()
  const { list } = useProjects('')
  const [start, setStart] = useState(() => blank(lang))
  const [schema] = useState(() => offlineDonationSchema(indianDay(new Date())))
  const [saved, setSaved] = useState<{ txn_id: string; receipt: string }>()
  const state = useSchemaForm<OfflineDonation, OfflineDonation>({
    schema,
    start,
    labels: texts.labels,
    problems: texts.problems,
    once: true,
    async send(entry) {
      setSaved(undefined)
      setSaved(await takeOffline(api, entry))
      setStart(blank(lang))
      void refresh('staff-donations')
    },
  })
  const may = { state, note: texts.optional }
  return (
    <>
      <DeskHeading title={texts.title} lead={texts.lead} />
      <div role="status" className={styles.saved}>
        {saved && (
          <p>
            {texts.saved(saved.receipt)} <Link to={deskPath('donations', saved.txn_id)}>{texts.open}</Link>
          </p>
        )}
      </div>
      <div className={styles.form}>
        <SchemaForm state={state} submit={texts.save} label={texts.title}>
          <h2>{texts.donation}</h2>
          <div className={styles.pair}>
            <TextField state={state} name="amount" inputMode="numeric" autoComplete="off" />
            <SelectField
              state={state}
              name="mode"
              options={offlineModes.map((value) => ({ value, label: texts.modes[value] }))}
            />
          </div>
          <CashHint form={state.form} />
          <div className={styles.pair}>
            <TextField state={state} name="day" type="date" />
            <TextField {...may} name="reference" autoComplete="off" />
          </div>
          <SelectField
            state={state}
            name="project_id"
            empty={texts.choose}
            options={list.projects.map(({ id, title }) => ({ value: String(id), label: title }))}
          />
          <h2>{texts.donor}</h2>
          <TextField state={state} name="name" autoComplete="off" />
          <div className={styles.pair}>
            <TextField {...may} name="email" type="email" autoComplete="off" hint={texts.emailHint} />
            <TextField {...may} name="phone" type="tel" inputMode="tel" autoComplete="off" />
          </div>
          <TextField {...may} name="line" autoComplete="off" />
          <div className={styles.pair}>
            <TextField {...may} name="city" autoComplete="off" />
            <TextField {...may} name="pin" inputMode="numeric" autoComplete="off" />
          </div>
          <TextField {...may} name="state" autoComplete="off" />
          <div className={styles.pair}>
            <TextField {...may} name="pan" autoComplete="off" hint={texts.panHint} />
            <SelectField
              state={state}
              name="language"
              options={languages.map((value) => ({ value, label: languageLabel(value, lang) }))}
            />
          </div>
        </SchemaForm>
      </div>
    </>
  )
}
