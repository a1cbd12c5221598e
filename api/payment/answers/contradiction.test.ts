import fc from 'fast-check'
import { expect, it } from 'vitest'
import { contradictionOf } from './contradiction.ts'

const all = { txnid: true, key: true, product: true, currency: true }

it('finds no contradiction only if transaction, key, product and amount agree', () => {
  const agrees = fc.record({ txnid: fc.boolean(), key: fc.boolean(), product: fc.boolean(), currency: fc.boolean() })
  const rupees = fc.integer({ min: 1, max: 1_000_000 })
  fc.assert(
    fc.property(agrees, rupees, fc.option(fc.integer({ min: 1, max: 1_000 })), (told, amount, paise) => {
      const amountPaise = paise === null ? null : amount * 100 + paise - 1
      const whole = Object.values(told).every(Boolean) && paise === 1
      expect(contradictionOf({ agrees: told, amountPaise }, { amount }) === null).toBe(whole)
    }),
  )
  expect(contradictionOf({ agrees: all, amountPaise: 50_000 }, { amount: 500 })).toBeNull()
})

it.each(['txnid', 'key', 'product', 'currency'] as const)('names the %s', (name) => {
  expect(contradictionOf({ agrees: { ...all, [name]: false }, amountPaise: 50_000 }, { amount: 500 })).toBe(name)
})
