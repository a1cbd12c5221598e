import { correctReceipt } from '../../../../shared/contract/staff/receipts.ts'
import { correctionFormSchema, type StaffReceipt } from '../../../../shared/contract/staff/receipts.ts'
import { languageLabel } from '../../../../shared/languageLabel.ts'
import { type Language, languages } from '../../../../shared/languages.ts'
import { useLanguage } from '../../../app/language/language.ts'
import { useServices } from '../../../app/services.ts'
import { TextField } from '../../../components/forms/Field.tsx'
import { Form } from '../../../components/forms/Form.tsx'
import { SelectField } from '../../../components/forms/SelectField.tsx'
import { useSavedForm } from '../../../components/forms/useSavedForm.tsx'
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
  const refresh = useRefresh()
  const form = useSavedForm({
    schema: async () => correctionFormSchema,
    start: { name: donor.name, address: donor.address, language, pan: '', fresh_trust: false, note: '' },
    labels: texts.labels,
    problems: texts.problems,
    show: (name, value) => (name === 'language' ? languageLabel(language, lang) : value),
    onMeanwhile: () => refresh(receiptKey),
    async call({ pan, ...wanted }) {
      const saved = await correctReceipt(api, { ...wanted, number, version, ...(pan && { pan }) })
      form.set('fresh_trust', false)
      return saved
    },
    say: (saved) => texts.saved(saved.version),
    refreshes: [receiptKey, 'staff-donation'],
  })
  const may = { form, note: texts.optional, autoComplete: 'off' }
  return (
    <div className={parts.form}>
      <p>{texts.correctLead}</p>
      <Form form={form} submit={texts.save} label={texts.correct}>
        <TextField form={form} name="name" autoComplete="off" />
        <TextField {...may} name="address.line" />
        <div className={flow.pair}>
          <TextField {...may} name="address.city" />
          <TextField {...may} name="address.pin" inputMode="numeric" />
        </div>
        <TextField {...may} name="address.state" />
        <div className={flow.pair}>
          <SelectField
            form={form}
            name="language"
            options={languages.map((value) => ({ value, label: languageLabel(value, lang) }))}
          />
          <TextField {...may} name="pan" hint={donor.pan ? texts.panKept(donor.pan) : texts.noPan} />
        </div>
        <label className={styles.check}>
          <input type="checkbox" name="fresh_trust" />
          {texts.labels.fresh_trust}
        </label>
        <TextField form={form} name="note" autoComplete="off" hint={texts.noteHint} />
      </Form>
      <p role="status" className={text.done}>
        {form.act.message}
      </p>
    </div>
  )
}
