import type { Language } from '../../shared/languages.ts'
import type { FormMessages } from '../../shared/texts/en/form.ts'

const folders = import.meta.glob<FormMessages>('../../shared/texts/*/form.ts', { import: 'form' })

/** The form's texts for the inline form; the dialog's texts load with its prefetch. @throws Error if the language has no folder of texts */
export const formTexts = async (lang: Language): Promise<FormMessages> => {
  const load = folders[`../../shared/texts/${lang}/form.ts`]
  if (!load) throw new Error(`no texts in ${lang}`)
  return load()
}
