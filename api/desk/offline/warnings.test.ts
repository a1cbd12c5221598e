import { describe, expect, it } from 'vitest'
import { type EarlierEntry, type WarnedEntry, warningsOf } from './warnings.ts'

const rules = {
  cashDay: { limit: 200_000, law: 'day' },
  split: { limit: 2_000, days: 7, law: 'split' },
}
const entry: WarnedEntry & { name: string } = {
  amount: 1_500,
  mode: 'cash',
  reference: '',
  day: '2026-11-20',
  person: ['phone:9876543210'],
  name: 'Kamla Namuna',
}
const earlier = (change: Partial<EarlierEntry>): EarlierEntry => ({
  ...entry,
  txn_id: 'OFF1',
  receipt: 'T/2026-27/000001',
  ...change,
})
const codes = (change: Partial<typeof entry>, others: Partial<EarlierEntry>[] = [], names: string[] = []) =>
  warningsOf({ ...entry, ...change }, others.map(earlier), names, rules).map(({ code }) => code)

it('names the receipts, the sum with the new donation, and the law', () => {
  expect(warningsOf(entry, [earlier({ day: '2026-11-18', amount: 1_000 })], [], rules)).toEqual([
    {
      code: 'split_cash',
      donations: [{ txn_id: 'OFF1', receipt: 'T/2026-27/000001' }],
      sum: 2_500,
      law: 'split',
      names: [],
    },
  ])
})

describe('a known reference', () => {
  const cheque = { mode: 'cheque', reference: '004217 SBI' }
  const transfer = { mode: 'transfer', reference: 'SBIN0 2261-1234' }
  it.each([
    ['the same cheque', cheque, cheque, true],
    ['a cheque without its zeros', cheque, { ...cheque, reference: '4217 sbi' }, true],
    ['a cheque of which one names no bank', cheque, { ...cheque, reference: '004217' }, true],
    ['a cheque of another bank', cheque, { ...cheque, reference: '004217 HDFC' }, false],
    ['a transfer in other letters', transfer, { ...transfer, reference: 'sbin022611234' }, true],
    ['a transfer entered as UPI', transfer, { ...transfer, mode: 'upi' }, true],
    ['a transfer of another bank', transfer, { ...transfer, reference: 'HDFC022611234' }, false],
    ['a transfer with the number of a cheque', transfer, { ...transfer, mode: 'cheque' }, false],
    ['words without a number', { ...transfer, reference: 'by hand' }, { ...transfer, reference: 'by hand' }, false],
    ['cash', { reference: '17' }, { reference: '17' }, false],
  ])('%s', (_title, change, other, isKnown) => {
    expect(codes(change, [{ amount: 900_000, person: [], ...other }]).includes('known_reference')).toBe(isKnown)
  })
})

describe('cash of one person in a day', () => {
  const half = { amount: 100_000 }
  it.each([
    ['alone below the limit', { amount: 199_999 }, [], false],
    ['alone at the limit', { amount: 200_000 }, [], true],
    ['with another of the day', half, [half], true],
    ['with less of the day', half, [{ amount: 99_999 }], false],
    ['with another day', half, [{ ...half, day: '2026-11-19' }], false],
    ['with another person', half, [{ ...half, person: ['phone:9000000001'] }], false],
    [
      'with a person who shares one of several',
      { ...half, person: ['account-7', 'pan:ABCPD1234E'] },
      [{ ...half, person: ['donor-3', 'pan:ABCPD1234E'] }],
      true,
    ],
    ['with a transfer', half, [{ ...half, mode: 'transfer' }], false],
    ['of nobody', { ...half, person: [] }, [{ ...half, person: [] }], false],
    ['that is no cash', { amount: 200_000, mode: 'transfer' }, [], false],
  ])('%s', (_title, change, others, isWarned) => {
    expect(codes(change, others).includes('cash_day')).toBe(isWarned)
  })
})

describe('split cash', () => {
  it.each([
    ['together above the limit', {}, [{ amount: 501 }], true],
    ['together at the limit', {}, [{ amount: 500 }], false],
    ['six days later', {}, [{ amount: 2_000, day: '2026-11-26' }], true],
    ['seven days before', {}, [{ amount: 2_000, day: '2026-11-13' }], false],
    ['alone above the limit', { amount: 2_001 }, [{ amount: 500 }], false],
    ['beside one that is above the limit', {}, [{ amount: 2_001 }], false],
    ['of another person', {}, [{ amount: 2_000, person: ['donor-9'] }], false],
  ])('%s', (_title, change, others, isWarned) => {
    expect(codes(change, others).includes('split_cash')).toBe(isWarned)
  })
  it('is nothing without a rule', () => {
    const none = { cashDay: null, split: null }
    expect(warningsOf({ ...entry, amount: 900_000 }, [earlier({})], [], none)).toEqual([])
  })
})

describe('the count of a hundi', () => {
  const hundi = { amount: 40_000, person: [], name: '' }
  it.each([
    ['of the same day and sum', {}, {}, true],
    ['of another day', {}, { day: '2026-11-19' }, false],
    ['of another sum', {}, { amount: 40_001 }, false],
    ['and cash of a known person', {}, { person: ['donor-9'] }, false],
    ['and a transfer without a name', {}, { mode: 'transfer' }, false],
    ['is no transfer', { mode: 'transfer' }, {}, false],
    ['is no cash of a known person', { person: ['donor-9'] }, {}, false],
  ])('%s', (_title, change, other, isWarned) => {
    const found = codes({ ...hundi, ...change }, [{ ...hundi, ...other }])
    expect(found.includes('same_hundi')).toBe(isWarned)
  })
})

it.each([
  [['Ravi Negi'], true],
  [['Kamla Namuna'], false],
  [['KAMLA  NAMUNA', 'Kamla namuna'], false],
])('compares the names of a PAN as the statement does: %o', (names, isWarned) => {
  expect(codes({}, [], names).includes('pan_name')).toBe(isWarned)
})
