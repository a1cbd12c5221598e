import fc from 'fast-check'
import { expect, it } from 'vitest'
import { applyChanges, compareRows } from './readFiled.ts'
import { toRows, type StatementRow } from './toRows.ts'
import { asha, donation, ravi, sampleForm, sampleYear } from '../testing/sampleYear.ts'

/** A form of a year in which the trust got another registration number. */
const renewedForm = {
  ...sampleForm,
  registrations: sampleForm.registrations.flatMap((one) => [
    { ...one, valid_until: '2026-09-30' },
    { ...one, number: `${one.number}2`, valid_from: '2026-10-01' },
  ]),
}

const withoutSerials = (rows: readonly StatementRow[]) =>
  rows.map((row) => JSON.stringify({ ...row, serial: 0 })).toSorted()

it('contains the added, changed and deleted rows only', () => {
  const filed = sampleYear().rows
  const now = toRows(
    [
      donation(1),
      donation(2),
      donation(4, { donor: ravi, type: 'corpus', paid: 2000 }),
      donation(9, { type: 'specific' }),
    ],
    sampleForm,
    new Map([['KSN/2026-27/000004', 'PRE0001']]),
  )
  expect(compareRows(filed, now).map(({ change, row }) => [change, row.serial, row.amount])).toEqual([
    ['deleted', 2, 1500],
    ['added', 4, 500],
  ])
})

it('names a changed amount, name or address with the serial number that was filed', () => {
  const filed = sampleYear().rows
  const [first, second, third] = structuredClone(filed)
  if (!first || !second || !third) throw new Error('three rows')
  const now = [
    { ...third, serial: 1, amount: 1800 },
    { ...first, serial: 2 },
    { ...second, serial: 3, address: 'New' },
  ]
  expect(compareRows(filed, now)).toEqual([
    { change: 'changed', row: { ...second, address: 'New' } },
    { change: 'changed', row: { ...third, amount: 1800 } },
  ])
  expect(compareRows(filed, filed)).toEqual([])
})

it('gives exactly the new rows when it is applied, from any statement to any other', () => {
  const one = fc.record({
    id: fc.integer({ min: 1, max: 40 }),
    donor: fc.constantFrom(asha, ravi),
    mode: fc.constantFrom('electronic', 'cash'),
    day: fc.constantFrom('2026-05-02', '2026-11-02'),
    paid: fc.integer({ min: 1, max: 9 }),
  })
  const rows = fc.uniqueArray(one, { selector: ({ id }) => id }).map((drawn) =>
    toRows(
      drawn.map(({ id, ...change }) => donation(id, change)),
      renewedForm,
    ).map((row) => ({ ...row, donations: [] })),
  )
  fc.assert(
    fc.property(rows, rows, (filed, now) => {
      const applied = applyChanges(filed, compareRows(filed, now))
      expect(withoutSerials(applied)).toEqual(withoutSerials(now))
      expect(new Set(applied.map(({ serial }) => serial)).size).toBe(applied.length)
    }),
  )
})
