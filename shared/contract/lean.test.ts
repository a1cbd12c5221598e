import fc from 'fast-check'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { rupeesSchema } from './basics.ts'
import {
  type Giving,
  givingSchema,
  itemSchema,
  projectChoiceSchema,
  projectChoicesSchema,
  purposeSchema,
  suggestionSchema,
} from './project.ts'
import { leanGiving, leanProjectChoices } from './choosing.ts'
import { leanUser, type Schema } from './lean.ts'
import { userSchema } from './people/account.ts'

/** Values that are right, nearly right and wrong, in about equal parts. */
const anything = fc.anything({ maxDepth: 2 })
const either = <T>(right: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 20, arbitrary: right as fc.Arbitrary<unknown> }, { weight: 1, arbitrary: anything })
const optional = (right: fc.Arbitrary<unknown>) =>
  either(fc.option(right, { nil: fc.sample(fc.constantFrom(null, undefined), 1)[0] }))
const id = either(fc.integer({ min: 1, max: 99 }))
const rupees = either(fc.constantFrom(0, 1, 60, 1_000_000, -1, 1.5, Number.NaN, 2 ** 53))
const text = either(fc.string())

const choices = either(
  fc.array(
    either(
      fc.record(
        {
          id,
          title: text,
          donation_type: either(fc.constantFrom('fixed', 'item', 'flexible', 'other')),
          online: optional(fc.boolean()),
          more: anything,
        },
        { requiredKeys: [] },
      ),
    ),
  ),
)
const giving = either(
  fc.record(
    {
      items: either(
        fc.array(
          either(
            fc.record(
              {
                id,
                title: optional(text),
                name: optional(text),
                image: optional(text),
                price: optional(rupees),
                quantity: optional(rupees),
                unit: optional(text),
                more: anything,
              },
              { requiredKeys: ['id'] },
            ),
          ),
        ),
      ),
      purpose: either(
        fc.array(
          either(fc.record({ id, title: text, asks_name: optional(fc.boolean()) }, { requiredKeys: ['id', 'title'] })),
        ),
      ),
      donation_amount: optional(rupees),
      suggested_amounts: optional(fc.array(either(fc.record({ amount: rupees, label: text })))),
    },
    { requiredKeys: ['items', 'purpose'] },
  ),
)

/** @param kept what remains of the value if the lean reader accepts more */
const agree = <T>(lean: Schema<T>, full: z.ZodMiniType<T>, value: unknown, kept = value): void => {
  const ours = lean['~standard'].validate(value) as { value?: T; issues?: object }
  const theirs = z.safeParse(full, kept)
  expect('value' in ours, JSON.stringify(value)).toBe(theirs.success)
  if (theirs.success) expect(ours.value).toEqual(theirs.data)
}

/** What remains of a list of choices: valid entries, each key once. A list without a valid entry stays as it is, and does not fit. */
const usable = (value: unknown, entry: z.ZodMiniType, key: string): unknown => {
  if (!Array.isArray(value)) return value
  const good = value.filter((one) => z.safeParse(entry, one).success)
  return good.length === 0 ? value : good.filter((one, at) => good.findIndex((other) => other[key] === one[key]) === at)
}

const usableGiving = (value: unknown): unknown =>
  typeof value !== 'object' || value === null || Array.isArray(value)
    ? value
    : Object.fromEntries(
        Object.entries(value).map(([name, part]) => {
          if (name === 'items') return [name, usable(part, itemSchema, 'id')]
          if (name === 'purpose') return [name, usable(part, purposeSchema, 'id')]
          if (name === 'donation_amount')
            return [name, z.safeParse(z.nullish(rupeesSchema), part).success ? part : undefined]
          if (name === 'suggested_amounts') return [name, usable(part, suggestionSchema, 'amount')]
          return [name, part]
        }),
      )

/** Turns NaN, the sign of an unreadable base amount, into no base amount. */
const leanOptions: Schema<Giving> = {
  '~standard': {
    validate(value) {
      const read = leanGiving(() => {})['~standard'].validate(value) as { value: Giving } | { issues: object }
      return 'value' in read && Number.isNaN(read.value.donation_amount)
        ? { value: { ...read.value, donation_amount: undefined } }
        : read
    },
  },
}

it('accepts the same project choices as the zod contract, without the entries that cannot be used', () => {
  fc.assert(
    fc.property(choices, (value) =>
      agree(
        leanProjectChoices(() => {}),
        projectChoicesSchema,
        value,
        usable(value, projectChoiceSchema, 'id'),
      ),
    ),
    { numRuns: 2000 },
  )
})

it('accepts the same donation options as the zod contract, without the entries that cannot be used', () => {
  fc.assert(
    fc.property(giving, (value) => agree(leanOptions, givingSchema, value, usableGiving(value))),
    { numRuns: 2000 },
  )
})

it('leaves out and reports the one item with a wrong price, and keeps the first of two items with one id', () => {
  const leftOut: unknown[] = []
  const items = [
    { id: 11, title: 'Meal', price: 60 },
    { id: 12, title: 'Rice', price: 12.5 },
    { id: 11, title: 'Meal again', price: 70 },
  ]
  const read = leanGiving((entry) => leftOut.push(entry))['~standard'].validate({ items, purpose: [] })
  expect(read).toMatchObject({ value: { items: [{ id: 11, title: 'Meal', price: 60 }] } })
  expect(leftOut).toEqual([items[1], items[2]])
})

it.each(['5100', 12.5, -1, true, {}])('reads NaN for the base amount %j, and reports it', (donation_amount) => {
  const leftOut: unknown[] = []
  const read = leanGiving((entry) => leftOut.push(entry))['~standard'].validate({
    items: [],
    purpose: [],
    donation_amount,
  })
  expect(read).toMatchObject({ value: { donation_amount: Number.NaN } })
  expect(leftOut).toEqual([{ donation_amount }])
})

it('reads the stored person exactly as the zod contract does', () => {
  const person = either(
    fc.record({ id, email: text, fullName: text, contactNo: optional(text), more: anything }, { requiredKeys: ['id'] }),
  )
  fc.assert(
    fc.property(person, (value) => agree(leanUser, userSchema, value)),
    { numRuns: 2000 },
  )
})

it('compares accepted and refused values of each kind', () => {
  const verdicts = fc.sample(giving, 500).map((value) => z.safeParse(givingSchema, value).success)
  expect(new Set(verdicts)).toEqual(new Set([true, false]))
})
