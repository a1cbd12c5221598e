import { defaultItemQuantity } from '../donation/limits.ts'
import type { FormOf, Kind, Line } from './kind.ts'
import { withQuantity } from './lines.ts'

export interface ItemLine extends Line {
  readonly id: number
  readonly title: string
  readonly image: string | null
  /** What the price is for, e.g. `per meal`; '' if the project does not say. */
  readonly unit: string
}

export interface ItemForm extends FormOf<'item'> {
  readonly items: readonly ItemLine[]
}

const chosen = (items: readonly ItemLine[]) => items.map(({ id, quantity }) => ({ id, qty: quantity }))

/** Things with prices; the donor chooses a quantity of each. */
export const item: Kind<ItemForm> = {
  listsItems: true,
  inRupees: false,
  least: 0,
  problems: { empty: 'noItems', purpose: 'noPurpose' },
  start(base, giving, presets) {
    const wanted = presets.items && new Map(presets.items.map(({ id, qty }) => [id, qty]))
    const form: ItemForm = {
      ...base,
      type: 'item',
      items: giving.items.map(({ id, title, name, image, price, unit, quantity }) => ({
        id,
        title: title || name || '',
        image: image || null,
        price: price ?? 0,
        unit: unit ?? '',
        quantity: wanted ? 0 : (quantity ?? defaultItemQuantity),
      })),
    }
    return [...(wanted ?? [])].reduce((chosen, [id, qty]) => withQuantity(item, chosen, id, qty), form)
  },
  lines: (form) => form.items,
  // An unchanged line stays the same object, so the list draws the changed lines only.
  put: (form, id, quantity, typed) => ({
    ...form,
    items: form.items.map((line) => (line.id === id ? { ...line, quantity, typed } : line)),
  }),
  items: (form) => chosen(form.items.filter(({ quantity }) => quantity > 0)),
  presets: (form) => ({ items: chosen(form.items) }),
}
