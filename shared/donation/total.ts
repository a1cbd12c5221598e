import { amountOf } from './amountText.ts'
import type { DonationForm } from './donation.ts'

/** What the donor would pay now, in whole rupees (specification, section 5). */
export const totalOf = (form: DonationForm): number => {
  switch (form.type) {
    case 'fixed':
      return form.baseAmount * form.quantity
    case 'item':
      return form.items.reduce((sum, item) => sum + item.price * item.quantity, 0)
    case 'flexible':
      return amountOf(form.amountText)
  }
}
