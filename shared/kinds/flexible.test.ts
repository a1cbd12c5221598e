import { describe, expect, it } from 'vitest'
import { flexibleForm } from '../donation/forms.testdata.ts'
import { totalOf } from './kinds.ts'
import { flexible } from './flexible.ts'
import { problemOf, started } from '../donation/kinds.testdata.ts'
import { withQuantity, withTyped } from './lines.ts'

it('starts with 1000', () => {
  expect(started('flexible')).toMatchObject({ amountText: '1000', purposeId: null })
})

it.each([
  [[500, 1000, 2500], 1000],
  [[251, 1100, 5100], 1100],
  [[450, 1500, 5400], 1500],
  [[5000], 5000],
  [[0, 2_000_000], 1000],
])('starts, of the suggestions %j, with %d', (amounts, first) => {
  const suggested_amounts = amounts.map((amount) => ({ amount, label: 'Lamps' }))
  expect(totalOf(started('flexible', { suggested_amounts }))).toBe(first)
})

describe('takes a preset amount only if it can be donated', () => {
  it.each([
    [501, 501],
    [0, 1000],
    [-5, 1000],
    [1.5, 1000],
    [1_000_000, 1_000_000],
    [1_000_001, 1000],
  ])('%d: %d', (amount, total) => {
    expect(totalOf(started('flexible', {}, { amount }))).toBe(total)
  })
})

describe('a typed amount', () => {
  it.each([
    ['₹10,00,000', '1000000', 1_000_000, null],
    ['₹1,000', '1000', 1000, null],
    ['0012', '12', 12, null],
    ['1', '1', 1, null],
    ['0', '0', 0, 'invalidAmount'],
    ['', '', 0, 'invalidAmount'],
    ['1000001', '1000001', 1_000_001, 'invalidAmount'],
    ['१०,००,००१', '1000001', 1_000_001, 'invalidAmount'],
    ['9999999999', '9999999999', 9_999_999_999, 'invalidAmount'],
    ['12345678901', '12345678901', 0, 'invalidAmount'],
    ['1e5', '1e5', 0, 'invalidAmount'],
    ['-5', '-5', 0, 'invalidAmount'],
    ['1.5', '1.5', 0, 'invalidAmount'],
    ['500.00', '500.00', 0, 'invalidAmount'],
  ])('shows %j as %j, and its total is %d', (text, amountText, total, problem) => {
    const form = withTyped(flexible, flexibleForm(), null, text)
    expect(form.amountText).toBe(amountText)
    expect(totalOf(form)).toBe(total)
    expect(problemOf(form)).toBe(problem)
  })

  it('refuses an eleventh digit after ten', () => {
    const ten = withTyped(flexible, flexibleForm(), null, '1234567890')
    expect(withTyped(flexible, ten, null, '12345678901')).toBe(ten)
  })

  it('is replaced by a proposal', () => {
    const refused = withTyped(flexible, flexibleForm(), null, '500.00')
    expect(withQuantity(flexible, refused, null, 500).amountText).toBe('500')
  })
})

it('reports a missing purpose, and sends no items', () => {
  expect(problemOf(flexibleForm({ purposeId: null }))).toBe('noPurposeFlexible')
  expect(flexible.items(flexibleForm())).toEqual([])
})
