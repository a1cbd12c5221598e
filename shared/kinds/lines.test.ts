import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fixedForm, flexibleForm, itemForm } from '../donation/forms.testdata.ts'
import { maxAmount } from '../donation/limits.ts'
import { kindOf, totalOf } from './kinds.ts'
import { item } from './item.ts'
import { rangeOf, withQuantity } from './lines.ts'

describe('total', () => {
  it.each([
    [fixedForm({ baseAmount: 2500, quantity: 3 }), 7500],
    [fixedForm({ quantity: 3 }), 33_000],
    [fixedForm({ baseAmount: 0, quantity: 3 }), 0],
    [
      itemForm([
        [60, 2],
        [300, 1],
        [1250, 0],
      ]),
      420,
    ],
    [itemForm([]), 0],
    [flexibleForm({ amountText: '₹10,00,000' }), 1_000_000],
    [flexibleForm({ amountText: '1e5' }), 0],
    [flexibleForm({ amountText: '' }), 0],
  ])('of $type is price times quantity (row %#)', (form, total) => {
    expect(totalOf(form)).toBe(total)
  })
})

describe('a stepper stays within its limits', () => {
  it.each([
    ['fixed never goes below 1', fixedForm(), null, 0, 1],
    ['fixed may be 2', fixedForm(), null, 2, 2],
    ['fixed stops at the online maximum', fixedForm(), null, 91, 90],
    ['an item may be 0', itemForm([[60, 1]]), 1, 0, 0],
    ['an item never goes below 0', itemForm([[60, 1]]), 1, -1, 0],
    [
      'an item stops before the donation exceeds the maximum',
      itemForm([
        [400_000, 1],
        [300_000, 1],
      ]),
      1,
      3,
      1,
    ],
    ['an item at the limit stays', itemForm([[500_000, 1]]), 1, 2, 2],
    ['a free item has a limit, too', itemForm([[0, 1]]), 1, 5000, 999],
    ['a quantity that is no number changes nothing', itemForm([[60, 4]]), 1, Number.NaN, 4],
  ])('%s', (_rule, form, itemId, wanted, expected) => {
    const kind = kindOf(form)
    expect(rangeOf(kind, withQuantity(kind, form, itemId, wanted), itemId).now).toBe(expected)
  })
})

describe('properties', () => {
  const lines = fc.array(fc.tuple(fc.integer({ min: 0, max: 50_000 }), fc.constant(0)), { minLength: 1, maxLength: 20 })
  const steps = fc.array(fc.tuple(fc.nat(19), fc.integer({ min: -5, max: 5000 })), { maxLength: 60 })

  it('never passes the maximum, falls below 0 or leaves whole rupees', () => {
    fc.assert(
      fc.property(lines, steps, (prices, presses) => {
        const form = presses.reduce(
          (now, [index, wanted]) => withQuantity(item, now, (index % prices.length) + 1, wanted),
          itemForm(prices),
        )
        expect(totalOf(form)).toBeLessThanOrEqual(maxAmount)
        for (const { quantity } of form.items) expect(Number.isInteger(quantity) && quantity >= 0).toBe(true)
        expect(totalOf(form)).toBe(form.items.reduce((sum, { price, quantity }) => sum + price * quantity, 0))
      }),
    )
  })

  it('returns to the same form after one more and one less', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1000 }), fc.integer({ min: 1, max: 900 }), (price, quantity) => {
        const form = itemForm([[price, quantity]])
        expect(withQuantity(item, withQuantity(item, form, 1, quantity + 1), 1, quantity)).toEqual(form)
      }),
    )
  })
})
