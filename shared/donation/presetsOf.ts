import type { Presets } from '../kinds/kind.ts'
import { type DonationForm, kindOf } from '../kinds/kinds.ts'

/** What would bring this form back, also where prices have changed meanwhile: the opposite of `newForm`. */
export const presetsOf = (form: DonationForm): Presets => ({
  purposeId: form.purposeId ?? undefined,
  ...kindOf(form).presets(form),
})
