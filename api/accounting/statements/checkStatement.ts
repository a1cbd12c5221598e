import type { StatementColumn, StatementForm } from '../../../shared/contract/content/rules.ts'
import { isFormula, panProblem } from '../../../shared/contract/people/person.ts'
import { type StatementProblemCode, statementProblems } from '../../../shared/contract/staff/statements.ts'
import {
  acceptedId,
  keptOf,
  netOf,
  plainName,
  rowAmount,
  sortDonations,
  type StatementDonation,
  type StatementRow,
} from './toRows.ts'
import { dueDay } from './statementRules.ts'
import {
  type Check,
  type CheckedRow,
  eachRow,
  inCell,
  ofDonation,
  type StatementFacts,
  type StatementProblem,
} from './problem.ts'

const amountCells = eachRow(({ row: { amount, donations: ids }, donations }) => {
  const sum = rowAmount(donations)
  if (!Number.isFinite(amount)) return [['amount_missing', 'amount']]
  if (amount === 0) return [['amount_zero', 'amount']]
  if (amount < 0) return [['amount_negative', 'amount']]
  if (!Number.isSafeInteger(amount)) return [['amount_fraction', 'amount']]
  return [ids.length > 0 && amount !== sum && ['amount_differs', 'amount']]
})

/** Amounts are the sum of their donations, in whole rupees. Cash above the limit is reported once for each donation. */
const checkAmounts: Check = (rows, facts) => [
  ...amountCells(rows, facts),
  ...rows.flatMap((row) =>
    row.donations
      .filter((donation) => donation.mode === 'cash' && netOf(donation) > (facts.cashLimit ?? Number.POSITIVE_INFINITY))
      .map(({ id }) => ofDonation('cash_above_limit', row, id, 'amount')),
  ),
]

/** The most characters of a column. */
const mostOf = ({ columns }: StatementForm, key: StatementColumn): number =>
  columns.find((column) => column.key === key)?.most ?? Number.POSITIVE_INFINITY

/** Each row has one donor, who is recorded and Indian, with the name and address of one of the receipts. */
const checkDonors: Check = (rows, facts) => {
  const recorded = recordedTexts(facts.donations)
  const named = new Set<string>()
  return rows.flatMap((checked) => {
    const { row, donations } = checked
    const ids = new Set(donations.map(({ donor }) => donor?.id?.number ?? ''))
    const known = recorded.get(row.id)
    const isNewId = named.size !== named.add(row.id).size
    return [
      ...(ids.size > 1 ? [inCell('donors_mixed', checked, 'id')] : []),
      ...(isNewId && (known?.people.size ?? 0) > 1 ? [inCell('two_names', checked, 'name')] : []),
      ...(known && !known.names.has(plain(row.name)) ? [inCell('name_differs', checked, 'name')] : []),
      ...(known && !known.addresses.has(plain(row.address)) ? [inCell('address_differs', checked, 'address')] : []),
      ...donations
        .filter(({ donor }) => !donor?.name.trim() && !donor?.address.trim())
        .map(({ id }) => ofDonation('donor_anonymous', checked, id)),
      ...donations.filter(({ donor }) => donor?.isForeign).map(({ id }) => ofDonation('donor_foreign', checked, id)),
    ]
  })
}

/** The names and addresses on the receipts of each id. */
function recordedTexts(donations: readonly StatementDonation[]) {
  const byId = new Map<string, Record<'names' | 'people' | 'addresses', Set<string>>>()
  for (const donation of donations) {
    const { donor } = donation
    if (!donor?.id) continue
    const known = byId.get(donor.id.number) ?? { names: new Set(), people: new Set(), addresses: new Set() }
    if (donor.name.trim() && netOf(donation) > 0) known.people.add(plainName(donor.name))
    known.names.add(plain(donor.name))
    known.addresses.add(plain(donor.address))
    byId.set(donor.id.number, known)
  }
  return byId
}

const plain = (text: string): string => text.replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()

/** Twelve digits, also in groups of four. */
const aadhaar = /(?<!\d)\d{4}[\s-]?\d{4}[\s-]?\d{4}(?!\d)/
const pan = /(?<![A-Z])[A-Z]{5}\d{4}[A-Z](?![A-Z])/i

/** The donor's id and its code: accepted by the form, well formed, and the same as in the donations. */
const checkIds = eachRow(({ row, donations }, { form, ownPan }) => {
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
})

const holdsId = (text: string) => aadhaar.test(text) || pan.test(text)

const texts = [
  'pre_acknowledgement',
  'id_code',
  'id',
  'section',
  'registration',
  'name',
  'address',
  'type',
  'mode',
] as const
const control = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|[\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

/** Names and addresses exist and fit. No text is a formula, or has characters that a cell cannot show. */
const checkTexts = eachRow(({ row }, { form }) => [
  row.name.trim() === '' && ['name_missing', 'name'],
  row.address.trim() === '' && ['address_missing', 'address'],
  [...row.name].length > mostOf(form, 'name') && ['name_long', 'name'],
  [...row.address].length > mostOf(form, 'address') && ['address_long', 'address'],
  ...texts.flatMap((column: StatementColumn & keyof typeof row) => {
    const text = String(row[column])
    return [
      control.test(text) && (['control_characters', column] as const),
      isFormula(text) && (['formula', column] as const),
    ]
  }),
])

/** Pre-acknowledgement numbers are from the pool, each belongs to its receipt, and none is used twice. */
const checkNumbers: Check = (rows, facts) => {
  const used = new Set<string>()
  const pool = new Map(facts.pool.map((one) => [one.number, one]))
  const problemOf = (row: CheckedRow): StatementProblemCode | null => {
    const number = row.row.pre_acknowledgement
    if (number === '') return null
    const { form } = facts
    if (!form.pre_acknowledgement.used) return 'pre_ack_off'
    if (number.length > mostOf(form, 'pre_acknowledgement')) return 'pre_ack_long'
    if (!hasForm(number, facts)) return 'pre_ack_form'
    if (used.has(number)) return 'pre_ack_twice'
    used.add(number)
    const pooled = pool.get(number)
    if (!pooled) return 'pre_ack_unknown'
    if (pooled.filed) return 'pre_ack_filed'
    return row.donations.some(({ receipt }) => receipt !== pooled.receipt) ? 'pre_ack_receipt' : null
  }
  return rows.flatMap((row) => {
    const code = problemOf(row)
    return code ? inCell(code, row, 'pre_acknowledgement') : []
  })
}

const hasForm = (number: string, { form }: Pick<StatementFacts, 'form'>): boolean =>
  new RegExp(`^(?:${form.pre_acknowledgement.pattern})$`, 'u').test(number)

/** Each donation with an id is in exactly one row, and nothing else is. */
const checkDonations: Check = (rows, { donations, form, span }) => {
  const known = new Set(donations.map(({ id }) => id))
  const placed = new Set<number>()
  const inRows = rows.flatMap((row) => [
    ...(row.row.donations.length === 0 ? [inCell('row_without_donation', row, 'amount')] : []),
    ...row.row.donations.flatMap((id) => {
      const again = placed.size === placed.add(id).size
      if (!known.has(id)) return ofDonation('donation_unknown', row, id)
      return again ? ofDonation('donation_twice', row, id) : []
    }),
    ...row.donations
      .filter(({ day }) => day < span.from || day > span.to)
      .map(({ id }) => ofDonation('donation_outside_year', row, id)),
    ...row.donations
      .filter((donation) => rowAmount([donation]) === 0)
      .map(({ id }) => ofDonation('donation_returned', row, id)),
  ])
  const missing = sortDonations(donations, form).reported.filter(({ id }) => !placed.has(id))
  const overdrawn = donations.filter((donation) => netOf(donation) < 0)
  return [
    ...inRows,
    ...missing.map(({ id }) => ofDonation('donation_missing', null, id)),
    ...overdrawn.map(({ id }) => ofDonation('refund_larger', null, id)),
  ]
}

/** The trust's registration belongs to the row's section and is valid on the day of each donation. */
const checkRegistrations = eachRow(({ row, donations }, { form }) => {
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
})

const cells = eachRow(({ row, donations }, { form }) => [
  !Object.values(form.types).includes(row.type) && ['type_unknown', 'type'],
  !Object.values(form.modes).includes(row.mode) && ['mode_unknown', 'mode'],
  donations.some(({ type }) => form.types[type] !== row.type) && ['type_differs', 'type'],
  donations.some(({ mode }) => form.modes[mode] !== row.mode) && ['mode_differs', 'mode'],
])

/** Type and mode are those of the donations, and a donor has one row for each pair of them. */
const checkNatures: Check = (rows, facts) => {
  const seen = new Set<string>()
  const again = rows.filter(({ row }) => {
    const { id_code, id, section, registration, type, mode, pre_acknowledgement } = row
    const key = JSON.stringify([id_code, id, section, registration, type, mode, pre_acknowledgement])
    return seen.size === seen.add(key).size
  })
  return [...cells(rows, facts), ...again.map((row) => inCell('row_twice', row, 'id'))]
}

/** Serial numbers count from 1 without gaps. */
const checkSerials: Check = (rows) => {
  const seen = new Set<number>()
  let last = 0
  return rows.flatMap((row) => {
    const { serial } = row.row
    const again = seen.has(serial)
    const follows = serial === last + 1
    seen.add(serial)
    last = serial
    if (!Number.isSafeInteger(serial) || serial < 1) return inCell('serial_number', row, 'serial')
    if (again) return inCell('serial_twice', row, 'serial')
    return follows ? [] : inCell('serial_gap', row, 'serial')
  })
}

/** All rows and the donations outside them make the ledger's sum. The year is over, and the day to file is not. */
const checkWhole: Check = (rows, { donations, form, ledgerRupees, span, today }) => {
  const placed = new Set(rows.flatMap(({ row }) => row.donations))
  const outside = keptOf(donations.filter(({ id }) => !placed.has(id)))
  // With the paise that the form leaves out.
  const inside = rows.reduce((sum, { row, donations: own }) => sum + row.amount + keptOf(own) - rowAmount(own), 0)
  const codes = [
    Math.round((inside + outside - ledgerRupees) * 100) !== 0 && ('sum_differs' as const),
    today <= span.to && ('year_open' as const),
    today > dueDay(span.to, form) && ('late' as const),
  ]
  return codes.flatMap((code) => (code ? [{ code, row: null, column: null, donation: null }] : []))
}

/** A donor who declared only afterwards to be neither Indian citizen nor Indian organisation: staff must ask what held on the day of the donation. */
const checkForeign: Check = (rows) =>
  rows.flatMap((row) =>
    row.donations
      .filter(({ declaredForeignLater }) => declaredForeignLater)
      .map(({ id }) => ofDonation('foreign_later', row, id)),
  )

const checks: readonly Check[] = [
  checkSerials,
  checkNumbers,
  checkIds,
  checkRegistrations,
  checkTexts,
  checkDonors,
  checkForeign,
  checkNatures,
  checkAmounts,
  checkDonations,
  checkWhole,
]

/**
 * Everything that is wrong or unusual with the rows of a statement: errors first, and by row. It trusts nothing that made the rows: it compares each cell with the form, with
 * the donations and with the ledger.
 */
export function checkStatement(rows: readonly StatementRow[], facts: StatementFacts): StatementProblem[] {
  const byId = new Map(facts.donations.map((donation) => [donation.id, donation]))
  const checked: CheckedRow[] = rows.map((row, index) => ({
    row,
    position: index + 1,
    donations: row.donations.flatMap((id) => byId.get(id) ?? []),
  }))
  const rank = ({ code }: StatementProblem) => (statementProblems[code] === 'error' ? 0 : 1)
  return checks
    .flatMap((check) => check(checked, facts))
    .toSorted((a, b) => rank(a) - rank(b) || (a.row ?? 0) - (b.row ?? 0))
}
