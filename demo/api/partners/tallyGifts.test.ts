import { expect, it } from 'vitest'
import { type GiftLine, tallyGifts } from './tallyGifts.ts'

const loom = { id: 'loom', name: 'Loom' }
const bus = { id: 'bus', name: 'Bus' }
const [meals, trees] = [
  { id: 1, title: 'Meals' },
  { id: 7, title: 'Trees' },
]
const line = (
  partner: GiftLine['partner'],
  project: GiftLine['project'],
  [source, campaign]: [string | null, string | null],
  [gifts, paid, total]: [number, number, number],
): GiftLine => ({ partner, project, source, campaign, gifts, paid, total })

it('sums gifts up per partner, by project and by campaign; direct gifts come last', () => {
  const { sum, rows } = tallyGifts([
    line(null, meals, [null, null], [4, 4, 9000]),
    line(loom, meals, ['mail', 'monsoon'], [2, 1, 500]),
    line(bus, trees, [null, null], [1, 1, 2500]),
    line(loom, trees, ['mail', 'monsoon'], [1, 1, 2500]),
    line(loom, trees, ['mail', null], [1, 0, 0]),
  ])
  expect(sum).toEqual({ gifts: 9, paid: 7, total: 14_500 })
  expect(rows.map((row) => [row.partner?.id ?? 'direct', row.gifts, row.paid, row.total])).toEqual([
    ['loom', 4, 2, 3000],
    ['bus', 1, 1, 2500],
    ['direct', 4, 4, 9000],
  ])
  expect(rows[0]?.projects).toEqual([
    { ...trees, gifts: 2, paid: 1, total: 2500 },
    { ...meals, gifts: 2, paid: 1, total: 500 },
  ])
  expect(rows[0]?.campaigns).toEqual([
    { source: 'mail', campaign: 'monsoon', gifts: 3, paid: 2, total: 3000 },
    { source: 'mail', campaign: null, gifts: 1, paid: 0, total: 0 },
  ])
})

it('of nothing is nothing', () => {
  expect(tallyGifts([])).toEqual({ sum: { gifts: 0, paid: 0, total: 0 }, rows: [] })
})
