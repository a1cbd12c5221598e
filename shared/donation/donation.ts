/** A gift while it is being chosen: one form per donation type. Totals are computed, never stored. */
import type { Purpose, Suggestion } from '../contract/giving.ts'

export interface ItemLine {
  readonly id: number
  readonly title: string
  readonly image: string | null
  /** Rupees for one. */
  readonly price: number
  readonly quantity: number
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
