/** A gift while it is being chosen: one form per donation type. Totals are computed, never stored. */
import type { Purpose, Suggestion } from '../contract/giving.ts'

/** What the quantity's field shows while that is no quantity: it counts as none. Anything but an empty text has to be put right before CONTINUE. */
export type TypedQuantity = string | undefined

export interface ItemLine {
  readonly id: number
  readonly title: string
  readonly image: string | null
  /** Rupees for one. */
  readonly price: number
  /** What one is, e.g. `per meal`; '' where the project does not say. */
  readonly unit: string
  readonly quantity: number
  readonly typed?: TypedQuantity
}

interface FormOf<Type extends string> {
  readonly type: Type
  readonly projectId: number
  readonly projectTitle: string
  readonly purposes: readonly Purpose[]
  readonly purposeId: number | null
}

export interface FixedForm extends FormOf<'fixed'> {
  /** Rupees for one. */
  readonly baseAmount: number
  readonly quantity: number
  readonly typed?: TypedQuantity
}

export interface ItemForm extends FormOf<'item'> {
  readonly items: readonly ItemLine[]
}

export interface FlexibleForm extends FormOf<'flexible'> {
  /** What stands in the field: digits once it could be read, else what was typed. */
  readonly amountText: string
  readonly suggestions: readonly Suggestion[]
}

export type DonationForm = FixedForm | ItemForm | FlexibleForm
