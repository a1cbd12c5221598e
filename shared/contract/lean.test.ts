import fc from 'fast-check'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { rupeesSchema } from './basics.ts'
import { type Giving, givingSchema, itemSchema, purposeSchema, suggestionSchema } from './giving.ts'
import { leanGiving, leanProjectChoices, leanUser, type Schema } from './lean.ts'
import { projectChoiceSchema, projectChoicesSchema } from './project.ts'
import { userSchema } from './people/session.ts'

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

/** @param kept what is left of the value where the lean reader is kinder */
const agree = <T>(lean: Schema<T>, full: z.ZodMiniType<T>, value: unknown, kept = value): void => {
  const ours = lean['~standard'].validate(value) as { value?: T; issues?: object }
  const theirs = z.safeParse(full, kept)
  expect('value' in ours, JSON.stringify(value)).toBe(theirs.success)
  if (theirs.success) expect(ours.value).toEqual(theirs.data)
}

/** What is left of a list of choices: entries of the contract, each key once. A list without a usable entry stays as it is: a misfit. */
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

/** NaN, which says that a base amount cannot be read, as no base amount. */
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

it('project choices: the lean reader accepts what the zod contract accepts, without the entries that cannot be used', () => {
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

it('donation options: the lean reader accepts what the zod contract accepts, without the entries that cannot be used', () => {
  fc.assert(
    fc.property(giving, (value) => agree(leanOptions, givingSchema, value, usableGiving(value))),
    { numRuns: 2000 },
  )
})

it('one wrong price leaves out that item, and reports it; of two items with one id the first holds', () => {
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

it.each(['5100', 12.5, -1, true, {}])('the base amount %j cannot be read: NaN, and reported', (donation_amount) => {
  const leftOut: unknown[] = []
  const read = leanGiving((entry) => leftOut.push(entry))['~standard'].validate({
    items: [],
    purpose: [],
    donation_amount,
  })
  expect(read).toMatchObject({ value: { donation_amount: Number.NaN } })
  expect(leftOut).toEqual([{ donation_amount }])
})

it('the stored person: the lean reader and the zod contract accept the same, with the same result', () => {
  const person = either(
    fc.record({ id, email: text, fullName: text, contactNo: optional(text), more: anything }, { requiredKeys: ['id'] }),
  )
  fc.assert(
    fc.property(person, (value) => agree(leanUser, userSchema, value)),
    { numRuns: 2000 },
  )
})

it('each side of the comparison is reached', () => {
  const verdicts = fc.sample(giving, 500).map((value) => z.safeParse(givingSchema, value).success)
  expect(new Set(verdicts)).toEqual(new Set([true, false]))
})
