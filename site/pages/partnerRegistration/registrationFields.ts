import type { NearFieldSpec } from '../../forms/near/fieldSpec.ts'
import type { SiteTexts } from '../../texts/useTexts.ts'

/** Maximum letters of a message, from the contract (`person.ts`; a test compares the two). */
export const mostLetters = 2000

/** The fields of a request, in their order. */
export const registrationFields = (texts: SiteTexts['contact']['registration']): NearFieldSpec[] => [
  { name: 'organisation', label: texts.organisation, type: 'text', autoComplete: 'organization' },
  { name: 'page', label: texts.page, hint: texts.pageHint, type: 'text', autoComplete: 'url', inputMode: 'url' },
  { name: 'name', label: texts.name, type: 'text', autoComplete: 'name' },
  { name: 'email', label: texts.email, type: 'email', autoComplete: 'email', inputMode: 'email' },
  {
    kind: 'long',
    name: 'message',
    label: texts.message,
    note: texts.optional,
    limit: { most: mostLetters, left: texts.left },
  },
]
