import { expect, it } from 'vitest'
import { type DonationLine, tallyDonations } from './tallyDonations.ts'

const loom = { id: 'loom', name: 'Loom' }
const bus = { id: 'bus', name: 'Bus' }
const [meals, trees] = [
  { id: 1, title: 'Meals' },
  { id: 7, title: 'Trees' },
]
const line = (
  partner: DonationLine['partner'],
  project: DonationLine['project'],
  [source, campaign]: [string | null, string | null],
  [donations, unpaid, total]: [number, number, number],
): DonationLine => ({ partner, project, source, campaign, donations, unpaid, total })

it('sums donations up per partner, by project and by campaign, with unpaid attempts apart and direct donations last', () => {
  const { sum, rows } = tallyDonations([
    line(null, meals, [null, null], [4, 0, 9000]),
    line(loom, meals, ['mail', 'monsoon'], [1, 1, 500]),
    line(bus, trees, [null, null], [1, 0, 2500]),
    line(loom, trees, ['mail', 'monsoon'], [1, 0, 2500]),
    line(loom, trees, ['mail', null], [0, 1, 0]),
  ])
  expect(sum).toEqual({ donations: 7, unpaid: 2, total: 14_500 })
  expect(rows.map((row) => [row.partner?.id ?? 'direct', row.donations, row.unpaid, row.total])).toEqual([
    ['loom', 2, 2, 3000],
    ['bus', 1, 0, 2500],
    ['direct', 4, 0, 9000],
  ])
  expect(rows[0]?.projects).toEqual([
    { ...trees, donations: 1, unpaid: 1, total: 2500 },
    { ...meals, donations: 1, unpaid: 1, total: 500 },
  ])
  expect(rows[0]?.campaigns).toEqual([
    { source: 'mail', campaign: 'monsoon', donations: 2, unpaid: 1, total: 3000 },
    { source: 'mail', campaign: null, donations: 0, unpaid: 1, total: 0 },
  ])
})

it('answers no partners and zero sums for no donations', () => {
  expect(tallyDonations([])).toEqual({ sum: { donations: 0, unpaid: 0, total: 0 }, rows: [] })
})
