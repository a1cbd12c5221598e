import { expect, it } from 'vitest'
import { confirmations, mostChoices, mostFor, startMonthly, untilChoices } from './monthlyChoice.ts'

const offer = { most: 15_000, unconfirmed: 15_000, years: 10 }

it.each([
  ['2026-11-05', { day: 5, until: '2036-03-31', most: 15_000 }],
  ['2026-11-30', { day: 28, until: '2036-03-31', most: 15_000 }],
  ['2028-02-29', { day: 28, until: '2037-03-31', most: 15_000 }],
  ['2027-03-31', { day: 28, until: '2037-03-31', most: 15_000 }],
])('starts on %s with a day that every month has', (today, monthly) => {
  expect(startMonthly(offer, today)).toEqual(monthly)
})

it('lets no debit be smaller than the donation', () => {
  expect(mostFor(500, { most: 15_000 })).toBe(15_000)
  expect(mostFor(20_000, { most: 15_000 })).toBe(20_000)
})

it.each([
  [500, 15_000, [500, 1000, 2500, 5000, 15_000]],
  [2000, 3000, [2000, 3000, 4000, 10_000, 15_000]],
  [20_000, 15_000, [20_000]],
])('offers for ₹%i, with ₹%i chosen, the maxima %o', (amount, chosen, most) => {
  expect(mostChoices(offer, amount, chosen)).toEqual(most)
})

it('offers no end after the longest time, and keeps what was chosen', () => {
  expect(untilChoices({ ...offer, years: 4 }, '2026-11-05', '2027-12-31')).toEqual([
    '2027-03-31',
    '2027-12-31',
    '2028-03-31',
    '2029-03-31',
    '2030-03-31',
  ])
  expect(untilChoices({ ...offer, years: 2 }, '2026-03-20', '2027-03-31')).toEqual(['2027-03-31'])
})

it.each([
  [15_000, 15_000, 'none'],
  [15_000, 15_001, 'above'],
  [15_001, 15_001, 'each'],
] as const)('says for ₹%i and at most ₹%i which debits need a confirmation: %s', (amount, most, which) => {
  expect(confirmations(offer, amount, most)).toBe(which)
})
