import type { Dependencies } from '../dependencies.ts'
import { issuedPayment } from './issuedPayment.ts'
import { type DayRow, ProviderUnreachable } from './provider.ts'
import { indianDate } from './receipt.ts'
import { applyVerified, haveAnswered } from './refresh.ts'

const BATCH = 50
const LOOK_BACK_MS = 3 * 24 * 60 * 60_000

/**
 * Finds donations whose donor never came back and whose webhook was lost. It requests the provider's list of today (Indian date) and of the last days with
 * unpaid donations, then verifies the unresolved ones. A failed donation is checked again if the list calls it paid.
 * Answers how many became paid. If the provider does not answer, it logs that; the next round tries again.
 */
export async function sweep(deps: Dependencies): Promise<number> {
  try {
    let paid = 0
    for (const day of await daysToAsk(deps)) {
      const rows = await deps.provider.listDay(day)
      for (let start = 0; start < rows.length; start += BATCH)
        paid += await sweepBatch(deps, rows.slice(start, start + BATCH))
    }
    return paid
  } catch (error) {
    if (!(error instanceof ProviderUnreachable)) throw error
    deps.log.warn('sweep given up', { reason: error.message })
    return 0
  }
}

async function daysToAsk(deps: Dependencies): Promise<string[]> {
  const now = deps.now()
  const open = await deps.db
    .selectFrom('donations')
    .select('created_at')
    // Failed ones, too: a dropped payment may turn out paid, also after midnight.
    .where('state', '<>', 'success')
    .where('created_at', '>', new Date(now.getTime() - LOOK_BACK_MS))
    .execute()
  return [...new Set([...open.map((row) => indianDate(row.created_at)), indianDate(now)])].sort()
}

async function sweepBatch(deps: Dependencies, rows: readonly DayRow[]): Promise<number> {
  const paidThere = new Set(rows.filter((row) => row.paid).map((row) => row.txnId))
  const held = await deps.db
    .selectFrom('donations')
    .select(['txn_id', 'amount', 'state', 'created_at', 'form_fields'])
    .where('txn_id', 'in', [...new Set(rows.map((row) => row.txnId))])
    .where('state', '<>', 'success')
    .execute()
  const unresolved = held.filter((row) => row.state !== 'failure' || paidThere.has(row.txn_id))
  if (unresolved.length === 0) return 0
  const payments = await deps.provider.query(unresolved.map(issuedPayment))
  await haveAnswered(
    deps,
    unresolved.map((row) => row.txn_id),
  )
  let paid = 0
  for (const donation of unresolved) {
    const payment = payments.get(donation.txn_id)
    if (payment && (await applyVerified(deps, donation, payment))) paid += 1
  }
  return paid
}
