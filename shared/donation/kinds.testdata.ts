/** Forms and problems for the tests of a kind. */
import type { DonationType } from '../contract/donation/donationType.ts'
import type { Giving } from '../contract/project.ts'
import { newForm, type Problem } from './answers.ts'
import { validate } from './validDonation.ts'
import type { Presets } from '../kinds/kind.ts'
import type { DonationForm, Forms } from '../kinds/kinds.ts'

const purpose = [
  { id: 7, title: 'Where it is needed most' },
  { id: 9, title: 'Books' },
]

/** The form of a project with two purposes. */
export const started = <Type extends DonationType>(
  donation_type: Type,
  options: Partial<Giving> = {},
  presets: Presets = {},
): Forms[Type] => {
  const form = newForm({ id: 3, title: 'School', donation_type }, { items: [], purpose, ...options }, presets)
  if (form?.type !== donation_type) throw new Error(`No form for ${donation_type}`)
  return form as Forms[Type]
}

/** The problem that CONTINUE reports to a signed-in donor. */
export const problemOf = (form: DonationForm): Problem | null => {
  const verdict = validate(form, true)
  return verdict.ok ? null : verdict.problem
}
