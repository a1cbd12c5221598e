import type * as z from 'zod/mini'
import type { Call } from '../call.ts'
import { readJson } from '../base/http/readRequest.ts'
import type { DonationType } from '../../shared/contract/donation/donationType.ts'
import { canBeGiven, maxAmount } from '../../shared/donation/limits.ts'
import { invalid, conflict } from '../base/http/refusal.ts'
import type { ProjectTable } from '../storage/tables/givingTables.ts'
import type { Database } from '../storage/database.ts'

export interface WantedItem {
  id: number
  qty: number
}

export interface PricedItem extends WantedItem {
  /** Rupees for one, from the server's own list. */
  price: number
}

/** A donation as the server computed it. `quantity`: the number of base amounts, for the fixed type. */
interface PricedDonation {
  amount: number
  quantity: number | null
  items: PricedItem[] | null
}

/** What a donor claims to pay, within the limits of every donation. */
interface Claim {
  db: Database
  project: Pick<ProjectTable, 'id' | 'donation_type' | 'base_amount'>
  /** Rupees. */
  amount: number
  /** Undefined: the client has not named them yet. */
  items: readonly WantedItem[] | undefined
  /** The amount's field name in a refusal. */
  amountField: 'amount' | 'donation_amount'
}

/**
 * Checks a claimed amount against the server's own prices (specification, decision 4). Items that the client has not named yet are checked when the donation
 * is recorded.
 * @throws Refused 422: amount `amount` (out of range) or `mismatch` (not what the prices say); items `required`, `unknown` or `invalid`.
 */
export async function priceDonation(claim: Claim): Promise<PricedDonation> {
  if (!canBeGiven(claim.amount)) throw invalid({ [claim.amountField]: 'amount' })
  return priceRules[claim.project.donation_type](claim)
}

/** How the server computes a donation of each type from its own prices. */
const priceRules: Record<DonationType, (claim: Claim) => Promise<PricedDonation>> = {
  async fixed({ project, amount, items, amountField }) {
    refuseItems(items)
    if (project.base_amount === null) return { amount, quantity: null, items: [] }
    if (amount % project.base_amount !== 0) throw invalid({ [amountField]: 'mismatch' })
    return { amount, quantity: amount / project.base_amount, items: [] }
  },
  async item({ db, project, amount, items, amountField }) {
    if (items === undefined) return { amount, quantity: null, items: null }
    const priced = await priceItems(db, project.id, items)
    const total = priced.reduce((sum, item) => sum + item.price * item.qty, 0)
    if (total > maxAmount) throw invalid({ [amountField]: 'amount' })
    if (total !== amount) throw invalid({ [amountField]: 'mismatch' })
    return { amount, quantity: null, items: priced }
  },
  async flexible({ amount, items }) {
    refuseItems(items)
    return { amount, quantity: null, items: [] }
  },
}

function refuseItems(items: Claim['items']): void {
  if (items && items.length > 0) throw invalid({ items: 'unknown' })
}

async function priceItems(db: Claim['db'], projectId: number, items: readonly WantedItem[]): Promise<PricedItem[]> {
  if (items.length === 0) throw invalid({ items: 'required' })
  const known = await db.selectFrom('items').select(['id', 'price']).where('project_id', '=', projectId).execute()
  const prices = new Map(known.map((item) => [item.id, item.price]))
  const seen = new Set<number>()
  return items.map(({ id, qty }) => {
    const price = prices.get(id)
    if (price === undefined) throw invalid({ items: 'unknown' })
    if (seen.has(id)) throw invalid({ items: 'invalid' })
    seen.add(id)
    // Keeps the sum an exact integer. It is above the maximum in any case.
    if (qty > maxAmount) throw invalid({ items: 'too_big' })
    return { id, qty, price }
  })
}

/**
 * The payload of a call that begins a payment. Payments that began before are still settled.
 * @throws Refused 409 `offline_only` while online payment is switched off
 */
export const unlessOffline = <Schema extends z.ZodMiniType>(schema: Schema) => ({
  body: schema,
  reads: async ({ deps, request }: Pick<Call, 'deps' | 'request'>): Promise<z.output<Schema>> => {
    if (deps.config.offlineOnly) throw conflict('offline_only')
    return readJson(request, schema)
  },
})
