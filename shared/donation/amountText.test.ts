import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { groupIndian } from '../money.ts'
import { amountOf, readAmountText, readWholeText } from './amountText.ts'
import { proposeAmount, proposeQuantity } from './refusal.ts'

describe('an amount', () => {
  it.each([
    ['500', '500'],
    [' 500 ', '500'],
    ['₹500', '500'],
    ['₹ 1,000', '1000'],
    ['Rs. 1,000/-', '1000'],
    ['INR 250', '250'],
    ['10,00,000', '1000000'],
    ['1,000,000', '1000000'],
    ['10 000', '10000'],
    ['0012', '12'],
    ['0', '0'],
    ['५००', '500'],
    ['१०,००,०००', '1000000'],
    ['５００', '500'],
    ['৫০০', '500'],
    ['૫૦૦', '500'],
    ['௫௦௦', '500'],
    ['٥٠٠', '500'],
    ['۵۰۰', '500'],
    ['١٬٠٠٠', '1000'],
    ['𝟓𝟘𝟢', '500'],
    ['5०０', '500'],
    ['\u200e₹1,000\u200f', '1000'],
    ['', ''],
    ['   ', ''],
  ])('reads %j as %j', (text, digits) => {
    expect(readAmountText(text)).toBe(digits)
  })
})

describe('a text that is not a whole number of rupees', () => {
  it.each([
    '1e5',
    '-5',
    '+5',
    '0x10',
    '1.5',
    '500.00',
    'Infinity',
    'NaN',
    '1,5',
    '1 5',
    '1,00',
    ',100',
    '100,',
    '₹',
    '५.५',
    '12a',
    '1-2',
    '٥٫٥',
    '500.',
    '²',
    '½',
    '五',
    '\u202e123',
  ])('is refused unchanged: %j', (text) => {
    expect(readAmountText(text)).toBeNull()
    expect(amountOf(text)).toBe(0)
  })
})

it('of money is refused as a quantity', () => {
  expect(readWholeText('1,00,000')).toBe('100000')
  expect(readWholeText(' १२ ')).toBe('12')
  for (const text of ['₹500', 'Rs 5', '5/-', '1.5', '1e5', '-5']) expect(readWholeText(text), text).toBeNull()
})

it('with more digits than an amount can have counts as no amount', () => {
  expect(amountOf('9999999999')).toBe(9_999_999_999)
  expect(amountOf('12345678901')).toBe(0)
  expect(amountOf('9'.repeat(400))).toBe(0)
})

describe('a proposal is the amount that the donor surely meant', () => {
  it.each([
    ['500.00', 500],
    ['500.', 500],
    ['500.5', 500],
    ['₹ 1,500.50', 1500],
    ['Rs. 500.00/-', 500],
    ['५००.००', 500],
    ['٥٠٠٫٥٠', 500],
    ['1000000.00', 1_000_000],
    ['1000001.00', null],
    ['0.50', null],
    ['.50', null],
    ['1.500', null],
    ['1.500.00', null],
    ['500,00', null],
    ['1e5', null],
    ['1e5.0', null],
    ['-5', null],
    ['-5.00', null],
    ['5 lakh', null],
    ['', null],
  ])('for %j: %j', (text, proposal) => {
    expect(proposeAmount(text, 1_000_000)).toBe(proposal)
  })

  it.each([
    ['2.0', 1, 10, 2],
    ['99', 1, 10, 10],
    ['0', 1, 10, 1],
    ['0', 0, 10, null],
    ['99', 0, 0, null],
    ['1e5', 1, 10, null],
    ['-2', 1, 10, null],
  ])('for a quantity of %j between %d and %d: %j', (text, min, max, proposal) => {
    expect(proposeQuantity(text, min, max)).toBe(proposal)
  })
})

describe('properties', () => {
  it('reads the digits of every script that the platform can write', () => {
    const scripts = Intl.supportedValuesOf('numberingSystem').filter((system) =>
      /^\p{Nd}+$/u.test(
        new Intl.NumberFormat('en', { numberingSystem: system, useGrouping: false }).format(1234567890),
      ),
    )
    expect(scripts.length).toBeGreaterThan(50)
    fc.assert(
      fc.property(
        fc.constantFrom(...scripts),
        fc.integer({ min: 0, max: 9_999_999_999 }),
        (numberingSystem, number) => {
          const text = new Intl.NumberFormat('en', { numberingSystem, useGrouping: false }).format(number)
          expect(amountOf(text), numberingSystem).toBe(number)
        },
      ),
    )
  })

  it('never proposes more than the donor typed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_200_000 }), fc.integer({ min: 0, max: 99 }), (rupees, paise) => {
        const proposal = proposeAmount(`${rupees}.${String(paise).padStart(2, '0')}`, 1_000_000)
        expect(proposal).toBe(rupees >= 1 && rupees <= 1_000_000 ? rupees : null)
      }),
    )
  })

  it('reads any whole number with Indian grouping, currency sign and spaces', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999_999 }), fc.constantFrom('', '₹', '₹ ', ' '), (number, before) => {
        expect(amountOf(`${before}${groupIndian(number)} `)).toBe(number)
      }),
    )
  })

  it('reads Devanagari digits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999_999 }), (number) => {
        const devanagari = String(number).replace(/\d/g, (digit) => String.fromCharCode(0x966 + Number(digit)))
        expect(amountOf(devanagari)).toBe(number)
      }),
    )
  })

  it('reads its own result again unchanged', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = readAmountText(text)
        if (read !== null) expect(readAmountText(read)).toBe(read)
      }),
    )
  })

  it('returns digits only', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789eE+-., ₹५') }), (text) => {
        expect(readAmountText(text) ?? '').toMatch(/^\d*$/)
      }),
    )
  })
})
