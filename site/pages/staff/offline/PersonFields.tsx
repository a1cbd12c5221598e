import { languageLabel } from '../../../../shared/languageLabel.ts'
import { languages } from '../../../../shared/languages.ts'
import { useLanguage } from '../../../app/language/language.ts'
import { SelectField } from '../../../forms/SelectField.tsx'
import { TextField } from '../../../forms/TextField.tsx'
import form from '../../../staff/parts/Form.module.css'
import type { OfflineFieldState } from './offlineFields.ts'
import { useTexts } from '../../../texts/useTexts.ts'

/** A donor who is entered for the first time. */
export const PersonFields = ({ state }: { state: OfflineFieldState }) => {
  const texts = useTexts('staff').offline
  const lang = useLanguage()
  const may = { state, note: texts.optional }
  return (
    <>
      <TextField state={state} name="name" autoComplete="off" />
      <div className={form.pair}>
        <TextField {...may} name="email" type="email" autoComplete="off" hint={texts.emailHint} />
        <TextField {...may} name="phone" type="tel" inputMode="tel" autoComplete="off" />
      </div>
      <TextField {...may} name="line" autoComplete="off" />
      <div className={form.pair}>
        <TextField {...may} name="city" autoComplete="off" />
        <TextField {...may} name="pin" inputMode="numeric" autoComplete="off" />
      </div>
      <TextField {...may} name="state" autoComplete="off" />
      <div className={form.pair}>
        <TextField {...may} name="pan" autoComplete="off" hint={texts.panHint} />
        <SelectField
          state={state}
          name="language"
          options={languages.map((value) => ({ value, label: languageLabel(value, lang) }))}
        />
      </div>
    </>
  )
}
