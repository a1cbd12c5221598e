import type { StatementForm } from '../../../shared/contract/content/rules.ts'
import { netOf, type StatementDonation, type StatementDonor } from './rows/statementRow.ts'

export interface SortedDonations {
  /** They are in the statement. */
  reported: StatementDonation[]
  /** A name and an address, but no id that the form accepts. */
  withoutId: StatementDonation[]
  /** Nobody recorded who gave them. */
  anonymous: StatementDonation[]
  foreign: StatementDonation[]
  /** Refunded or lost in full. */
  returned: StatementDonation[]
}

/** Sorts a year's donations into those of the statement and the kinds that it leaves out. Each is in exactly one list. */
export function sortDonations(donations: readonly StatementDonation[], form: StatementForm): SortedDonations {
  const sorted: SortedDonations = { reported: [], withoutId: [], anonymous: [], foreign: [], returned: [] }
  for (const donation of donations) sorted[placeOf(donation, form)].push(donation)
  return sorted
}

function placeOf(donation: StatementDonation, form: StatementForm): keyof SortedDonations {
  const { donor } = donation
  if (netOf(donation) === 0) return 'returned'
  if (isAnonymous(donor)) return 'anonymous'
  if (donor.isForeign) return 'foreign'
  return acceptedId(donor, form) ? 'reported' : 'withoutId'
}

/** A donor without a recorded name and address. A donor who only hides the name on pages has both. */
export const isAnonymous = (donor: StatementDonor | null): donor is null =>
  donor === null || (donor.name.trim() === '' && donor.address.trim() === '')

/** The donor's id with the form's code for its kind; null if the form does not accept the kind. */
export function acceptedId({ id }: StatementDonor, form: StatementForm): { code: string; number: string } | null {
  if (!id || id.number === '') return null
  const kind = form.ids.find((one) => one.kind === id.kind)
  return kind?.allowed ? { code: kind.code, number: id.number } : null
}
