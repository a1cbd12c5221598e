import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type StatementProblemCode, statementProblems } from '../../../shared/contract/staff/statements.ts'
import { type StatementRow, toRows } from './toRows.ts'
import { asha, donation, ravi, sampleDonations, type SampleYear, sampleYear } from '../testing/sampleYear.ts'
import { checkStatement } from './checkStatement.ts'

const codesOf = ({ rows, facts }: SampleYear) => checkStatement(rows, facts).map(({ code }) => code)

/** A fault in the first row. */
const cell =
  (change: Partial<StatementRow>) =>
  ({ rows }: SampleYear) =>
    void Object.assign(rows[0] ?? {}, change)

const inRow =
  (index: number, change: Partial<StatementRow>) =>
  ({ rows }: SampleYear) =>
    void Object.assign(rows[index] ?? {}, change)

const long = (most: number) => 'x'.repeat(most + 1)

/** Each plants one fault into a correct statement of three rows: Asha online, Asha in cash, Ravi with a numbered certificate. */
const faults: readonly (readonly [what: string, code: StatementProblemCode, plant: (year: SampleYear) => void])[] = [
  ['a serial number that is no whole number', 'serial_number', cell({ serial: 0.5 })],
  ['a serial number of 0', 'serial_number', cell({ serial: 0 })],
  ['a gap in the serial numbers', 'serial_gap', inRow(2, { serial: 4 })],
  ['a serial number twice', 'serial_twice', inRow(1, { serial: 1 })],
  ['rows in another order', 'serial_gap', ({ rows }) => void rows.reverse()],
  [
    'a pre-acknowledgement number although they are off',
    'pre_ack_off',
    ({ facts }) => void (facts.form.pre_acknowledgement.used = false),
  ],
  ['a pre-acknowledgement number of 22 characters', 'pre_ack_long', cell({ pre_acknowledgement: 'P'.repeat(22) })],
  ['a pre-acknowledgement number in small letters', 'pre_ack_form', cell({ pre_acknowledgement: 'pre0002' })],
  [
    'a pre-acknowledgement number that is not from the pool',
    'pre_ack_unknown',
    cell({ pre_acknowledgement: 'PRE0009' }),
  ],
  ['a pre-acknowledgement number twice', 'pre_ack_twice', cell({ pre_acknowledgement: 'PRE0001' })],
  ['a pre-acknowledgement number of another receipt', 'pre_ack_receipt', inRow(2, { pre_acknowledgement: 'PRE0002' })],
  [
    'a pre-acknowledgement number of a statement filed before',
    'pre_ack_filed',
    cell({ pre_acknowledgement: 'PRE0003' }),
  ],
  ['an unknown code of an id', 'id_code_unknown', cell({ id_code: '9' })],
  ['a kind of id that the trust does not take', 'id_code_refused', cell({ id_code: '4' })],
  ['the code of an Aadhaar number', 'id_code_refused', cell({ id_code: '2' })],
  [
    'a donor who only later declared to be foreign',
    'foreign_later',
    ({ facts }) => void Object.assign(facts.donations[0] ?? {}, { declaredForeignLater: true }),
  ],
  ['no id', 'id_missing', cell({ id: '' })],
  ['an id of 76 characters', 'id_long', cell({ id: long(75) })],
  ['an id with a space', 'id_characters', cell({ id: 'ABCPD 1234E' })],
  ['an id in Devanagari digits', 'id_characters', cell({ id: 'ABCPD१२३४E' })],
  ['the PAN of another donor', 'id_differs', cell({ id: 'ABCPD1234F' })],
  ['an Aadhaar number as the id', 'id_aadhaar', cell({ id: '1234-5678-9012' })],
  ['a PAN in the name', 'id_in_text', cell({ name: 'Asha Rao ABCPD1234E' })],
  ['an Aadhaar number in the address', 'id_in_text', cell({ address: 'Ghat Road, 1234 5678 9012' })],
  ['a PAN with a letter instead of a digit', 'pan_form', cell({ id: 'ABCPD12345' })],
  ['a PAN in small letters', 'pan_form', cell({ id: 'abcpd1234e' })],
  ['a PAN whose fourth letter is no kind of holder', 'pan_kind', cell({ id: 'ABCXD1234E' })],
  ["the trust's own PAN", 'pan_own', cell({ id: 'AAATK0000A' })],
  ['an unknown section', 'section_unknown', cell({ section: 'Section 999' })],
  ['no registration number', 'registration_missing', cell({ registration: '' })],
  ['a registration number of 101 characters', 'registration_long', cell({ registration: long(100) })],
  ['a registration number of another trust', 'registration_unknown', cell({ registration: 'BBBBB0000BF20260' })],
  ['a registration number of another section', 'registration_section', cell({ section: 'Section 45(3)(a)' })],
  [
    'a registration that ended before the donation',
    'registration_expired',
    ({ facts }) => facts.form.registrations.forEach((one) => void (one.valid_until = '2026-10-31')),
  ],
  [
    'a registration that began after the donation',
    'registration_expired',
    ({ facts }) => facts.form.registrations.forEach((one) => void (one.valid_from = '2026-12-01')),
  ],
  ['another day of the registration', 'registration_date', cell({ registration_date: '2020-01-01' })],
  ['no name', 'name_missing', cell({ name: ' ' })],
  ['a name of 126 characters', 'name_long', cell({ name: long(125) })],
  ['a name that is on no receipt of the donor', 'name_differs', cell({ name: 'Asha R.' })],
  ['no address', 'address_missing', cell({ address: '' })],
  ['an address of 251 characters', 'address_long', cell({ address: long(250) })],
  ['an address that is on no receipt of the donor', 'address_differs', cell({ address: 'Elsewhere' })],
  ['a line break in a name', 'control_characters', cell({ name: 'Asha\nRao' })],
  ['a character that turns the direction of the text', 'control_characters', cell({ name: 'Asha \u202eoaR' })],
  ['a name that is a formula', 'formula', cell({ name: '=HYPERLINK("https://evil.example")' })],
  ['an address that begins with a full-width sign', 'formula', cell({ address: '＋91' })],
  ['an unknown type', 'type_unknown', cell({ type: 'Gold' })],
  ['another type than that of the donations', 'type_differs', cell({ type: 'Corpus' })],
  ['an unknown mode', 'mode_unknown', cell({ mode: 'Barter' })],
  ['another mode than that of the donations', 'mode_differs', cell({ mode: 'Cash' })],
  ['no amount', 'amount_missing', cell({ amount: Number.NaN })],
  ['an amount of 0', 'amount_zero', cell({ amount: 0 })],
  ['a negative amount', 'amount_negative', cell({ amount: -1000 })],
  ['a fraction of a rupee', 'amount_fraction', cell({ amount: 1000.5 })],
  ['an amount without the refund', 'amount_differs', cell({ amount: 1200 })],
  [
    'a second row of the same donor and nature',
    'row_twice',
    ({ rows }) => {
      const [first] = rows
      if (!first) return
      rows.push({ ...first, serial: 4, amount: 500, donations: [2] })
      Object.assign(first, { amount: 500, donations: [1] })
    },
  ],
  ['a row without a donation', 'row_without_donation', cell({ donations: [] })],
  ['donations of two donors in one row', 'donors_mixed', cell({ donations: [1, 2, 4], amount: 3000 })],
  ['an anonymous donation in a row', 'donor_anonymous', cell({ donations: [1, 2, 6], amount: 1500 })],
  ['a foreign donor in the statement', 'donor_foreign', cell({ donations: [1, 2, 7], amount: 1500 })],
  ['a donation that does not exist', 'donation_unknown', cell({ donations: [1, 2, 99] })],
  ['a donation in two rows', 'donation_twice', inRow(1, { donations: [1, 3], amount: 2000 })],
  ['a donation that is missing', 'donation_missing', cell({ donations: [1], amount: 500 })],
  [
    'a donation of the next year',
    'donation_outside_year',
    ({ facts }) => void Object.assign(facts.donations[0] ?? {}, { day: '2027-04-01' }),
  ],
  ['a donation that was refunded in full', 'donation_returned', cell({ donations: [1, 2, 8] })],
  [
    'a refund that is larger than its donation',
    'refund_larger',
    ({ facts }) => void Object.assign(facts.donations[1] ?? {}, { returned: 800 }),
  ],
  ['a sum that is not the sum of the ledger', 'sum_differs', ({ facts }) => void (facts.ledgerRupees += 100)],
  [
    'cash above the limit',
    'cash_above_limit',
    ({ facts, rows }) => {
      Object.assign(facts.donations[2] ?? {}, { paid: 2001 })
      Object.assign(rows[1] ?? {}, { amount: 2001 })
    },
  ],
  [
    'two names of one id',
    'two_names',
    ({ facts }) => void Object.assign(facts.donations[2] ?? {}, { donor: { ...asha, name: 'Uma Rao' } }),
  ],
  ['a year that is not over', 'year_open', ({ facts }) => void (facts.today = '2027-03-31')],
  ['a day after the last day to file', 'late', ({ facts }) => void (facts.today = '2027-06-01')],
]

describe('the check of a statement', () => {
  it('finds nothing in a correct statement', () => {
    expect(codesOf(sampleYear())).toEqual([])
  })

  it.each(faults)('finds %s', (_what, code, plant) => {
    const year = sampleYear()
    plant(year)
    expect(codesOf(year)).toContain(code)
  })

  it('has a planted fault for each code', () => {
    expect(faults.length).toBeGreaterThanOrEqual(40)
    const planted = new Set<string>(faults.map(([, code]) => code))
    expect(Object.keys(statementProblems).filter((code) => !planted.has(code))).toEqual([])
  })

  it('names row, column and donation', () => {
    const year = sampleYear()
    cell({ id: 'ABCXD1234E' })(year)
    expect(checkStatement(year.rows, year.facts)).toContainEqual({
      code: 'pan_kind',
      row: 1,
      column: 'id',
      donation: null,
    })
    const cash = sampleYear([...sampleDonations(), donation(9, { mode: 'cash', paid: 5000 })])
    expect(checkStatement(cash.rows, cash.facts)).toEqual([
      { code: 'cash_above_limit', row: 2, column: 'amount', donation: 9 },
    ])
  })

  it('takes two spellings of a name as one, and lists errors before notices', () => {
    const shouted = sampleYear([donation(1), donation(2, { donor: { ...asha, name: 'ASHA  RAO.' } })])
    expect(codesOf(shouted)).toEqual([])
    const year = sampleYear([
      donation(1, { mode: 'cash', paid: 5000 }),
      donation(2, { donor: { ...ravi, address: '' } }),
    ])
    expect(codesOf(year)).toEqual(['address_missing', 'cash_above_limit'])
  })

  it('finds nothing in statements of random donations', () => {
    const donors = [asha, ravi, { ...ravi, id: null }, { ...asha, isForeign: true }, null]
    const one = fc.record({
      donor: fc.constantFrom(...donors),
      type: fc.constantFrom('other', 'corpus', 'specific', 'restricted'),
      mode: fc.constantFrom('electronic', 'cash', 'other'),
      day: fc.constantFrom('2026-04-01', '2026-11-02', '2027-03-31'),
      paid: fc.integer({ min: 1, max: 2000 }),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
    })
    fc.assert(
      fc.property(fc.array(one, { maxLength: 40 }), (drawn) => {
        const donations = drawn.map(({ share, ...change }, index) =>
          donation(index + 10, { ...change, returned: Math.floor(change.paid * share) }),
        )
        const year = sampleYear(donations)
        expect(codesOf(year)).toEqual([])
        const ids = year.rows.flatMap((row) => row.donations)
        expect(new Set(ids).size).toBe(ids.length)
      }),
    )
  })
})

it('looks at each number of the pool once, however many rows have one', () => {
  const donations = Array.from({ length: 200 }, (_, index) => donation(index + 1))
  const { facts } = sampleYear(donations)
  const numberOf = new Map(donations.map(({ receipt }, index) => [receipt, `PRE${1000 + index}`]))
  let looks = 0
  const pool = [...numberOf].map(([receipt, number]) => ({
    receipt,
    filed: false,
    get number() {
      looks++
      return number
    },
  }))
  expect(checkStatement(toRows(donations, facts.form, numberOf), { ...facts, pool })).toEqual([])
  expect(looks).toBe(pool.length)
})
