import type { DonationForm } from './donation.ts'
import type { Presets } from './newForm.ts'
import { totalOf } from './total.ts'

/** What would bring this form back, also where prices have changed meanwhile: the opposite of `newForm`. */
export const presetsOf = (form: DonationForm): Presets => ({
  purposeId: form.purposeId ?? undefined,
  ...(form.type === 'item'
    ? { items: form.items.map((line) => ({ id: line.id, qty: line.quantity })) }
    : { amount: totalOf(form) || undefined }),
  ...(form.type === 'fixed' && { quantity: form.quantity }),
})
