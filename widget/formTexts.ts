import type { FormMessages } from '../shared/messages/en/form.ts'

const known: { en?: FormMessages; hi?: FormMessages } = {}

/** The form's texts, kept once they are here: asking for a module again takes tasks, and frames come between them. */
export const formTexts = async (lang: 'en' | 'hi'): Promise<FormMessages> =>
  (known[lang] ??= (lang === 'hi' ? await import('./text/hi.ts') : await import('./text/en.ts')).form)
