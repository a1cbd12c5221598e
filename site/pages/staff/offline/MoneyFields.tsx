import { type UseFormReturn, useWatch } from 'react-hook-form'
import { offlineModes, type OfflineOptions } from '../../../../shared/contract/staff/offlineDonation.ts'
import { formatDay } from '../../../../shared/date.ts'
import { useLanguage } from '../../../app/language/language.ts'
import { SelectField } from '../../../components/forms/SelectField.tsx'
import { TextField } from '../../../components/forms/TextField.tsx'
import text from '../../../components/Text.module.css'
import flow from '../../../components/Flow.module.css'
import parts from '../desk/DeskItem.module.css'
import { useTexts } from '../../../texts/useTexts.ts'
import type { OfflineFieldState, OfflineFieldValues } from './offlineFields.ts'

/** Amount, mode, day and number of the money. */
export const MoneyFields = ({ state, options }: { state: OfflineFieldState; options: OfflineOptions }) => {
  const texts = useTexts('staff').offline
  const lang = useLanguage()
  return (
    <>
      <div className={flow.pair}>
        <TextField state={state} name="amount" inputMode="numeric" autoComplete="off" />
        <SelectField
          state={state}
          name="mode"
          options={offlineModes.map((value) => ({ value, label: texts.modes[value] }))}
        />
      </div>
      <CashHint form={state.form} cash={options.cash} />
      <div className={flow.pair}>
        <TextField state={state} name="day" type="date" hint={texts.openFrom(formatDay(options.open_from, lang))} />
        <TextField state={state} name="reference" note={texts.optional} autoComplete="off" />
      </div>
    </>
  )
}

/** The law's sentence about cash, once the amount is above its limit. It hinders nothing. */
const CashHint = ({ form, cash }: { form: UseFormReturn<OfflineFieldValues>; cash: OfflineOptions['cash'] }) => {
  const [amount, mode] = useWatch({ control: form.control, name: ['amount', 'mode'] })
  const above = cash && mode === 'cash' && Number(amount.replace(/\D/g, '')) > cash.limit
  return (
    <p role="status" className={text.beware}>
      {above && cash.text}
    </p>
  )
}
