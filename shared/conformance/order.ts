import type { DonationRecord, PaymentDetailRequest } from '../contract/donation/donation.ts'
import type { Giving } from '../contract/giving.ts'
import type { ProjectChoice } from '../contract/project.ts'
import { canBeGiven, defaultFixedBase } from '../donation/limits.ts'
import { NotChecked } from './check.ts'

/** A donation that the API must accept, as the widget sends it. Amounts in rupees. */
export interface Order {
  request: PaymentDetailRequest
  record: Omit<DonationRecord, 'txn_id'>
}

/** Any donation of a project that has a price, so that the API must know the amount itself. */
export async function findPriced(
  choices: readonly ProjectChoice[],
  giving: (id: number) => Promise<Giving>,
): Promise<Order | null> {
  for (const choice of choices) {
    if (choice.donation_type === 'flexible') continue
    const order = orderOf(choice, await giving(choice.id))
    if (order) return order
  }
  return null
}

/** The donation that the kit makes: of a free amount if there is such a project. @throws NotChecked if nothing can be donated */
export async function findOrder(
  choices: readonly ProjectChoice[],
  giving: (id: number) => Promise<Giving>,
): Promise<Order> {
  for (const choice of choices) {
    if (choice.donation_type !== 'flexible') continue
    const order = orderOf(choice, await giving(choice.id))
    if (order) return order
  }
  const priced = await findPriced(choices, giving)
  if (!priced) throw new NotChecked('no project can be given to')
  return priced
}

function orderOf({ id, donation_type }: ProjectChoice, giving: Giving): Order | null {
  const [purpose] = giving.purpose
  const item = giving.items.find(({ price }) => canBeGiven(price ?? 0))
  if (!purpose || (donation_type === 'item' && !item)) return null
  const items = donation_type === 'item' && item ? [{ id: item.id, qty: 1 }] : []
  const amounts = {
    flexible: giving.suggested_amounts?.[0]?.amount ?? 500,
    fixed: giving.donation_amount ?? defaultFixedBase,
    item: item?.price ?? 0,
  }
  const amount = amounts[donation_type]
  if (!canBeGiven(amount)) return null
  return {
    request: { project_id: id, amount, purpose_id: purpose.id, items },
    record: {
      project_id: id,
      purpose_id: purpose.id,
      purpose_text: purpose.title,
      items,
      donation_type,
      donation_amount: amount,
    },
  }
}
