import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Giving } from '../contract/giving.ts'
import { newForm } from './newForm.ts'
import { presetsOf } from './presetsOf.ts'
import { totalOf } from './total.ts'

const purpose = [
  { id: 7, title: 'Where it is needed most' },
  { id: 9, title: 'Books' },
]
const giving = (changes: Partial<Giving> = {}): Giving => ({ items: [], purpose, ...changes })
const project = <T extends 'fixed' | 'item' | 'flexible'>(donation_type: T) => ({
  id: 3,
  title: 'School',
  donation_type,
})

describe('what a project starts with', () => {
  it('fixed: the server’s amount, else 11000', () => {
    expect(totalOf(newForm(project('fixed'), giving({ donation_amount: 2500 })))).toBe(2500)
    expect(totalOf(newForm(project('fixed'), giving({ donation_amount: null })))).toBe(11_000)
    expect(totalOf(newForm(project('fixed'), giving()))).toBe(11_000)
    expect(totalOf(newForm(project('fixed'), giving({ donation_amount: 0 })))).toBe(0)
  })

  it('flexible: 1000', () => {
    expect(newForm(project('flexible'), giving())).toMatchObject({ amountText: '1000', purposeId: null })
  })

  it.each([
    [[500, 1000, 2500], 1000],
    [[251, 1100, 5100], 1100],
    [[450, 1500, 5400], 1500],
    [[5000], 5000],
    [[0, 2_000_000], 1000],
  ])('flexible with suggestions %j: one of them, %d', (amounts, first) => {
    const form = newForm(
      project('flexible'),
      giving({ suggested_amounts: amounts.map((amount) => ({ amount, label: 'Lamps' })) }),
    )
    expect(totalOf(form)).toBe(first)
  })

  it('item: quantity 1 if the server names none; a missing price counts as 0; the name stands for a missing title', () => {
    const items = [
      { id: 1, title: 'A school bag', price: 650 },
      { id: 2, name: 'Books', quantity: 0, price: 450 },
      { id: 3, price: null },
    ] as Giving['items']
    expect(newForm(project('item'), giving({ items }))).toMatchObject({
      items: [
        { title: 'A school bag', price: 650, quantity: 1 },
        { title: 'Books', price: 450, quantity: 0 },
        { title: '', price: 0, quantity: 1 },
      ],
    })
  })
})

describe('what an opener presets is taken only where it fits', () => {
  it.each([
    ['fixed', 22_000, 22_000],
    ['fixed', 22_001, 11_000],
    ['fixed', 1_100_000, 11_000],
    ['flexible', 501, 501],
    ['flexible', 0, 1000],
    ['flexible', -5, 1000],
    ['flexible', 1.5, 1000],
    ['flexible', 1_000_000, 1_000_000],
    ['flexible', 1_000_001, 1000],
  ] as const)('%s amount %d gives %d', (type, amount, total) => {
    expect(totalOf(newForm(project(type), giving(), { amount }))).toBe(total)
  })

  it('a purpose of another project is ignored', () => {
    expect(newForm(project('fixed'), giving(), { purposeId: 8 }).purposeId).toBeNull()
    expect(newForm(project('fixed'), giving(), { purposeId: 7 }).purposeId).toBe(7)
  })

  it('preset items replace the default quantities, within the most that can be given', () => {
    const items = [
      { id: 1, title: 'Bag', price: 650 },
      { id: 2, title: 'Desk', price: 400_000 },
    ] as Giving['items']
    const form = newForm(project('item'), giving({ items }), {
      items: [
        { id: 2, qty: 9 },
        { id: 99, qty: 1 },
      ],
    })
    expect(form).toMatchObject({ items: [{ quantity: 0 }, { quantity: 2 }] })
  })
})

it('a form’s presets bring the same form back', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.array(fc.nat(20), { maxLength: 5 }),
      (amount, quantities) => {
        const items = quantities.map((_, index) => ({ id: index + 1, title: 'Meal', price: 60 })) as Giving['items']
        const flexible = newForm(project('flexible'), giving(), { amount, purposeId: 7 })
        const item = newForm(project('item'), giving({ items }), {
          items: quantities.map((qty, index) => ({ id: index + 1, qty })),
        })
        const fixed = newForm(project('fixed'), giving(), { amount: 22_000, purposeId: 7 })
        for (const form of [flexible, item, fixed]) {
          expect(newForm(project(form.type as 'item'), giving({ items }), presetsOf(form))).toEqual(form)
        }
      },
    ),
  )
})

it.each([
  ['dearer', 12_000, 3, 36_000],
  ['cheaper', 5000, 3, 15_000],
  ['so dear that fewer can be given online', 400_000, 2, 800_000],
])('the quantity of a fixed gift stays when its base is %s', (_how, donation_amount, quantity, total) => {
  const presets = presetsOf(newForm(project('fixed'), giving(), { amount: 33_000 }))
  const form = newForm(project('fixed'), giving({ donation_amount }), presets)
  expect(form).toMatchObject({ quantity })
  expect(totalOf(form)).toBe(total)
})
