import type { Dependencies } from '../dependencies.ts'
import type { PricedItem } from './priceRules.ts'

/** Stores the items of a donation with their current prices. */
export async function storeItems(
  db: Dependencies['db'],
  donationId: number,
  items: readonly PricedItem[],
): Promise<void> {
  if (items.length === 0) return
  const rows = items.map((item) => ({ donation_id: donationId, item_id: item.id, qty: item.qty, price: item.price }))
  await db.insertInto('donation_items').values(rows).execute()
}
