import { describe, expect, it } from 'vitest'
import type { Giving } from '../contract/project.ts'
import { itemForm } from '../donation/forms.testdata.ts'
import { item } from './item.ts'
import { problemOf, started } from '../donation/kinds.testdata.ts'
import { withQuantity, withTyped } from './lines.ts'

it('starts with quantity 1, price 0 and the name as title if the server sends none', () => {
  const items = [
    { id: 1, title: 'A school bag', price: 650 },
    { id: 2, name: 'Books', quantity: 0, price: 450 },
    { id: 3, price: null },
  ] as Giving['items']
  expect(started('item', { items })).toMatchObject({
    items: [
      { title: 'A school bag', price: 650, quantity: 1 },
      { title: 'Books', price: 450, quantity: 0 },
      { title: '', price: 0, quantity: 1 },
    ],
  })
})

it('takes preset items instead of the default quantities, up to the maximum', () => {
  const items = [
    { id: 1, title: 'Bag', price: 650 },
    { id: 2, title: 'Desk', price: 400_000 },
  ] as Giving['items']
  const presets = {
    items: [
      { id: 2, qty: 9 },
      { id: 99, qty: 1 },
    ],
  }
  expect(started('item', { items }, presets)).toMatchObject({ items: [{ quantity: 0 }, { quantity: 2 }] })
})

describe('a typed quantity', () => {
  it.each([
    ['100', 100, undefined],
    ['१००', 100, undefined],
    ['1,000', 1000, undefined],
    ['0', 0, undefined],
    ['', 0, ''],
    ['2.5', 0, '2.5'],
    ['1e5', 0, '1e5'],
    ['-5', 0, '-5'],
    ['₹60', 0, '₹60'],
    ['16667', 0, '16667'],
  ])('counts %j of a meal for 60 rupees as %d', (text, quantity, typed) => {
    const [line] = withTyped(item, itemForm([[60, 1]]), 1, text).items
    expect(line).toMatchObject({ quantity })
    expect(line?.typed).toBe(typed)
  })

  it('is replaced by a step', () => {
    const refused = withTyped(item, itemForm([[60, 4]]), 1, '2.5')
    expect(withQuantity(item, refused, 1, 1).items[0]).toMatchObject({ quantity: 1, typed: undefined })
  })
})

describe('at least one item is chosen, and every quantity is readable', () => {
  const two = itemForm([
    [60, 2],
    [300, 1],
  ])
  const one = itemForm([[60, 1]])
  it.each([
    ['no item', itemForm([]), 'noItems'],
    ['none chosen', itemForm([[60, 0]]), 'noItems'],
    ['a free item', itemForm([[0, 1]]), 'invalidAmount'],
    ['one chosen', one, null],
    ['the most', itemForm([[500_000, 2]]), null],
    [
      'above the maximum',
      itemForm([
        [500_000, 2],
        [1, 1],
      ]),
      'invalidAmount',
    ],
    ['one of two unreadable', withTyped(item, two, 1, '2.5'), 'invalidAmount'],
    ['one of two too many', withTyped(item, two, 1, '99999'), 'invalidAmount'],
    ['one of two emptied', withTyped(item, two, 1, ''), null],
    ['the only one unreadable', withTyped(item, one, 1, '1e5'), 'invalidAmount'],
    ['the only one emptied', withTyped(item, one, 1, ''), 'noItems'],
  ] as const)('%s: %s', (_rule, form, problem) => {
    expect(problemOf(form)).toBe(problem)
  })
})

it('reports a missing purpose, and sends the chosen items only', () => {
  expect(problemOf(itemForm([[60, 1]], { purposeId: null }))).toBe('noPurpose')
  const form = itemForm([
    [60, 2],
    [300, 0],
  ])
  expect(item.items(form)).toEqual([{ id: 1, qty: 2 }])
})
