import type { VolunteerRole } from '../../../../shared/contract/content/projectPage.ts'
import type { NearFieldSpec } from '../../../forms/near/fieldSpec.ts'
import type { SiteTexts } from '../../../texts/useTexts.ts'

/** The fields of the form for volunteers, in their order. */
export const volunteerFields = (
  texts: SiteTexts['projects']['moreWays'],
  roles: readonly VolunteerRole[],
): NearFieldSpec[] => [
  {
    kind: 'choice',
    name: 'role_id',
    label: texts.role,
    choices: roles.map(({ id, title, text }) => ({ value: String(id), title, text })),
  },
  { name: 'name', label: texts.name, type: 'text', autoComplete: 'name' },
  { name: 'email', label: texts.email, type: 'email', autoComplete: 'email', inputMode: 'email' },
  { name: 'phone', label: texts.phone, hint: texts.phoneHint, type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
  { name: 'from', label: texts.from, note: texts.optional, type: 'date' },
  { kind: 'long', name: 'message', label: texts.message, note: texts.optional, hint: texts.messageHint },
]
