/** Why an amount or a quantity is refused as it was typed, and what to propose instead. */
import { readAmountText, readWholeText } from './amountText.ts'
import type { DonationForm } from './donation.ts'
import { maxAmount } from './limits.ts'
import { proposeAmount, proposeQuantity } from './proposal.ts'
import { quantityRange } from './quantity.ts'

export interface Refusal {
  readonly reason: 'notRupees' | 'tooMuch' | 'notNumber' | 'tooMany' | 'tooFew'
  /** The number to offer; null where it would be a guess. */
  readonly proposal: number | null
  /** The most that the quantity may be. */
  readonly most: number
}

/**
 * @param form whose amount, or the quantity of whose item, is refused
 * @param itemId the item's id; null for the amount of a flexible form or the quantity of a fixed one
 */
export const refusalOf = (form: DonationForm, itemId: number | null): Refusal => {
  if (form.type === 'flexible') {
    return readAmountText(form.amountText) === null
      ? { reason: 'notRupees', proposal: proposeAmount(form.amountText, maxAmount), most: maxAmount }
      : { reason: 'tooMuch', proposal: null, most: maxAmount }
  }
  const text = (form.type === 'fixed' ? form : form.items.find((line) => line.id === itemId))?.typed ?? ''
  const { min, max: most } = quantityRange(form, itemId)
  const digits = readWholeText(text)
  const reason =
    digits === null ? 'notNumber' : Number(digits) < min ? 'tooFew' : most > 0 ? ('tooMany' as const) : 'tooMuch'
  return { reason, proposal: proposeQuantity(text, min, most), most }
}
