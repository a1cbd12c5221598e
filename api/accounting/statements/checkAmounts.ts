import { netOf } from './rows/statementRow.ts'
import { type Check, eachRow, ofDonation } from './problem.ts'

const cells = eachRow(({ row: { amount, donations: ids }, donations }) => {
  const sum = donations.reduce((total, donation) => total + netOf(donation), 0)
  if (!Number.isFinite(amount)) return [['amount_missing', 'amount']]
  if (amount === 0) return [['amount_zero', 'amount']]
  if (amount < 0) return [['amount_negative', 'amount']]
  if (!Number.isSafeInteger(amount)) return [['amount_fraction', 'amount']]
  return [ids.length > 0 && amount !== sum && ['amount_differs', 'amount']]
})

/** Amounts are whole rupees and the sum of their donations. Cash above the limit is reported once for each donation. */
export const checkAmounts: Check = (rows, facts) => [
  ...cells(rows, facts),
  ...rows.flatMap((row) =>
    row.donations
      .filter((donation) => donation.mode === 'cash' && netOf(donation) > (facts.cashLimit ?? Number.POSITIVE_INFINITY))
      .map(({ id }) => ofDonation('cash_above_limit', row, id, 'amount')),
  ),
]
