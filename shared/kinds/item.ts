import { defaultItemQuantity } from '../donation/limits.ts'
import type { FormOf, Kind, Line } from './kind.ts'
import { withQuantity } from './lines.ts'

export interface ItemLine extends Line {
  readonly id: number
  readonly title: string
  readonly image: string | null
  /** What one is, e.g. `per meal`; '' where the project does not say. */
  readonly unit: string
}

export interface ItemForm extends FormOf<'item'> {
  readonly items: readonly ItemLine[]
}

const chosen = (items: readonly ItemLine[]) => items.map(({ id, quantity }) => ({ id, qty: quantity }))

/** Things at their prices, as many of each as the donor likes. */
export const item: Kind<ItemForm> = {
  listsItems: true,
  inRupees: false,
  least: 0,
  problems: { empty: 'noItems', purpose: 'noPurpose' },
  start(base, giving, presets) {
    const wanted = presets.items && new Map(presets.items.map(({ id, qty }) => [id, qty]))
    let form: ItemForm = {
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
    // A loop: Prototype 1.6.0.1 puts a `reduce` of its own on every array of the page.
    for (const [id, qty] of wanted ?? []) form = withQuantity(item, form, id, qty)
    return form
  },
  lines: (form) => form.items,
  // A line stays the same object until it changes: the list draws only the changed ones again.
  put: (form, id, quantity, typed) => ({
    ...form,
    items: form.items.map((line) => (line.id === id ? { ...line, quantity, typed } : line)),
  }),
  items: (form) => chosen(form.items.filter(({ quantity }) => quantity > 0)),
  presets: (form) => ({ items: chosen(form.items) }),
}
