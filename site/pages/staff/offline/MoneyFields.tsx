import { offlineModes } from '../../../../shared/contract/staff/offlineFields.ts'
import type { OfflineOptions } from '../../../../shared/contract/staff/offlineDonation.ts'
import { formatDay } from '../../../../shared/date.ts'
import { useLanguage } from '../../../app/language/language.ts'
import { SelectField } from '../../../forms/SelectField.tsx'
import { TextField } from '../../../forms/TextField.tsx'
import { CashHint } from './CashHint.tsx'
import form from '../../../staff/parts/Form.module.css'
import type { OfflineFieldState } from './offlineFields.ts'
import { useTexts } from '../../../texts/useTexts.ts'

/** Amount, mode, day and number of the money. */
export const MoneyFields = ({ state, options }: { state: OfflineFieldState; options: OfflineOptions }) => {
  const texts = useTexts('staff').offline
  const lang = useLanguage()
  return (
    <>
      <div className={form.pair}>
        <TextField state={state} name="amount" inputMode="numeric" autoComplete="off" />
        <SelectField
          state={state}
          name="mode"
          options={offlineModes.map((value) => ({ value, label: texts.modes[value] }))}
        />
      </div>
      <CashHint form={state.form} cash={options.cash} />
      <div className={form.pair}>
        <TextField state={state} name="day" type="date" hint={texts.openFrom(formatDay(options.open_from, lang))} />
        <TextField state={state} name="reference" note={texts.optional} autoComplete="off" />
      </div>
    </>
  )
}
