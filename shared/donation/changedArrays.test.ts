import { afterEach, beforeEach, expect, it } from 'vitest'
import { started } from './kinds.testdata.ts'
import { totalOf } from './total.ts'

const { reduce } = Array.prototype

/** Prototype 1.6.0.1 puts this method on every array of a page. */
beforeEach(() => {
  Array.prototype.reduce = function (this: unknown[]): never {
    return (this.length > 1 ? this : this[0]) as never
  }
})
afterEach(() => {
  Array.prototype.reduce = reduce
})

const giving = {
  items: [
    { id: 11, title: 'A meal', price: 60 },
    { id: 12, title: 'Meals', price: 300 },
  ],
  purpose: [],
}

it('chooses and adds up items on a page whose library replaces reduce', () => {
  expect(totalOf(started('item', giving))).toBe(360)
  const preset = started('item', giving, {
    items: [
      { id: 11, qty: 2 },
      { id: 12, qty: 3 },
    ],
  })
  expect(totalOf(preset)).toBe(1020)
})
