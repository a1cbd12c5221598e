import type { Dependencies } from '../dependencies.ts'
import { invalid } from '../http/refusal.ts'
import type { ProjectTable } from '../storage/tables.ts'
import { maxAmount } from '../../shared/donation/limits.ts'

export interface WantedItem {
  id: number
  qty: number
}

export interface PricedItem extends WantedItem {
  /** Rupees for one, by the server's own list. */
  price: number
}

/** A gift as the server itself computed it. `quantity`: how many base amounts, for the fixed type. */
export interface PricedGift {
  amount: number
  quantity: number | null
  items: PricedItem[] | null
}

/**
 * Holds a claimed amount (rupees) against the server's own prices (specification, decision 4). `items` undefined: not named yet, so an item project's sum
 * is checked when the gift is recorded. `amountField` names the field in the refusal.
 * @throws Refused 422: amount `amount` (out of bounds) or `mismatch` (not what the prices say); items `required`, `unknown` or `invalid`.
 */
export async function priceGift(
  deps: Pick<Dependencies, 'db'>,
  project: ProjectTable,
  claimed: number,
  items: readonly WantedItem[] | undefined,
  amountField: 'amount' | 'donation_amount',
): Promise<PricedGift> {
  if (claimed < 1 || claimed > maxAmount) throw invalid({ [amountField]: 'amount' })
  if (project.donation_type === 'item') {
    if (items === undefined) return { amount: claimed, quantity: null, items: null }
    const priced = await priceItems(deps, project.id, items)
    const total = priced.reduce((sum, item) => sum + item.price * item.qty, 0)
    if (total > maxAmount) throw invalid({ [amountField]: 'amount' })
    if (total !== claimed) throw invalid({ [amountField]: 'mismatch' })
    return { amount: claimed, quantity: null, items: priced }
  }
  if (items && items.length > 0) throw invalid({ items: 'unknown' })
  if (project.donation_type === 'flexible' || project.base_amount === null) {
    return { amount: claimed, quantity: null, items: [] }
  }
  if (claimed % project.base_amount !== 0) throw invalid({ [amountField]: 'mismatch' })
  return { amount: claimed, quantity: claimed / project.base_amount, items: [] }
}

async function priceItems(
  deps: Pick<Dependencies, 'db'>,
  projectId: number,
  items: readonly WantedItem[],
): Promise<PricedItem[]> {
  if (items.length === 0) throw invalid({ items: 'required' })
  const known = await deps.db.selectFrom('items').select(['id', 'price']).where('project_id', '=', projectId).execute()
  const prices = new Map(known.map((item) => [item.id, item.price]))
  const seen = new Set<number>()
  return items.map(({ id, qty }) => {
    const price = prices.get(id)
    if (price === undefined) throw invalid({ items: 'unknown' })
    if (seen.has(id)) throw invalid({ items: 'invalid' })
    seen.add(id)
    // Keeps the sum an exact integer; more than the most anyway.
    if (qty > maxAmount) throw invalid({ items: 'too_big' })
    return { id, qty, price }
  })
}
