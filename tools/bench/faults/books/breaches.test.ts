import { describe, expect, it } from 'vitest'
import type { Books, OurDonation } from './books.ts'
import { breachesOf } from './breaches.ts'
import { paidDonation } from './testing/paidDonation.ts'

const first = 'KSN/2026-27/000001'
const second = 'KSN/2026-27/000002'
const good: Books = {
  donations: [paidDonation('A', first), paidDonation('B', second)],
  receipts: [
    { number: first, year: '2026-27' },
    { number: second, year: '2026-27' },
    { number: 'KSN/2025-26/000001', year: '2025-26' },
  ],
  counters: [
    { year: '2026-27', last: 2 },
    { year: '2025-26', last: 1 },
  ],
}
/** The same, with another donation A. */
const withA = (change: Partial<OurDonation>): Books => ({
  ...good,
  donations: [paidDonation('A', first, change), paidDonation('B', second)],
})
const { mail, ledger } = paidDonation('A', first)
const unpaid = { state: 'pending', receipts: [], notifications: 0 } as const
const noMail = { isWanted: false, isMarked: false, queued: 0, sent: 0, attempts: 0 }
const noPayment = { state: 'pending', payments: 0, netRupees: 0, linesPaise: 0 } as const

describe('a database after a kill', () => {
  it('has no breach if each payment has caused everything once', () => {
    expect(breachesOf(good)).toEqual([])
    expect(breachesOf(withA({ mail: { ...mail, isMarked: false, queued: 0, sent: 0 } }))).toEqual([])
    expect(breachesOf({ donations: [], receipts: [], counters: [] })).toEqual([])
  })

  it.each([
    // As if the receipt were written outside the transaction of the payment.
    ['a payment without its receipt', withA({ receipts: [] }), 'receipts'],
    [
      'a receipt without its payment',
      withA({ ...unpaid, receipts: [first], mail: noMail, ledger: noPayment }),
      'receipts',
    ],
    ['two receipts of one payment', withA({ receipts: [first, second] }), 'receipts'],
    [
      'a number that was taken and lost',
      {
        ...good,
        counters: [
          { year: '2026-27', last: 3 },
          { year: '2025-26', last: 1 },
        ],
      },
      'receipts',
    ],
    ['a gap', { ...good, receipts: good.receipts.filter(({ number }) => number !== first) }, 'receipts'],
    [
      'a number that was given twice',
      { ...good, receipts: [...good.receipts, { number: second, year: '2026-27' }] },
      'receipts',
    ],
    [
      'a number of another year',
      { ...good, receipts: good.receipts.map((one) => (one.number === second ? { ...one, year: '2025-26' } : one)) },
      'receipts',
    ],
    [
      'a receipt of a payment without a day',
      { ...good, receipts: good.receipts.map((one) => (one.number === second ? { ...one, year: null } : one)) },
      'receipts',
    ],
    ['a state without its fact', withA({ ledger: { ...ledger, state: 'pending' } }), 'ledger'],
    ['a second payment', withA({ ledger: { ...ledger, payments: 2 } }), 'ledger'],
    ['a balance of another amount', withA({ ledger: { ...ledger, netRupees: 1000 } }), 'ledger'],
    ['lines that do not sum to zero', withA({ ledger: { ...ledger, linesPaise: -50_000 } }), 'ledger'],
    ['a payment whose mail nobody wants', withA({ mail: noMail }), 'messages'],
    ['a mail that was queued twice', withA({ mail: { ...mail, queued: 2 } }), 'messages'],
    ['a mail that was queued without its mark', withA({ mail: { ...mail, isMarked: false } }), 'messages'],
    ['a mark without its mail', withA({ mail: { ...mail, queued: 0 } }), 'messages'],
    ['two notifications', withA({ notifications: 2 }), 'messages'],
    ['a payment without a notification', withA({ notifications: 0 }), 'messages'],
  ] as const)('shows %s', (_, books, area) => {
    expect(breachesOf(books).map((breach) => breach.area)).toEqual([area])
  })
})
