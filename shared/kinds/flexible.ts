import type { Suggestion } from '../contract/project.ts'
import { amountOf, readAmountText } from '../donation/amountText.ts'
import { canBeGiven, defaultFlexibleAmount, maxAmountDigits } from '../donation/limits.ts'
import type { FormOf, Kind } from './kind.ts'

export interface FlexibleForm extends FormOf<'flexible'> {
  /** The text in the field: digits if it is readable, otherwise what the donor typed. */
  readonly amountText: string
  readonly suggestions: readonly Suggestion[]
}

/** The specification's constant, or the suggestion next to it, so a new form shows which suggestion is chosen. */
const firstAmount = (suggestions: readonly Suggestion[]): number => {
  const away = (amount: number): number => Math.abs(amount - defaultFlexibleAmount)
  const [nearest] = suggestions.map(({ amount }) => amount).sort((a, b) => away(a) - away(b))
  return nearest ?? defaultFlexibleAmount
}

/** Any amount: as many rupees as the donor types. */
export const flexible: Kind<FlexibleForm> = {
  listsItems: false,
  inRupees: true,
  least: 1,
  problems: { empty: 'invalidAmount', purpose: 'noPurposeFlexible' },
  start(base, giving, presets) {
    const suggestions = (giving.suggested_amounts ?? []).filter(({ amount }) => canBeGiven(amount))
    const amount = canBeGiven(presets.amount) ? presets.amount : firstAmount(suggestions)
    return { ...base, type: 'flexible', amountText: String(amount), suggestions }
  },
  lines({ amountText }) {
    const quantity = amountOf(amountText)
    return [{ id: null, price: 1, quantity, typed: canBeGiven(quantity) ? undefined : amountText }]
  },
  put(form, _id, quantity, typed) {
    const text = typed ?? String(quantity)
    const digits = readAmountText(text)
    // The form refuses an eleventh typed digit: ten are too many already, and the field says so. It shows and refuses a pasted one.
    const grown = digits && digits.length > maxAmountDigits && form.amountText.length === maxAmountDigits
    return grown ? form : { ...form, amountText: digits ?? text }
  },
  items: () => [],
  presets: ({ amountText }) => ({ amount: amountOf(amountText) || undefined }),
}
