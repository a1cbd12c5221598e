import type { OfflineOptions } from '../../../../shared/contract/staff/offlineDonation.ts'
import { offlineModes } from '../../../../shared/contract/staff/offlineDonation.ts'
import { formatDay } from '../../../../shared/date.ts'
import { useLanguage } from '../../../app/language/language.ts'
import { SelectField } from '../../../components/forms/SelectField.tsx'
import { TextField } from '../../../components/forms/Field.tsx'
import { useFieldValue } from '../../../components/forms/useSavedForm.tsx'
import text from '../../../components/Text.module.css'
import flow from '../../../components/Flow.module.css'
import { useTexts } from '../../../texts/useTexts.ts'
import type { MoneyForm } from './offlineFields.ts'

/** Amount, mode, day and number of the money. */
export const MoneyFields = ({ form, options }: { form: MoneyForm; options: OfflineOptions }) => {
  const texts = useTexts('staff').offline
  const lang = useLanguage()
  return (
    <>
      <div className={flow.pair}>
        <TextField form={form} name="amount" inputMode="numeric" autoComplete="off" />
        <SelectField
          form={form}
          name="mode"
          options={offlineModes.map((value) => ({ value, label: texts.modes[value] }))}
        />
      </div>
      <CashHint form={form} cash={options.cash} />
      <div className={flow.pair}>
        <TextField form={form} name="day" type="date" hint={texts.openFrom(formatDay(options.open_from, lang))} />
        <TextField form={form} name="reference" note={texts.optional} hint={texts.referenceHint} autoComplete="off" />
      </div>
    </>
  )
}

/** The law's sentence about cash, once the amount is above its limit. It hinders nothing. */
const CashHint = ({ form, cash }: { form: MoneyForm; cash: OfflineOptions['cash'] }) => {
  const amount = useFieldValue(form, 'amount')
  const mode = useFieldValue(form, 'mode')
  const above = cash && mode === 'cash' && Number(amount.replace(/\D/g, '')) > cash.limit
  return (
    <p role="status" className={text.beware}>
      {above && cash.text}
    </p>
  )
}
