import { isAnonymous } from '../sortDonations.ts'
import type { StatementDonation } from '../rows/statementRow.ts'
import { type Check, inCell, ofDonation } from './problem.ts'

/** Each row has one donor, who is recorded and Indian, with the name and address of one of the receipts. */
export const checkDonors: Check = (rows, facts) => {
  const names = new Map<string, Set<string>>()
  for (const { row } of rows) names.set(row.id, (names.get(row.id) ?? new Set()).add(row.name))
  const recorded = recordedTexts(facts.donations)
  return rows.flatMap((checked) => {
    const { row, donations } = checked
    const ids = new Set(donations.map(({ donor }) => donor?.id?.number ?? ''))
    const known = recorded.get(row.id)
    return [
      ...(ids.size > 1 ? [inCell('donors_mixed', checked, 'id')] : []),
      ...((names.get(row.id)?.size ?? 0) > 1 ? [inCell('two_names', checked, 'name')] : []),
      ...(known && !known.names.has(plain(row.name)) ? [inCell('name_differs', checked, 'name')] : []),
      ...(known && !known.addresses.has(plain(row.address)) ? [inCell('address_differs', checked, 'address')] : []),
      ...donations
        .filter(({ donor }) => isAnonymous(donor))
        .map(({ id }) => ofDonation('donor_anonymous', checked, id)),
      ...donations.filter(({ donor }) => donor?.isForeign).map(({ id }) => ofDonation('donor_foreign', checked, id)),
    ]
  })
}

/** The names and addresses on the receipts of each id. */
function recordedTexts(donations: readonly StatementDonation[]) {
  const byId = new Map<string, { names: Set<string>; addresses: Set<string> }>()
  for (const { donor } of donations) {
    if (!donor?.id) continue
    const known = byId.get(donor.id.number) ?? { names: new Set(), addresses: new Set() }
    known.names.add(plain(donor.name))
    known.addresses.add(plain(donor.address))
    byId.set(donor.id.number, known)
  }
  return byId
}

const plain = (text: string): string => text.replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
