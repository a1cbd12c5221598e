import type { Presets } from '../kinds/kind.ts'
import { type DonationForm, kindOf } from '../kinds/kinds.ts'

/** The presets that restore this form, even if prices have changed: the inverse of `newForm`. */
export const presetsOf = (form: DonationForm): Presets => ({
  purposeId: form.purposeId ?? undefined,
  ...kindOf(form).presets(form),
})
