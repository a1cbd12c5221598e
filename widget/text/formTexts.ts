import type { Language } from '../../shared/languages.ts'
import type { FormMessages } from '../../shared/messages/en/form.ts'

const importers: Record<Language, () => Promise<{ form: FormMessages }>> = {
  en: () => import('./form.en.ts'),
  hi: () => import('./form.hi.ts'),
}

/** The form's texts for the inline form; the dialog's texts load with its prefetch. */
export const formTexts = async (lang: Language): Promise<FormMessages> => (await importers[lang]()).form
