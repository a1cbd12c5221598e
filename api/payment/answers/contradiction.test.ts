import fc from 'fast-check'
import { expect, it } from 'vitest'
import { contradictionOf } from './contradiction.ts'

const all = { txnid: true, key: true, product: true }

it('finds no contradiction only if transaction, key, product and amount agree', () => {
  const agrees = fc.record({ txnid: fc.boolean(), key: fc.boolean(), product: fc.boolean() })
  const rupees = fc.integer({ min: 1, max: 1_000_000 })
  fc.assert(
    fc.property(agrees, rupees, fc.option(rupees), (told, amount, amountRupees) => {
      const whole = told.txnid && told.key && told.product && amountRupees === amount
      expect(contradictionOf({ agrees: told, amountRupees }, { amount }) === null).toBe(whole)
    }),
  )
  expect(contradictionOf({ agrees: all, amountRupees: 500 }, { amount: 500 })).toBeNull()
})

it.each(['txnid', 'key', 'product'] as const)('names the %s', (name) => {
  expect(contradictionOf({ agrees: { ...all, [name]: false }, amountRupees: 500 }, { amount: 500 })).toBe(name)
})
