import type { Language } from '../../shared/languages.ts'
import type { FormMessages } from '../../shared/texts/en/form.ts'

const importers: Record<Language, () => Promise<{ form: FormMessages }>> = {
  en: () => import('./en/form.ts'),
  hi: () => import('./hi/form.ts'),
}

/** The form's texts for the inline form; the dialog's texts load with its prefetch. */
export const formTexts = async (lang: Language): Promise<FormMessages> => (await importers[lang]()).form
