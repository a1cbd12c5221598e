import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import {
  type CorrectionForm,
  correctionFormSchema,
  correctReceipt,
  type StaffReceipt,
} from '../../../../shared/contract/staff/receipts.ts'
import { languageLabel } from '../../../../shared/languageLabel.ts'
import { type Language, languages } from '../../../../shared/languages.ts'
import { useLanguage } from '../../../app/language/language.ts'
import { useServices } from '../../../app/services.ts'
import { PasswordProof } from '../../../features/proof/PasswordProof.tsx'
import { SchemaForm } from '../../../components/forms/SchemaForm.tsx'
import { SelectField } from '../../../components/forms/SelectField.tsx'
import { TextField } from '../../../components/forms/TextField.tsx'
import { useProven } from '../../../features/proof/useProven.ts'
import { useSchemaForm } from '../../../components/forms/useSchemaForm.ts'
import { useRefresh } from '../table/useDeskList.ts'
import flow from '../../../components/Flow.module.css'
import parts from '../desk/DeskItem.module.css'
import text from '../../../components/Text.module.css'
import styles from './Donations.module.css'
import { receiptKey } from './receiptKey.ts'
import { useTexts } from '../../../texts/useTexts.ts'

interface CorrectReceiptProps {
  number: string
  newest: { version: number; language: Language; donor: NonNullable<StaffReceipt['versions'][number]['donor']> }
}

/** The form of the next version. It begins with what the newest one says; only the reason is new. */
export const CorrectReceipt = ({ number, newest }: CorrectReceiptProps) => {
  const { version, language, donor } = newest
  const texts = useTexts('staff').receipt
  const lang = useLanguage()
  const { api } = useServices()
  const { pathname } = useLocation()
  const refresh = useRefresh()
  const { asks, bindPassword, problem, run } = useProven()
  const [saved, setSaved] = useState<number>()
  const state = useSchemaForm<CorrectionForm, CorrectionForm>({
    schema: correctionFormSchema,
    start: { name: donor.name, address: donor.address, language, pan: '', fresh_trust: false, note: '' },
    labels: texts.labels,
    problems: texts.problems,
    show: (name, value) => (name === 'language' ? languageLabel(language, lang) : value),
    onMeanwhile: () => refresh(receiptKey),
    async send({ pan, ...wanted }) {
      setSaved(undefined)
      const done = await run(() => correctReceipt(api, { ...wanted, number, version, ...(pan && { pan }) }))
      if (!done) return
      state.form.resetField('fresh_trust', { defaultValue: false })
      setSaved(done.result.version)
      await refresh(receiptKey, 'staff-donation')
    },
  })
  const may = { state, note: texts.optional, autoComplete: 'off' }
  return (
    <div className={parts.form}>
      <p>{texts.correctLead}</p>
      <SchemaForm state={state} submit={texts.save} label={texts.correct}>
        <TextField state={state} name="name" autoComplete="off" />
        <TextField {...may} name="address.line" />
        <div className={flow.pair}>
          <TextField {...may} name="address.city" />
          <TextField {...may} name="address.pin" inputMode="numeric" />
        </div>
        <TextField {...may} name="address.state" />
        <div className={flow.pair}>
          <SelectField
            state={state}
            name="language"
            options={languages.map((value) => ({ value, label: languageLabel(value, lang) }))}
          />
          <TextField {...may} name="pan" hint={donor.pan ? texts.panKept(donor.pan) : texts.noPan} />
        </div>
        <label className={styles.check}>
          <input type="checkbox" {...state.form.register('fresh_trust')} />
          {texts.labels.fresh_trust}
        </label>
        <TextField state={state} name="note" autoComplete="off" hint={texts.noteHint} />
        {asks && <PasswordProof ref={bindPassword} problem={problem} next={pathname} />}
      </SchemaForm>
      <p role="status" className={text.done}>
        {saved !== undefined && texts.saved(saved)}
      </p>
    </div>
  )
}
