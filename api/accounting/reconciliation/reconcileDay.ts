import type { DayFigures } from '../../../shared/contract/staff/reconciliation.ts'
import type { Dependencies } from '../../dependencies.ts'
import { applyDifferences } from './applyDifferences.ts'
import { askProvider } from './askProvider.ts'
import { compareDay, type Compared } from './compareDay.ts'
import type { TheirDay } from './difference.ts'
import { loadDonations } from './loadDonations.ts'
import { markGone } from './cases/markGone.ts'

const DAY_MS = 24 * 60 * 60_000
/** Before every donation: nothing is due for a payout. */
const never = new Date(0)

/**
 * Compares an Indian day with the provider's list and payouts of that day, and applies the result. Any number of runs has the effect of one.
 * @throws ProviderUnreachable if the provider does not answer everything. Nothing is applied then
 */
export async function reconcileDay(deps: Dependencies, day: string): Promise<DayFigures> {
  const { provider, db, config } = deps
  const [rows, lines] = [await provider.listDay(day), await provider.listSettlements(day)]
  const named = [...new Set([...rows, ...lines].map(({ txnId }) => txnId))]
  const donations = await loadDonations(db, { day, txnIds: named })
  const theirs = await askProvider(deps, donations, { rows, lines })
  const payoutDue = new Date(deps.now().getTime() - config.reconciliation.payoutWithinDays * DAY_MS)
  const compared = compareDay(donations, theirs, payoutDue)
  await applyDifferences(deps, day, donations, compared)
  await markGone(db, { day, now: deps.now(), found: compared.differences })
  return figuresOf(theirs, compared, await paidAmong(deps, rows))
}

/** Compares single payments, about which there was news, with the provider's answers. @throws ProviderUnreachable */
export async function reconcilePayments(deps: Dependencies, day: string, txnIds: readonly string[]): Promise<void> {
  const donations = await loadDonations(deps.db, { day: null, txnIds })
  const theirs = await askProvider(deps, donations, { rows: [], lines: [] }, new Set(txnIds))
  await applyDifferences(deps, day, donations, compareDay(donations, theirs, never))
}

/** Of the payments in the provider's list, those that we have as paid now. */
async function paidAmong(
  { db }: Pick<Dependencies, 'db'>,
  rows: TheirDay['rows'],
): Promise<{ count: number; paise: number }> {
  const listed = [...new Set(rows.filter(({ paid }) => paid).map(({ txnId }) => txnId))]
  const donations = await loadDonations(db, { day: null, txnIds: listed })
  const paid = donations.filter(({ wasPaid }) => wasPaid)
  return { count: paid.length, paise: sum(paid.map(({ amountPaise }) => amountPaise)) }
}

function figuresOf(theirs: TheirDay, { differences }: Compared, ours: { count: number; paise: number }): DayFigures {
  const paid = theirs.rows.filter((row) => row.paid)
  const counts: DayFigures['differences'] = {}
  for (const { code } of differences) counts[code] = (counts[code] ?? 0) + 1
  return {
    ours: ours.count,
    ours_paise: ours.paise,
    theirs: paid.length,
    theirs_paise: sum(paid.map(({ amountPaise }) => amountPaise ?? 0)),
    lines: theirs.lines.length,
    fees_paise: sum(theirs.lines.map(({ feePaise, taxPaise }) => feePaise + taxPaise)),
    payout_paise: sum(theirs.lines.map(({ netPaise }) => netPaise)),
    differences: counts,
  }
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)
