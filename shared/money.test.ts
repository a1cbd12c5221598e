import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountInWords } from './texts/amountInWords.ts'
import { formatDateTime, formatTime, indianDay } from './date.ts'
import { formatRupees, providerAmount, readProviderAmount } from './money.ts'

describe('rupees in Indian grouping', () => {
  it.each([
    [0, '₹0'],
    [999, '₹999'],
    [1000, '₹1,000'],
    [99_999, '₹99,999'],
    [100_000, '₹1,00,000'],
    [1_000_000, '₹10,00,000'],
    [123_456_789, '₹12,34,56,789'],
  ])('writes %d as %s', (rupees, text) => {
    expect(formatRupees(rupees)).toBe(text)
  })

  it('agrees with the platform’s en-IN for every whole number', () => {
    const platform = new Intl.NumberFormat('en-IN')
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), (n) => {
        expect(formatRupees(n)).toBe(`₹${platform.format(n)}`)
      }),
    )
  })
})

describe('amounts in words', () => {
  it.each([
    [1, 'one rupee', 'एक रुपया'],
    [15, 'fifteen rupees', 'पंद्रह रुपये'],
    [100, 'one hundred rupees', 'एक सौ रुपये'],
    [420, 'four hundred twenty rupees', 'चार सौ बीस रुपये'],
    [11_000, 'eleven thousand rupees', 'ग्यारह हज़ार रुपये'],
    [100_000, 'one lakh rupees', 'एक लाख रुपये'],
    [1_000_000, 'ten lakh rupees', 'दस लाख रुपये'],
    [
      1_234_567,
      'twelve lakh thirty four thousand five hundred sixty seven rupees',
      'बारह लाख चौंतीस हज़ार पाँच सौ सड़सठ रुपये',
    ],
    [10_000_000, 'one crore rupees', 'एक करोड़ रुपये'],
  ])('%d', (rupees, english, hindi) => {
    expect(amountInWords(rupees, 'en')).toBe(english)
    expect(amountInWords(rupees, 'hi')).toBe(hindi)
  })

  it('differ for any two amounts', () => {
    for (const lang of ['en', 'hi'] as const) {
      const seen = new Set<string>()
      for (let rupees = 1; rupees <= 1200; rupees++) seen.add(amountInWords(rupees, lang))
      expect(seen.size).toBe(1200)
    }
  })
})

describe('dates', () => {
  it('are Indian: 20:00 UTC is the next day in India', () => {
    expect(indianDay(new Date('2025-11-14T20:00:00Z'))).toBe('2025-11-15')
    expect(indianDay(new Date('2025-11-14T18:29:59Z'))).toBe('2025-11-14')
    expect(indianDay(new Date('2025-11-14T18:30:00Z'))).toBe('2025-11-15')
  })

  it('are written in the reader’s language', () => {
    expect(formatDateTime('2026-11-21T00:00:00Z', 'en')).toMatch(/21 November 2026.*5:30/)
    expect(formatDateTime('2026-11-21T00:00:00Z', 'hi')).toMatch(/21 नवंबर 2026.*सुबह 5:30 बजे/)
    expect(formatTime('2026-11-21T00:00:00Z', 'en')).toMatch(/^5:30\sam$/)
    expect(formatTime('2026-11-21T13:00:00Z', 'hi')).toBe('शाम 6:30')
  })
})

it('writes two decimals for the provider', () => {
  expect(providerAmount(11_000)).toBe('11000.00')
})

it.each([
  ['11000.00', 11_000],
  ['1.0', 1],
  [' 1 ', 1],
  ['1.50', null],
  ['1.', null],
  ['1e5', null],
  ['-1.00', null],
  ['', null],
])('%j is read as %s rupees', (text, rupees) => {
  expect(readProviderAmount(text)).toBe(rupees)
})
