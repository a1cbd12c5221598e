import { expect, it } from 'vitest'
import { daysToAsk } from './daysToAsk.ts'

it('asks about no day if nothing is unpaid', () => {
  expect(daysToAsk([], new Date('2026-11-21T04:00:00Z'))).toEqual([])
})

it('asks about the day of each donation, the days beside it, today and yesterday, once and in order', () => {
  expect(daysToAsk(['2026-03-01', '2026-02-28'], new Date('2026-03-09T20:00:00Z'))).toEqual([
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
    '2026-03-02',
    '2026-03-09',
    '2026-03-10',
  ])
})
