import { languageLabel } from '../../../shared/languageLabel.ts'
import { languages } from '../../../shared/languages.ts'
import { useLanguage } from '../../app/language/language.ts'
import { SelectField } from './SelectField.tsx'
import type { FormState } from './useForm.ts'

/** The language of a person, or of what they get. */
export const LanguageField = ({ form }: { form: FormState<'language'> }) => {
  const lang = useLanguage()
  const options = languages.map((value) => ({ value, label: languageLabel(value, lang) }))
  return <SelectField form={form} name="language" options={options} />
}
