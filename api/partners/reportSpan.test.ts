import { describe, expect, it } from 'vitest'
import { reportSpan } from './reportSpan.ts'

const today = new Date('2026-11-21T04:00:00Z')
const days = (asked: Parameters<typeof reportSpan>[0], now = today) => {
  const { from, to } = reportSpan(asked, now)
  return [from, to]
}

describe('the days of a report', () => {
  it('are the current Indian financial year by default', () => {
    expect(days({})).toEqual(['2026-04-01', '2027-03-31'])
    // In India the new year has begun; in Greenwich it has not.
    expect(days({}, new Date('2026-03-31T18:30:00Z'))).toEqual(['2026-04-01', '2027-03-31'])
    expect(days({}, new Date('2026-03-31T18:29:59Z'))).toEqual(['2025-04-01', '2026-03-31'])
  })

  it('complete a missing day from the financial year of the other', () => {
    expect(days({ from: '2024-05-02' })).toEqual(['2024-05-02', '2025-03-31'])
    expect(days({ to: '2024-03-01' })).toEqual(['2023-04-01', '2024-03-01'])
  })

  it('include both days, in Indian time', () => {
    const { begins, ends } = reportSpan({ from: '2026-11-20', to: '2026-11-20' }, today)
    expect(begins.toISOString()).toBe('2026-11-19T18:30:00.000Z')
    expect(ends.toISOString()).toBe('2026-11-20T18:30:00.000Z')
  })
})
