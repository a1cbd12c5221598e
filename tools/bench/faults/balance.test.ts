import { describe, expect, it } from 'vitest'
import { balanceOf, isHarmed, isSettled, type OurDonation } from './balance.ts'

const paid = (txnId: string, change: Partial<OurDonation> = {}): OurDonation => ({
  txnId,
  state: 'paid',
  isRecorded: true,
  receipts: [`R/${txnId}`],
  notifications: 1,
  isMailed: true,
  mails: 1,
  amount: 500,
  ledger: { state: change.state ?? 'paid', payments: 1, netRupees: 500, linesPaise: 0 },
  ...change,
})
const booked = { state: 'paid', payments: 1, netRupees: 500, linesPaise: 0 } as const
const balance = (there: readonly string[], ours: readonly OurDonation[], recorded = there) =>
  balanceOf(
    new Set(there),
    ours,
    recorded.map((txnId) => ({ txnId, recorded: true })),
  )

describe('the balance of donations', () => {
  it('is settled and without harm if each payment has one receipt, one notification and one mail', () => {
    const all = balance(['A', 'B'], [paid('A'), paid('B')])
    expect([isSettled(all), isHarmed(all)]).toEqual([true, false])
    expect(all).toMatchObject({ attempts: 2, paid: 2 })
  })

  it.each([
    ['lost', balance(['A'], [paid('A', { state: 'handed_over', receipts: [], notifications: 0 })])],
    ['invented', balance([], [paid('A')], ['A'])],
    ['doubled', balance(['A'], [paid('A', { receipts: ['R/1', 'R/2'] })])],
    ['doubled', balance(['A', 'B'], [paid('A', { receipts: ['R/1'] }), paid('B', { receipts: ['R/1'] })])],
    ['incomplete', balance(['A'], [paid('A', { receipts: [] })])],
    ['unmailed', balance(['A'], [paid('A', { isMailed: false, mails: 0 })])],
    ['misbooked', balance(['A'], [paid('A', { ledger: { ...booked, state: 'pending' } })])],
    ['misbooked', balance(['A'], [paid('A', { ledger: { ...booked, payments: 2, netRupees: 1000 } })])],
    ['misbooked', balance(['A'], [paid('A', { ledger: { ...booked, linesPaise: -50_000 } })])],
    ['forgotten', balance([], [], ['A'])],
    ['forgotten', balance([], [paid('A', { state: 'created', isRecorded: false })], ['A'])],
  ] as const)('counts a donation as %s', (name, found) => {
    expect(found[name]).toBe(1)
    expect(isHarmed(found)).toBe(true)
  })

  it('lets a mail arrive twice, because delivery is at least once', () => {
    const found = balance(['A'], [paid('A', { mails: 2 })])
    expect(found.mailedAgain).toBe(1)
    expect(isHarmed(found)).toBe(false)
  })
})
