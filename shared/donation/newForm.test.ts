import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Giving } from '../contract/project.ts'
import { started } from './kinds.testdata.ts'
import { newForm, presetsOf } from './answers.ts'

it('ignores a purpose of another project', () => {
  expect(started('fixed', {}, { purposeId: 8 }).purposeId).toBeNull()
  expect(started('fixed', {}, { purposeId: 7 }).purposeId).toBe(7)
})

it('makes no form if the project needs a base amount and it is unreadable', () => {
  const options = { items: [], purpose: [], donation_amount: Number.NaN }
  expect(newForm({ id: 3, title: 'School', donation_type: 'fixed' }, options)).toBeNull()
  expect(newForm({ id: 3, title: 'School', donation_type: 'flexible' }, options)).not.toBeNull()
})

it('makes the same form from a form’s presets', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.array(fc.nat(20), { maxLength: 5 }),
      (amount, quantities) => {
        const items = quantities.map((_, index) => ({ id: index + 1, title: 'Meal', price: 60 })) as Giving['items']
        const flexible = started('flexible', {}, { amount, purposeId: 7 })
        const item = started(
          'item',
          { items },
          { items: quantities.map((qty, index) => ({ id: index + 1, qty })), purposeId: 9 },
        )
        const fixed = started('fixed', {}, { amount: 22_000, purposeId: 7 })
        for (const form of [flexible, item, fixed]) {
          expect(started(form.type, { items }, presetsOf(form))).toEqual(form)
        }
      },
    ),
  )
})
