import { expect, it } from 'vitest'
import { fixed } from '../kinds/fixed.ts'
import { item } from '../kinds/item.ts'
import { withTyped } from '../kinds/lines.ts'
import { fixedForm, flexibleForm, itemForm } from './forms.testdata.ts'
import { refusalOf } from './refusal.ts'

it.each([
  ['500.00', 'notRupees', 500],
  ['1e5', 'notRupees', null],
  ['1000001', 'tooMuch', null],
  ['12345678901', 'tooMuch', null],
])('refuses an amount of %j: %s, proposes %j', (amountText, reason, proposal) => {
  expect(refusalOf(flexibleForm({ amountText }), null)).toMatchObject({ reason, proposal })
})

it.each([
  ['2.0', 'notNumber', 2],
  ['-5', 'notNumber', null],
  ['99999', 'tooMany', 16_661],
])('refuses a quantity of %j: %s, proposes %j', (text, reason, proposal) => {
  const form = withTyped(
    item,
    itemForm([
      [60, 1],
      [300, 1],
    ]),
    1,
    text,
  )
  expect(refusalOf(form, 1)).toMatchObject({ reason, proposal })
})

it('proposes nothing if no more of an item fits the maximum', () => {
  const form = withTyped(
    item,
    itemForm([
      [400_000, 0],
      [300_000, 3],
    ]),
    1,
    '1',
  )
  expect(refusalOf(form, 1)).toEqual({ reason: 'tooMuch', proposal: null, most: 0 })
})

it('proposes at least one base amount', () => {
  expect(refusalOf(withTyped(fixed, fixedForm(), null, '0'), null)).toMatchObject({ reason: 'tooFew', proposal: 1 })
})
