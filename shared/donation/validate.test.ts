import { describe, expect, it } from 'vitest'
import { fixedForm, flexibleForm, itemForm } from './forms.testdata.ts'
import { validate } from './validDonation.ts'

const problemOf = (...args: Parameters<typeof validate>): string | null => {
  const verdict = validate(...args)
  return verdict.ok ? null : verdict.problem
}

describe('the first problem in this order: amount or items, purpose, donor', () => {
  it.each([
    ['amount before purpose', flexibleForm({ amountText: '', purposeId: null }), false, 'invalidAmount'],
    ['items before purpose', itemForm([[60, 0]], { purposeId: null }), false, 'noItems'],
    ['purpose before donor, flexible', flexibleForm({ purposeId: null }), false, 'noPurposeFlexible'],
    ['purpose before donor, fixed', fixedForm({ purposeId: null }), false, 'noPurpose'],
    ['purpose before donor, items', itemForm([[60, 1]], { purposeId: null }), false, 'noPurpose'],
    ['donor last', fixedForm(), false, 'noDonor'],
  ] as const)('%s', (_rule, form, donorKnown, problem) => {
    expect(problemOf(form, donorKnown)).toBe(problem)
  })
})

it('returns the total and the purpose of a valid donation', () => {
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
