import type { DonationSums, PartnerReport, PartnerRow } from '../../shared/contract/partner.ts'

/** Donations and unpaid attempts that have all of these fields in common. */
export interface DonationLine extends DonationSums {
  partner: { id: string; name: string } | null
  project: { id: number; title: string }
  source: string | null
  campaign: string | null
}

/** Sums the lines up: per partner, and within it by project and by campaign. Largest total first; donations without a partner last. */
export function tallyDonations(lines: readonly DonationLine[]): Pick<PartnerReport, 'sum' | 'rows'> {
  const rows = groups(lines, (line) => line.partner?.id ?? null).map(
    (own): PartnerRow => ({
      partner: own[0].partner,
      ...sumOf(own),
      projects: groups(own, (line) => line.project.id)
        .map((some) => ({ ...some[0].project, ...sumOf(some) }))
        .toSorted(byTotal),
      campaigns: groups(own, (line) => JSON.stringify([line.source, line.campaign]))
        .map((some) => ({ source: some[0].source, campaign: some[0].campaign, ...sumOf(some) }))
        .toSorted(byTotal),
    }),
  )
  return {
    sum: sumOf(lines),
    rows: rows.toSorted((a, b) => Number(a.partner === null) - Number(b.partner === null) || byTotal(a, b)),
  }
}

const byTotal = (a: DonationSums, b: DonationSums) =>
  b.total - a.total || b.donations - a.donations || b.unpaid - a.unpaid

function sumOf(lines: readonly DonationSums[]): DonationSums {
  const sum = { donations: 0, total: 0, unpaid: 0 }
  for (const { donations, total, unpaid } of lines) {
    sum.donations += donations
    sum.total += total
    sum.unpaid += unpaid
  }
  return sum
}

/** Lines by key, in the order of their keys; no group is empty. */
function groups(
  lines: readonly DonationLine[],
  keyOf: (line: DonationLine) => unknown,
): [DonationLine, ...DonationLine[]][] {
  const found = new Map<unknown, [DonationLine, ...DonationLine[]]>()
  for (const line of lines) {
    const group = found.get(keyOf(line))
    if (group) group.push(line)
    else found.set(keyOf(line), [line])
  }
  return [...found.values()]
}
