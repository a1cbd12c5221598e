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

type GivingOf = (projectId: number) => Promise<Giving>

/** Any donation of a project that has a price, so that the API must know the amount itself. */
export const findPriced = (choices: readonly ProjectChoice[], givingOf: GivingOf): Promise<Order | null> =>
  firstOrder(
    choices.filter(({ donation_type }) => donation_type !== 'flexible'),
    givingOf,
  )

/** The donation that the kit makes: of a free amount if there is such a project. @throws NotChecked if nothing can be donated */
export async function findOrder(choices: readonly ProjectChoice[], givingOf: GivingOf): Promise<Order> {
  const free = choices.filter(({ donation_type }) => donation_type === 'flexible')
  const order = (await firstOrder(free, givingOf)) ?? (await findPriced(choices, givingOf))
  if (!order) throw new NotChecked('no project can be given to')
  return order
}

async function firstOrder(choices: readonly ProjectChoice[], givingOf: GivingOf): Promise<Order | null> {
  for (const choice of choices) {
    const order = orderOf(choice, await givingOf(choice.id))
    if (order) return order
  }
  return null
}

function orderOf({ id, donation_type }: ProjectChoice, giving: Giving): Order | null {
  const [purpose] = giving.purpose
  const item = giving.items.find(({ price }) => canBeGiven(price ?? 0))
  if (!purpose || (donation_type === 'item' && !item)) return null
  const items = donation_type === 'item' && item ? [{ id: item.id, qty: 1 }] : []
  const amount = {
    flexible: giving.suggested_amounts?.[0]?.amount ?? 500,
    fixed: giving.donation_amount ?? defaultFixedBase,
    item: item?.price ?? 0,
  }[donation_type]
  if (!canBeGiven(amount)) return null
  const chosen = { project_id: id, purpose_id: purpose.id, items }
  return {
    request: { ...chosen, amount },
    record: { ...chosen, purpose_text: purpose.title, donation_type, donation_amount: amount },
  }
}
