import { describe, expect, it } from 'vitest'
import { fixedForm, flexibleForm, itemForm } from './forms.testdata.ts'
import { withTypedQuantity } from './quantity.ts'
import { validate } from './validate.ts'

const problemOf = (...args: Parameters<typeof validate>): string | null => {
  const verdict = validate(...args)
  return verdict.ok ? null : verdict.problem
}

describe('amounts at, below and above every bound', () => {
  it.each([
    ['0', 'invalidAmount'],
    ['1', null],
    ['2', null],
    ['999999', null],
    ['1000000', null],
    ['1000001', 'invalidAmount'],
    ['9999999999', 'invalidAmount'],
    ['', 'invalidAmount'],
    ['-5', 'invalidAmount'],
    ['1e5', 'invalidAmount'],
    ['1.5', 'invalidAmount'],
  ])('flexible %j: %s', (amountText, problem) => {
    expect(problemOf(flexibleForm({ amountText }), true)).toBe(problem)
  })

  it.each([
    [0, 1, 'invalidAmount'],
    [1, 1, null],
    [1_000_000, 1, null],
    [1_000_001, 1, 'invalidAmount'],
    [500_000, 2, null],
    [500_001, 2, 'invalidAmount'],
  ])('fixed %d × %d: %s', (baseAmount, quantity, problem) => {
    expect(problemOf(fixedForm({ baseAmount, quantity }), true)).toBe(problem)
  })

  it.each([
    [[], 'noItems'],
    [[[60, 0]], 'noItems'],
    [[[0, 1]], 'invalidAmount'],
    [[[60, 1]], null],
    [[[500_000, 2]], null],
    [
      [
        [500_000, 2],
        [1, 1],
      ],
      'invalidAmount',
    ],
  ] as const)('items %j: %s', (lines, problem) => {
    expect(problemOf(itemForm(lines), true)).toBe(problem)
  })
})

describe('a quantity that cannot be read holds the donation back, also beside items that are chosen', () => {
  const two = itemForm([
    [60, 2],
    [300, 1],
  ])
  it.each([
    ['items, one unreadable', withTypedQuantity(two, 1, '2.5'), 'invalidAmount'],
    ['items, one too many', withTypedQuantity(two, 1, '99999'), 'invalidAmount'],
    ['items, one emptied', withTypedQuantity(two, 1, ''), null],
    ['the only item unreadable', withTypedQuantity(itemForm([[60, 1]]), 1, '1e5'), 'invalidAmount'],
    ['the only item emptied', withTypedQuantity(itemForm([[60, 1]]), 1, ''), 'noItems'],
    ['fixed, unreadable', withTypedQuantity(fixedForm(), null, '1e5'), 'invalidAmount'],
    ['fixed, emptied', withTypedQuantity(fixedForm(), null, ''), 'invalidAmount'],
    ['fixed, typed', withTypedQuantity(fixedForm(), null, '3'), null],
  ] as const)('%s: %s', (_rule, form, problem) => {
    expect(problemOf(form, true)).toBe(problem)
  })
})

describe('the first problem in the fixed order: amount or items, purpose, donor', () => {
  it.each([
    ['amount before purpose', flexibleForm({ amountText: '', purposeId: null }), false, 'invalidAmount'],
    ['items before purpose', itemForm([[60, 0]], { purposeId: null }), false, 'noItems'],
    ['purpose before donor, flexible words', flexibleForm({ purposeId: null }), false, 'noPurposeFlexible'],
    ['purpose before donor, fixed', fixedForm({ purposeId: null }), false, 'noPurpose'],
    ['purpose before donor, items', itemForm([[60, 1]], { purposeId: null }), false, 'noPurpose'],
    ['donor last', fixedForm(), false, 'noDonor'],
  ] as const)('%s', (_rule, form, donorKnown, problem) => {
    expect(problemOf(form, donorKnown)).toBe(problem)
  })
})

it('a valid donation carries the total and the purpose', () => {
  expect(
    validate(
      itemForm(
        [
          [60, 2],
          [300, 1],
        ],
        { purposeId: 2 },
      ),
      true,
    ),
  ).toMatchObject({
    ok: true,
    donation: { amount: 420, purposeId: 2 },
  })
})
