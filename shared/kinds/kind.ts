/** What a kind of donation defines. Everything else (total, range, refusal, validation, payload) follows from it. */
import type { DonationType } from '../contract/donation/donationType.ts'
import type { Giving, Purpose } from '../contract/project.ts'
import type { AnswerPresets, Answers } from '../donation/answers.ts'

/** What every form holds. */
export interface FormBase extends Answers {
  readonly projectId: number
  readonly projectTitle: string
  readonly purposes: readonly Purpose[]
}

/** A donation that the donor is choosing. Totals are computed, never stored. */
export interface FormOf<Type extends DonationType> extends FormBase {
  readonly type: Type
}

/** A number that the donor chooses: a quantity, or rupees. */
export interface Line {
  /** The item's id; null if the form has one number only. */
  readonly id: number | null
  readonly title?: string
  /** Rupees for one. */
  readonly price: number
  readonly quantity: number
  readonly typed?: TypedQuantity
}

/** What the field shows while it is no quantity. The donor must correct any text but '' before CONTINUE. */
export type TypedQuantity = string | undefined

/** What an opener may preset. A value that does not fit the project is ignored. */
export interface Presets extends Partial<AnswerPresets> {
  /** Rupees: the amount of a flexible donation, or a multiple of a fixed donation's base amount. */
  amount?: number | undefined
  items?: ReadonlyArray<{ id: number; qty: number }> | undefined
  /** Of a fixed donation whose base amount may have changed. It wins over the amount. */
  quantity?: number | undefined
}

export interface Kind<Form extends FormBase> {
  /** The donor chooses from the project's items, so an opener can preset no amount. */
  readonly listsItems: boolean
  /** The donor types rupees; otherwise the donor types quantities. */
  readonly inRupees: boolean
  /** The smallest quantity. */
  readonly least: 0 | 1
  readonly problems: {
    /** The problem if every quantity is 0. */
    readonly empty: 'noItems' | 'invalidAmount'
    readonly purpose: 'noPurpose' | 'noPurposeFlexible'
  }
  /** The form that a project starts with, with an opener's presets. Null if the API's answer does not say what a donation costs. */
  start(base: FormBase, giving: Giving, presets: Presets): Form | null
  /** The lines that make up the total. */
  lines(form: Form): readonly Line[]
  /** The same form with the quantity of a line set. */
  put(form: Form, id: number | null, quantity: number, typed?: TypedQuantity): Form
  /** The items of the donation on the wire. */
  items(form: Form): Array<{ id: number; qty: number }>
  /** The presets that restore this form, even if prices have changed: the inverse of `start`. */
  presets(form: Form): Presets
}
