import type { FormMessages } from '../shared/messages/en/form.ts'

/** The form's texts for the form in the page; the dialog's come with what goes ahead of it. */
export const formTexts = async (lang: 'en' | 'hi'): Promise<FormMessages> =>
  (lang === 'hi' ? await import('./text/formHi.ts') : await import('./text/formEn.ts')).form
