import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { groupIndian } from '../money.ts'
import { amountOf, readAmountText } from './amountText.ts'

describe('an amount is read as people write it', () => {
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
    ['\u200e₹1,000\u200f', '1000'],
    ['', ''],
    ['   ', ''],
  ])('%j is %j', (text, digits) => {
    expect(readAmountText(text)).toBe(digits)
  })
})

describe('what is not a whole number of rupees is refused, never changed', () => {
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
    '٥',
  ])('%j', (text) => {
    expect(readAmountText(text)).toBeNull()
    expect(amountOf(text)).toBe(0)
  })
})

describe('properties', () => {
  it('any whole number survives Indian grouping, signs and spaces around it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999_999 }), fc.constantFrom('', '₹', '₹ ', ' '), (number, before) => {
        expect(amountOf(`${before}${groupIndian(number)} `)).toBe(number)
      }),
    )
  })

  it('Devanagari digits read as their ASCII twins', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999_999 }), (number) => {
        const devanagari = String(number).replace(/\d/g, (digit) => String.fromCharCode(0x966 + Number(digit)))
        expect(amountOf(devanagari)).toBe(number)
      }),
    )
  })

  it('reading is stable: what was read reads the same again', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = readAmountText(text)
        if (read !== null) expect(readAmountText(read)).toBe(read)
      }),
    )
  })

  it('only digits ever come out', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789eE+-., ₹५') }), (text) => {
        expect(readAmountText(text) ?? '').toMatch(/^\d*$/)
      }),
    )
  })
})
