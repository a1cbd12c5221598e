import { sortDonations } from '../sortDonations.ts'
import { netOf } from '../rows/statementRow.ts'
import { type Check, inCell, ofDonation } from './problem.ts'

/** Each donation with an id is in exactly one row, and nothing else is. */
export const checkDonations: Check = (rows, { donations, form, span }) => {
  const known = new Set(donations.map(({ id }) => id))
  const placed = new Set<number>()
  const inRows = rows.flatMap((row) => [
    ...(row.row.donations.length === 0 ? [inCell('row_without_donation', row, 'amount')] : []),
    ...row.row.donations.flatMap((id) => {
      const again = placed.size === placed.add(id).size
      if (!known.has(id)) return ofDonation('donation_unknown', row, id)
      return again ? ofDonation('donation_twice', row, id) : []
    }),
    ...row.donations
      .filter(({ day }) => day < span.from || day > span.to)
      .map(({ id }) => ofDonation('donation_outside_year', row, id)),
    ...row.donations
      .filter((donation) => netOf(donation) === 0)
      .map(({ id }) => ofDonation('donation_returned', row, id)),
  ])
  const missing = sortDonations(donations, form).reported.filter(({ id }) => !placed.has(id))
  const overdrawn = donations.filter((donation) => netOf(donation) < 0)
  return [
    ...inRows,
    ...missing.map(({ id }) => ofDonation('donation_missing', null, id)),
    ...overdrawn.map(({ id }) => ofDonation('refund_larger', null, id)),
  ]
}
