import type { NearFieldSpec } from '../../forms/near/fieldSpec.ts'
import type { SiteTexts } from '../../texts/useTexts.ts'

/** Maximum letters of a message, from the contract (`contactForm.ts`; a test compares the two). */
export const mostLetters = 4000

/** The fields of a message, in their order. */
export const contactFields = (texts: SiteTexts['contact']['contact']): NearFieldSpec[] => [
  { name: 'name', label: texts.name, type: 'text', autoComplete: 'name' },
  { name: 'email', label: texts.email, type: 'email', autoComplete: 'email', inputMode: 'email' },
  {
    name: 'phone',
    label: texts.phone,
    note: texts.optional,
    hint: texts.phoneHint,
    type: 'tel',
    autoComplete: 'tel',
    inputMode: 'tel',
  },
  { name: 'subject', label: texts.subject, type: 'text' },
  { kind: 'long', name: 'message', label: texts.message, limit: { most: mostLetters, left: texts.left } },
]
