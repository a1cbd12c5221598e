import { describe, expect, it } from 'vitest'
import { balanceOf, isHarmed, isSettled } from './balance.ts'
import type { OurDonation } from './books.ts'
import { paidDonation } from './testing/paidDonation.ts'

const paid = (change: Partial<OurDonation> = {}) => paidDonation('A', 'KSN/2026-27/000001', change)
const unpaid = {
  receipts: [],
  notifications: 0,
  mail: { isWanted: false, isMarked: false, queued: 0, sent: 0, attempts: 0 },
  ledger: { state: 'handed_over', payments: 0, netRupees: 0, linesPaise: 0 },
} as const
const balance = (there: readonly string[], donations: readonly OurDonation[], recorded = there) => {
  const numbers = donations.flatMap(({ receipts }) => receipts)
  return balanceOf(
    new Set(there),
    {
      donations,
      receipts: numbers.map((number) => ({ number, year: '2026-27' })),
      counters: numbers.length > 0 ? [{ year: '2026-27', last: numbers.length }] : [],
    },
    recorded.map((txnId) => ({ txnId, recorded: true })),
  )
}

describe('the balance of donations', () => {
  it('is settled and without harm if each payment is here and mailed', () => {
    const all = balance(['A'], [paid()])
    expect([isSettled(all), isHarmed(all)]).toEqual([true, false])
    expect(all).toMatchObject({ attempts: 1, paid: 1 })
  })

  it.each([
    ['lost', balance(['A'], [paid({ state: 'handed_over', ...unpaid })])],
    ['invented', balance([], [paid()], ['A'])],
    ['unmailed', balance(['A'], [paid({ mail: { isWanted: true, isMarked: true, queued: 1, sent: 0, attempts: 1 } })])],
    ['forgotten', balance([], [], ['A'])],
    ['forgotten', balance([], [paid({ state: 'created', isRecorded: false })], ['A'])],
  ] as const)('counts a donation as %s', (name, found) => {
    expect(found[name]).toBe(1)
    expect(isHarmed(found)).toBe(true)
  })

  it('is harmed by any breach in the database', () => {
    const found = balance(['A'], [paid({ receipts: [] })])
    expect([found.breaches.length, isHarmed(found)]).toEqual([1, true])
  })

  it('lets a mail arrive twice, because delivery is at least once', () => {
    const found = balance(['A'], [paid({ mail: { isWanted: true, isMarked: true, queued: 1, sent: 1, attempts: 2 } })])
    expect(found.mailedAgain).toBe(1)
    expect(isHarmed(found)).toBe(false)
  })
})
