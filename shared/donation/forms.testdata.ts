/** Forms for tests, plausible for the trust. */
import type { FixedForm } from '../kinds/fixed.ts'
import type { FlexibleForm } from '../kinds/flexible.ts'
import type { ItemForm } from '../kinds/item.ts'

/** What every kind of form has. */
const answers = {
  purposes: [
    { id: 1, title: 'Where it is needed most' },
    { id: 2, title: 'In memory of a loved one' },
  ],
  purposeId: 1,
  monthly: null,
  dedication: null,
}

export const fixedForm = (changes: Partial<FixedForm> = {}): FixedForm => ({
  type: 'fixed',
  projectId: 6,
  projectTitle: 'Yoga hall',
  ...answers,
  baseAmount: 11_000,
  quantity: 1,
  ...changes,
})

export const flexibleForm = (changes: Partial<FlexibleForm> = {}): FlexibleForm => ({
  type: 'flexible',
  projectId: 4,
  projectTitle: 'Medical camp',
  ...answers,
  amountText: '1000',
  suggestions: [],
  ...changes,
})

/** @param lines price (rupees) and quantity of each item */
export const itemForm = (
  lines: ReadonlyArray<readonly [price: number, quantity: number]>,
  changes: Partial<ItemForm> = {},
): ItemForm => ({
  type: 'item',
  projectId: 1,
  projectTitle: 'Annadan',
  ...answers,
  items: lines.map(([price, quantity], index) => ({
    id: index + 1,
    title: `Item ${index + 1}`,
    image: null,
    unit: '',
    price,
    quantity,
  })),
  ...changes,
})
