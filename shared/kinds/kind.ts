/** What a kind of donation has to say. Everything else (total, range, refusal, validation, payload) follows from it. */
import type { DonationType } from '../contract/donationType.ts'
import type { Giving, Purpose } from '../contract/giving.ts'
import type { Answers } from '../donation/answers.ts'

/** What every form holds. */
export interface FormBase extends Answers {
  readonly projectId: number
  readonly projectTitle: string
  readonly purposes: readonly Purpose[]
}

/** A donation while it is being chosen. Totals are computed, never stored. */
export interface FormOf<Type extends DonationType> extends FormBase {
  readonly type: Type
}

/** A number that the donor chooses: how many of a thing, or how many rupees. */
export interface Line {
  /** Of the item; null for the only number of a form. */
  readonly id: number | null
  readonly title?: string
  /** Rupees for one. */
  readonly price: number
  readonly quantity: number
  readonly typed?: TypedQuantity
}

/** What the field shows while that is no quantity. Anything but an empty text has to be put right before CONTINUE. */
export type TypedQuantity = string | undefined

/** What may be preset. A value that does not fit the project is ignored. */
export interface Presets {
  /** Rupees: the amount of a flexible donation, or a multiple of a fixed donation's base. */
  amount?: number | undefined
  purposeId?: number | undefined
  items?: ReadonlyArray<{ id: number; qty: number }> | undefined
  /** Of a fixed donation whose base may have changed: goes before the amount. */
  quantity?: number | undefined
}

export interface Kind<Form extends FormBase> {
  /** The donor chooses from the project's items, so an opener can preset no amount. */
  readonly listsItems: boolean
  /** The donor types rupees. Elsewhere the donor types quantities. */
  readonly inRupees: boolean
  /** The least that a quantity may be. */
  readonly least: 0 | 1
  readonly problems: {
    /** Every quantity is 0. */
    readonly empty: 'noItems' | 'invalidAmount'
    readonly purpose: 'noPurpose' | 'noPurposeFlexible'
  }
  /** The form that a project starts with, and what an opener preset in it. Null if the API's answer does not say what a donation costs. */
  start(base: FormBase, giving: Giving, presets: Presets): Form | null
  /** What the total adds up. */
  lines(form: Form): readonly Line[]
  /** The same form with the quantity of a line set. */
  put(form: Form, id: number | null, quantity: number, typed?: TypedQuantity): Form
  /** The items of the donation on the wire. */
  items(form: Form): Array<{ id: number; qty: number }>
  /** What brings this form back, also if prices have changed meanwhile: the opposite of `start`. */
  presets(form: Form): Presets
}
