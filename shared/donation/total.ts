import { amountOf } from './amountText.ts'
import type { DonationForm, ItemLine } from './donation.ts'

/** A loop: Prototype 1.6.0.1 puts a `reduce` of its own on every array of the page. */
const sumOf = (items: readonly ItemLine[]): number => {
  let sum = 0
  for (const { price, quantity } of items) sum += price * quantity
  return sum
}

/** What the donor would pay now, in whole rupees (specification, section 5). */
export const totalOf = (form: DonationForm): number => {
  switch (form.type) {
    case 'fixed':
      return form.baseAmount * form.quantity
    case 'item':
      return sumOf(form.items)
    case 'flexible':
      return amountOf(form.amountText)
  }
}
