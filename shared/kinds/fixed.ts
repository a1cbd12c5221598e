import { canBeGiven, defaultFixedBase } from '../donation/limits.ts'
import type { FormOf, Kind, TypedQuantity } from './kind.ts'
import { withQuantity } from './lines.ts'

export interface FixedForm extends FormOf<'fixed'> {
  /** Rupees for one. */
  readonly baseAmount: number
  readonly quantity: number
  readonly typed?: TypedQuantity
}

/** A donation of a base amount times a quantity. */
export const fixed: Kind<FixedForm> = {
  listsItems: false,
  inRupees: false,
  least: 1,
  problems: { empty: 'invalidAmount', purpose: 'noPurpose' },
  start(base, giving, presets) {
    const baseAmount = giving.donation_amount ?? defaultFixedBase
    // The server sent a base amount that is unreadable. Any amount would be a guess.
    if (Number.isNaN(baseAmount)) return null
    const times = canBeGiven(presets.amount) && baseAmount > 0 ? presets.amount / baseAmount : 1
    const form: FixedForm = { ...base, type: 'fixed', baseAmount, quantity: Number.isInteger(times) ? times : 1 }
    return presets.quantity ? withQuantity(fixed, form, null, presets.quantity) : form
  },
  lines: ({ baseAmount, quantity, typed }) => [{ id: null, price: baseAmount, quantity, typed }],
  put: (form, _id, quantity, typed) => ({ ...form, quantity, typed }),
  items: () => [],
  presets: ({ baseAmount, quantity }) => ({ amount: baseAmount * quantity || undefined, quantity }),
}
