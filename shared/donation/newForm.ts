/** The form that a project's giving data starts with, and what an opener preset in it. */
import type { Giving, Suggestion } from '../contract/giving.ts'
import type { ProjectChoice } from '../contract/project.ts'
import type { DonationForm } from './donation.ts'
import { defaultFixedBase, defaultFlexibleAmount, defaultItemQuantity, maxAmount } from './limits.ts'
import { withQuantity } from './quantity.ts'
import { withId } from './withId.ts'

/** What may be preset. A value that does not fit the project is ignored. */
export interface Presets {
  /** Rupees: the amount of a flexible donation, or a multiple of a fixed donation's base. */
  amount?: number | undefined
  purposeId?: number | undefined
  items?: ReadonlyArray<{ id: number; qty: number }> | undefined
  /** Of a fixed donation whose base may have changed: goes before the amount. */
  quantity?: number | undefined
}

/** The constant of the specification, or the suggestion next to it: a new form shows which one is chosen. */
const firstAmount = (suggestions: readonly Suggestion[]): number => {
  const away = (amount: number): number => Math.abs(amount - defaultFlexibleAmount)
  const [nearest] = suggestions.map(({ amount }) => amount).sort((a, b) => away(a) - away(b))
  return nearest ?? defaultFlexibleAmount
}

const base = (project: ProjectChoice, giving: Giving, presets: Presets) => ({
  projectId: project.id,
  projectTitle: project.title,
  purposes: giving.purpose,
  // Where there is only one, nobody is asked.
  purposeId: withId(giving.purpose, giving.purpose[1] ? presets.purposeId : giving.purpose[0]?.id)?.id ?? null,
})

/** An amount that could be given, or nothing. */
const usable = (amount: number | undefined): amount is number =>
  Number.isInteger(amount) && amount! > 0 && amount! <= maxAmount

export const newForm = (project: ProjectChoice, giving: Giving, presets: Presets = {}): DonationForm => {
  const common = base(project, giving, presets)
  switch (project.donation_type) {
    case 'fixed': {
      const baseAmount = giving.donation_amount ?? defaultFixedBase
      const quantity = usable(presets.amount) && baseAmount > 0 ? presets.amount / baseAmount : 1
      const form: DonationForm = {
        ...common,
        type: 'fixed',
        baseAmount,
        quantity: Number.isInteger(quantity) ? quantity : 1,
      }
      return presets.quantity ? withQuantity(form, null, presets.quantity) : form
    }
    case 'item': {
      const wanted = presets.items && new Map(presets.items.map((item) => [item.id, item.qty]))
      let form: DonationForm = {
        ...common,
        type: 'item',
        items: giving.items.map((item) => ({
          id: item.id,
          title: item.title || item.name || '',
          image: item.image || null,
          price: item.price ?? 0,
          unit: item.unit ?? '',
          quantity: wanted ? 0 : (item.quantity ?? defaultItemQuantity),
        })),
      }
      // A loop: Prototype 1.6.0.1 puts a `reduce` of its own on every array of the page.
      for (const [id, qty] of wanted ?? []) form = withQuantity(form, id, qty)
      return form
    }
    case 'flexible': {
      const suggestions = (giving.suggested_amounts ?? []).filter(({ amount }) => usable(amount))
      return {
        ...common,
        type: 'flexible',
        amountText: String(usable(presets.amount) ? presets.amount : firstAmount(suggestions)),
        suggestions,
      }
    }
  }
}
