/** Why a typed amount or quantity is refused, and what to propose instead. */
import { type DonationForm, kindOf } from '../kinds/kinds.ts'
import { rangeOf, readNumber } from '../kinds/lines.ts'
import { proposeAmount, proposeQuantity } from './proposal.ts'

export interface Refusal {
  readonly reason: 'notRupees' | 'tooMuch' | 'notNumber' | 'tooMany' | 'tooFew'
  /** The number to propose; null if it would be a guess. */
  readonly proposal: number | null
  /** The largest number that is allowed. */
  readonly most: number
}

/** @param id of the item whose quantity is refused; null for a form with one number */
export const refusalOf = (form: DonationForm, id: number | null): Refusal => {
  const kind = kindOf(form)
  const text = kind.lines(form).find((line) => line.id === id)?.typed ?? ''
  const { min, max: most } = rangeOf(kind, form, id)
  const digits = readNumber(kind, text)
  if (kind.inRupees) {
    return digits === null
      ? { reason: 'notRupees', proposal: proposeAmount(text, most), most }
      : { reason: 'tooMuch', proposal: null, most }
  }
  const reason =
    digits === null ? 'notNumber' : Number(digits) < min ? 'tooFew' : most > 0 ? ('tooMany' as const) : 'tooMuch'
  return { reason, proposal: proposeQuantity(text, min, most), most }
}
