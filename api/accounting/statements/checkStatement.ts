import type { StatementColumn, StatementForm } from '../../../shared/contract/content/rules.ts'
import { isFormula, panProblem, plainName } from '../../../shared/contract/people/person.ts'
import { type StatementProblemCode, statementProblems } from '../../../shared/contract/staff/statements.ts'
import type { DaySpan } from '../../payment/financialYear.ts'
import {
  acceptedId,
  keptOf,
  natureOf,
  netOf,
  oneLine,
  type PooledNumber,
  rowAmount,
  sortDonations,
  type StatementDonation,
  type StatementRow,
} from './toRows.ts'
import { dueDay, type StatementRules } from './statementRules.ts'

export interface StatementProblem {
  code: StatementProblemCode
  /** Position of the row in the file, from 1; null: it concerns no row. */
  row: number | null
  column: StatementColumn | null
  /** Null: it concerns no single donation. */
  donation: number | null
}

/** What the check compares the rows with. */
export interface StatementFacts extends StatementRules {
  /** The days of the year. */
  span: DaySpan
  /** All paid donations of the year, also those that are in no row. */
  donations: readonly StatementDonation[]
  /** What the ledger keeps of all donations of the year, in rupees. */
  ledgerRupees: number
  pool: readonly PooledNumber[]
  /** The Indian day on which it is checked. */
  today: string
}

/** A row and its donations. */
interface CheckedRow {
  row: StatementRow
  donations: readonly StatementDonation[]
}

/** What the check has met in earlier rows, because some faults are in the relation between rows. */
const newSeen = () => ({
  last: 0,
  serials: new Set<number>(),
  numbers: new Set<string>(),
  natures: new Set<string>(),
  ids: new Set<string>(),
  donations: new Set<number>(),
})
type Seen = ReturnType<typeof newSeen>

/** Adds a value. Answers whether it was there already. */
const isAgain = <Value>(seen: Set<Value>, value: Value): boolean => seen.size === seen.add(value).size

/** The facts, with donations by id, numbers of the pool by themselves, and recorded texts by the donor's id. */
interface Facts extends StatementFacts {
  byId: ReadonlyMap<number, StatementDonation>
  byNumber: ReadonlyMap<string, PooledNumber>
  recorded: ReturnType<typeof recordedTexts>
}

/** A code with its column and its donation, if there is one. */
type Found = readonly [code: StatementProblemCode, column: StatementColumn | null, donation?: number]

/** A part of the check of one row. */
type Check = (checked: CheckedRow, facts: Facts, seen: Seen) => (Found | false | undefined)[]

/** Amounts are the sum of their donations, in whole rupees. */
const checkAmount: Check = ({ row: { amount, donations: ids }, donations }) => {
  if (!Number.isFinite(amount)) return [['amount_missing', 'amount']]
  if (amount === 0) return [['amount_zero', 'amount']]
  if (amount < 0) return [['amount_negative', 'amount']]
  if (!Number.isSafeInteger(amount)) return [['amount_fraction', 'amount']]
  return [ids.length > 0 && amount !== rowAmount(donations) && ['amount_differs', 'amount']]
}

/**
 * Each donation is in one row. It is of the year, of a recorded Indian donor, and not given back. Of a donor who declared only afterwards to be neither Indian
 * citizen nor Indian organisation, staff must ask what held on the day. Cash above the limit is reported for each donation.
 */
const checkDonations: Check = ({ row, donations }, { span, cashLimit, byId }, seen) => [
  row.donations.length === 0 && ['row_without_donation', 'amount'],
  ...row.donations.flatMap((id): Found[] => {
    const again = isAgain(seen.donations, id)
    if (!byId.has(id)) return [['donation_unknown', null, id]]
    return again ? [['donation_twice', null, id]] : []
  }),
  ...donations.flatMap((donation): (Found | false | undefined)[] => {
    const { id, donor, day, mode, declaredForeignLater } = donation
    const isAboveLimit = cashLimit !== null && mode === 'cash' && netOf(donation) > cashLimit
    return [
      !donor?.name.trim() && !donor?.address.trim() && ['donor_anonymous', null, id],
      donor?.isForeign && ['donor_foreign', null, id],
      declaredForeignLater && ['foreign_later', null, id],
      (day < span.from || day > span.to) && ['donation_outside_year', null, id],
      rowAmount([donation]) === 0 && ['donation_returned', null, id],
      isAboveLimit && ['cash_above_limit', 'amount', id],
    ]
  }),
]

/** The most characters of a column. */
const mostOf = ({ columns }: StatementForm, key: StatementColumn): number =>
  columns.find((column) => column.key === key)?.most ?? Number.POSITIVE_INFINITY

/** Each row has one donor, with the name and address of one of the receipts. An id with several names is reported once. */
const checkDonor: Check = ({ row, donations }, { recorded }, seen) => {
  const ids = new Set(donations.map(({ donor }) => donor?.id?.number ?? ''))
  const known = recorded.get(row.id)
  return [
    ids.size > 1 && ['donors_mixed', 'id'],
    !isAgain(seen.ids, row.id) && (known?.people.size ?? 0) > 1 && ['two_names', 'name'],
    known && !known.names.has(oneLine(row.name)) && ['name_differs', 'name'],
    known && !known.addresses.has(oneLine(row.address)) && ['address_differs', 'address'],
  ]
}

/** The names and addresses on the receipts of each id. */
function recordedTexts(donations: readonly StatementDonation[]) {
  const byId = new Map<string, Record<'names' | 'people' | 'addresses', Set<string>>>()
  for (const donation of donations) {
    const { donor } = donation
    if (!donor?.id) continue
    const known = byId.get(donor.id.number) ?? { names: new Set(), people: new Set(), addresses: new Set() }
    if (donor.name.trim() && netOf(donation) > 0) known.people.add(plainName(donor.name))
    known.names.add(oneLine(donor.name))
    known.addresses.add(oneLine(donor.address))
    byId.set(donor.id.number, known)
  }
  return byId
}

/** Twelve digits, also in groups of four. */
const aadhaar = /(?<!\d)\d{4}[\s-]?\d{4}[\s-]?\d{4}(?!\d)/
const pan = /(?<![A-Z])[A-Z]{5}\d{4}[A-Z](?![A-Z])/i

/** The donor's id and its code: accepted by the form, well formed, and the same as in the donations. */
const checkId: Check = ({ row, donations }, { form, ownPan }) => {
  const { id, id_code: code } = row
  const kind = form.ids.find((one) => one.code === code)
  const isPan = kind?.kind === 'pan'
  const wrong = isPan && id !== '' ? panProblem(id) : null
  const differs = donations.some(({ donor }) => {
    const recorded = donor && acceptedId(donor, form)
    return recorded && (recorded.number !== id || recorded.code !== code)
  })
  return [
    !kind && ['id_code_unknown', 'id_code'],
    kind !== undefined && !kind.allowed && ['id_code_refused', 'id_code'],
    id.trim() === '' && ['id_missing', 'id'],
    id.length > mostOf(form, 'id') && ['id_long', 'id'],
    /[^\x21-\x7e]/.test(id) && ['id_characters', 'id'],
    aadhaar.test(id) && ['id_aadhaar', 'id'],
    wrong === 'pan' && ['pan_form', 'id'],
    wrong === 'pan_kind' && ['pan_kind', 'id'],
    isPan && id === ownPan && ['pan_own', 'id'],
    differs && ['id_differs', 'id'],
    holdsId(row.name) && ['id_in_text', 'name'],
    holdsId(row.address) && ['id_in_text', 'address'],
  ]
}

const holdsId = (text: string) => aadhaar.test(text) || pan.test(text)

const control = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|[\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

/** Names and addresses exist and fit. No text is a formula, or has characters that a cell cannot show. */
const checkTexts: Check = ({ row }, { form }) => [
  row.name.trim() === '' && ['name_missing', 'name'],
  row.address.trim() === '' && ['address_missing', 'address'],
  [...row.name].length > mostOf(form, 'name') && ['name_long', 'name'],
  [...row.address].length > mostOf(form, 'address') && ['address_long', 'address'],
  ...form.columns.flatMap(({ key }): (Found | false)[] => {
    const text = row[key]
    if (typeof text !== 'string') return []
    return [control.test(text) && ['control_characters', key], isFormula(text) && ['formula', key]]
  }),
]

/** Pre-acknowledgement numbers are from the pool, each belongs to its receipt, and none is used twice. */
const checkNumber: Check = ({ row, donations }, { form, byNumber }, seen) => {
  const { pre_acknowledgement: number } = row
  const { used, pattern } = form.pre_acknowledgement
  const wrong = (code: StatementProblemCode): [Found] => [[code, 'pre_acknowledgement']]
  if (number === '') return []
  if (!used) return wrong('pre_ack_off')
  if (number.length > mostOf(form, 'pre_acknowledgement')) return wrong('pre_ack_long')
  if (!new RegExp(`^(?:${pattern})$`, 'u').test(number)) return wrong('pre_ack_form')
  if (isAgain(seen.numbers, number)) return wrong('pre_ack_twice')
  const pooled = byNumber.get(number)
  if (!pooled) return wrong('pre_ack_unknown')
  if (pooled.filed) return wrong('pre_ack_filed')
  return donations.some(({ receipt }) => receipt !== pooled.receipt) ? wrong('pre_ack_receipt') : []
}

/** The trust's registration belongs to the row's section and is valid on the day of each donation. */
const checkRegistration: Check = ({ row, donations }, { form }) => {
  const { section, registration: number, registration_date: date } = row
  const known = form.registrations.filter((one) => one.number === number)
  const registration = known.find((one) => one.section === section)
  const isInvalid = donations.some(
    ({ day }) =>
      registration &&
      (day < registration.valid_from || (registration.valid_until !== null && day > registration.valid_until)),
  )
  return [
    !form.sections.includes(section) && ['section_unknown', 'section'],
    number.trim() === '' && ['registration_missing', 'registration'],
    number.length > mostOf(form, 'registration') && ['registration_long', 'registration'],
    number.trim() !== '' && known.length === 0 && ['registration_unknown', 'registration'],
    (registration ? section !== form.section : known.length > 0) && ['registration_section', 'registration'],
    isInvalid && ['registration_expired', 'registration'],
    known.length > 0 && !known.some((one) => one.issued_on === date) && ['registration_date', 'registration_date'],
  ]
}

/** Type and mode are those of the donations, and a donor has one row for each pair of them. */
const checkNature: Check = ({ row, donations }, { form }, seen) => {
  const { type, mode } = row
  return [
    !Object.values(form.types).includes(type) && ['type_unknown', 'type'],
    !Object.values(form.modes).includes(mode) && ['mode_unknown', 'mode'],
    donations.some((donation) => form.types[donation.type] !== type) && ['type_differs', 'type'],
    donations.some((donation) => form.modes[donation.mode] !== mode) && ['mode_differs', 'mode'],
    isAgain(seen.natures, natureOf(row)) && ['row_twice', 'id'],
  ]
}

/** Serial numbers count from 1 without gaps. */
const checkSerial: Check = ({ row: { serial } }, _, seen) => {
  const [again, follows] = [isAgain(seen.serials, serial), serial === seen.last + 1]
  seen.last = serial
  if (!Number.isSafeInteger(serial) || serial < 1) return [['serial_number', 'serial']]
  if (again) return [['serial_twice', 'serial']]
  return [!follows && ['serial_gap', 'serial']]
}

/**
 * No donation is missing, or given back for more than it was. All rows and the donations outside them make the ledger's sum. The year is over, and the day to file
 * is not.
 */
function checkWhole(
  rows: readonly CheckedRow[],
  { donations, form, ledgerRupees, span, today }: StatementFacts,
): (Found | false)[] {
  const placed = new Set(rows.flatMap(({ row }) => row.donations))
  const outside = keptOf(donations.filter(({ id }) => !placed.has(id)))
  // With the paise that the form leaves out.
  const inside = rows.reduce((sum, { row, donations: own }) => sum + row.amount + keptOf(own) - rowAmount(own), 0)
  const missing = sortDonations(donations, form).reported.filter(({ id }) => !placed.has(id))
  const overdrawn = donations.filter((donation) => netOf(donation) < 0)
  return [
    ...missing.map(({ id }): Found => ['donation_missing', null, id]),
    ...overdrawn.map(({ id }): Found => ['refund_larger', null, id]),
    Math.round((inside + outside - ledgerRupees) * 100) !== 0 && ['sum_differs', null],
    today <= span.to && ['year_open', null],
    today > dueDay(span.to, form) && ['late', null],
  ]
}

const checks: readonly Check[] = [
  checkSerial,
  checkNumber,
  checkId,
  checkRegistration,
  checkTexts,
  checkDonor,
  checkNature,
  checkAmount,
  checkDonations,
]

export const isError = ({ code }: StatementProblem): boolean => statementProblems[code] === 'error'

/**
 * Everything that is wrong or unusual with the rows of a statement: errors first, and by row. It trusts nothing that made the rows: it compares each cell with the
 * form, with the donations and with the ledger.
 */
export function checkStatement(rows: readonly StatementRow[], facts: StatementFacts): StatementProblem[] {
  const byId = new Map(facts.donations.map((donation) => [donation.id, donation]))
  const byNumber = new Map(facts.pool.map((one) => [one.number, one]))
  const all = { ...facts, byId, byNumber, recorded: recordedTexts(facts.donations) }
  const seen = newSeen()
  const checked = rows.map((row): CheckedRow => ({ row, donations: row.donations.flatMap((id) => byId.get(id) ?? []) }))
  const problemsOf = (row: number | null, found: readonly (Found | false | undefined)[]): StatementProblem[] =>
    found.flatMap((one) => (one ? { code: one[0], row, column: one[1], donation: one[2] ?? null } : []))
  const problems = [
    ...problemsOf(null, checkWhole(checked, facts)),
    ...checked.flatMap((row, index) => checks.flatMap((check) => problemsOf(index + 1, check(row, all, seen)))),
  ]
  return [...problems.filter(isError), ...problems.filter((one) => !isError(one))]
}
